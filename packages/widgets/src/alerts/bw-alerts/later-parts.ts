import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { FavouritesPlace } from './favourites/FavouritesPlace.tsx';
import { ActionsPlace } from './list/ActionsPlace.tsx';

/** What follows the first view: what is done with alerts, that they may be old, and news of favourites. */
const later = lazyParts(() => import('./later.ts'));
export const DeletedRow = later.component('DeletedRow');
export const FavouriteNews = later.component('FavouriteNews', { Place: FavouritesPlace });
export const OldNote = later.component('OldNote');
export const RuleActions = later.component('RuleActions', { Place: ActionsPlace });

/** The words for every field of every kind; asked for as early as the alerts, which stand where they stay. */
export const words = lazyParts(() => import('./list/SearchWords.tsx'));
export const SearchWords = words.component('SearchWords');
