import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import type * as schemas from '@boardwalk/sdk-core/search/schemas';
import type { Handler } from '../platform/domain.ts';
import { runSearch } from './run-search.ts';

/** Searches the listings of several kinds at once. */
export const searchListings: Handler<typeof schemas.searchListings> = (
  { query: { title, ...page }, body: { categories, ...options } },
  context,
) =>
  runSearch({ ...options, kinds: [...new Set(categories ?? listingKinds)], title }, page, context);
