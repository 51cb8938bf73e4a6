import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';

/** The card of a board: its code comes with the first press. */
export const PickedBoard = lazyParts(() => import('./PickedBoard.tsx')).component('PickedBoard');

/** The list of what lies under a press. */
export const SeveralBoards = lazyParts(() => import('./SeveralBoards.tsx')).component(
  'SeveralBoards',
);
