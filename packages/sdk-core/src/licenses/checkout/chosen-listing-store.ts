import type { StoreEnvironment } from '../../http/environment.ts';
import { createKeyedRemoteStore, type KeyedRemoteStore } from '../../http/keyed-remote.ts';
import { previewListings } from '../../listings/endpoints.ts';
import type { ListingSummary } from '../../listings/schemas.ts';
import type { ListingId } from '../../vocabulary/ids.ts';

/** The listing that boards are chosen for; null where no merchant listing is public under its number. */
export type ChosenListing = ListingSummary | null;

/** A store of the listing that an address names. */
export function createChosenListingStore({
  client,
}: Pick<StoreEnvironment, 'client'>): KeyedRemoteStore<ListingId, ChosenListing> {
  return createKeyedRemoteStore<ListingId, ChosenListing>(async (id, signal) => {
    const { results } = await client.call(
      previewListings,
      { body: { listings: [id] } },
      { signal },
    );
    return results.find((one) => one.id === id && one.listingType === 'merchant') ?? null;
  });
}
