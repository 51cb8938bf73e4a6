import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { SearchPlace } from './SearchPlace.tsx';

/** What finds boards and places; the map shows without it. */
export const LazyBoardSearch = lazyParts(() => import('./BoardSearch.tsx')).component(
  'BoardSearch',
  {
    Place: SearchPlace,
  },
);
