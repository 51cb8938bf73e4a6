import type { StoreEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import type { ListingKind } from '../listings/kinds.ts';
import { searchListings } from '../search/endpoints.ts';
import type { SearchAnswer } from '../search/schemas.ts';

/** Words of the title of a published listing of that kind. */
export interface ListingTitleQuery {
  readonly kind: ListingKind;
  readonly text: string;
}

/** Listings that are offered at once. */
const size = 10;

/**
 * Creates the store of published listings by search text, for users who look after rights to them.
 */
export function createListingLookupStore({
  client,
}: Pick<StoreEnvironment, 'client'>): RemoteStore<SearchAnswer['results'], ListingTitleQuery> {
  return createRemote({
    key: undefined,
    request: async (signal, { kind, text }) => {
      const body = { text, categories: [kind], include: ['page' as const] };
      return (await client.call(searchListings, { query: { size }, body }, { signal })).results;
    },
  });
}

/** The number that somebody typed in place of words. */
export function readListingNumber(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text.trim()) ? Number(text) : undefined;
}
