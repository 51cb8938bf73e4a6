import type { ReadableAtom } from 'nanostores';
import type { Remote, StoreEnvironment } from '../../http/environment.ts';
import { createRemoteStore } from '../../http/remote.ts';
import type { ListingId } from '../../vocabulary/ids.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import { readListingSummaries } from '../endpoints.ts';
import type { ListingSummary } from '../schemas.ts';

/** As many as the server reads at once. */
export const favouritesPageSize = 24;

/** A listing that is kept; without a summary where the public no longer sees it. */
export interface Favourite {
  readonly id: ListingId;
  readonly listing: ListingSummary | undefined;
}

/** The cards of listings that are kept. */
export interface FavouriteListingsStore {
  readonly $favourites: ReadableAtom<Remote<readonly Favourite[], Problem>>;
  /** Shows these, in this order; each is read once. */
  show(ids: readonly ListingId[]): Promise<void>;
}

export function createFavouriteListingsStore({
  client,
}: Pick<StoreEnvironment, 'client'>): FavouriteListingsStore {
  const { $state: $favourites, load } = createRemoteStore<readonly Favourite[]>();
  const known = new Map<ListingId, ListingSummary | undefined>();

  async function read(ids: readonly ListingId[], signal: AbortSignal): Promise<void> {
    const query = { ids: [...ids] };
    const { results } = await client.call(readListingSummaries, { query }, { signal });
    for (const id of ids) known.set(id, undefined);
    for (const listing of results) known.set(listing.id, listing);
  }

  return {
    $favourites,
    show: (ids) =>
      load(async (signal) => {
        const unknown = ids.filter((id) => !known.has(id));
        for (let at = 0; at < unknown.length; at += favouritesPageSize) {
          await read(unknown.slice(at, at + favouritesPageSize), signal);
        }
        return ids.map((id) => ({ id, listing: known.get(id) }));
      }),
  };
}
