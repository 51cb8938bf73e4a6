import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { FavouritesPlace } from './favourites/FavouritesPlace.tsx';
import { ActionsPlace } from './list/ActionsPlace.tsx';

/** What follows the first view: what is done with alerts, that they may be old, and news of favourites. */
const later = lazyParts(() => import('./later.ts'));
export const FavouriteNews = later.component('FavouriteNews', { Place: FavouritesPlace });
export const OldNote = later.component('OldNote');
export const RuleActions = later.component('RuleActions', { Place: ActionsPlace });
