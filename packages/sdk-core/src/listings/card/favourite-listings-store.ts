import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import type { ListingId } from '../../vocabulary/ids.ts';
import { readListingSummaries } from '../endpoints.ts';
import type { ListingSummary } from '../schemas.ts';

/** As many as the server reads at once. */
export const favouritesPageSize = 24;

/** A saved listing; without a summary if the public no longer sees it. */
export interface Favourite {
  readonly id: ListingId;
  readonly listing: ListingSummary | undefined;
}

/** Creates the store of the cards of saved listings, in the requested order; each is read once. */
export function createFavouriteListingsStore({
  client,
}: Pick<StoreEnvironment, 'client'>): RemoteStore<readonly Favourite[], readonly ListingId[]> {
  const known = new Map<ListingId, ListingSummary | undefined>();

  async function read(ids: readonly ListingId[], signal: AbortSignal): Promise<void> {
    const query = { ids: [...ids] };
    const { results } = await client.call(readListingSummaries, { query }, { signal });
    for (const id of ids) known.set(id, undefined);
    for (const listing of results) known.set(listing.id, listing);
  }

  return createRemote({
    key: undefined,
    request: async (signal, ids) => {
      const unknown = ids.filter((id) => !known.has(id));
      for (let at = 0; at < unknown.length; at += favouritesPageSize) {
        await read(unknown.slice(at, at + favouritesPageSize), signal);
      }
      return ids.map((id) => ({ id, listing: known.get(id) }));
    },
  });
}
