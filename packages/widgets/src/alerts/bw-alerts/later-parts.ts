import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { FavouritesPlace } from './favourites/FavouritesPlace.tsx';
import { ActionsPlace } from './list/ActionsPlace.tsx';

/** What follows the first view: what is done with alerts, that they may be old, and news of favourites. */
const later = lazyParts(() => import('./later.ts'));
export const DeletedRow = later.component('DeletedAlertRow');
export const FavouriteNews = later.component('FavouriteNewsSettings', { Place: FavouritesPlace });
export const OldNote = later.component('StaleAlertsNote');
export const RuleActions = later.component('RuleActionButtons', { Place: ActionsPlace });

/**
 * The texts for every field of every kind; requested as early as the alerts, which stand where they
 * stay.
 */
export const searchSummaryParts = lazyParts(() => import('./list/RuleSearchSummary.tsx'));
export const AlertSearchSummary = searchSummaryParts.component('RuleSearchSummary');
