import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';

const cards = lazyParts(() => import('./cards.ts'));

/** The card of a board: its code comes with the first press. */
export const PickedBoard = cards.component('PickedBoardCard');

/** The list of what lies under a press. */
export const SeveralBoards = cards.component('SeveralBoardsCard');

/** The way on at the bottom of the window, which comes with the first board that is chosen. */
export const OnwardBar = cards.component('BoardsCheckoutBar');
