import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { SearchPlace } from './SearchPlace.tsx';

/** What finds boards and places; the map shows without it. */
export const BoardSearch = lazyParts(() => import('./BoardSearch.tsx')).component('BoardSearch', {
  Place: SearchPlace,
});

/** The card of a board: its code comes with the first press. */
export const PickedBoard = lazyParts(() => import('./PickedBoard.tsx')).component('PickedBoard');
