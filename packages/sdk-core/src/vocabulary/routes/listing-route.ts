import { route } from './route.ts';

/** The page of a listing; apart from the others, as every first view of listings leads to it alone. */
export const listing = route('listing', '/{type}/listing/{id}');
