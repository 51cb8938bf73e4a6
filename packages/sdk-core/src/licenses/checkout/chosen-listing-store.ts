import type { CurrentUser } from '../../account/sessions/current-user-schemas.ts';
import { createSessionStore } from '../../account/sessions/session-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, lastValue, type OwnedStore, type RemoteStore } from '../../http/remote.ts';
import { whileFollowed } from '../../http/while-followed.ts';
import { previewListings } from '../../listings/endpoints.ts';
import type { ListingSummary } from '../../listings/schemas.ts';
import type { ListingId } from '../../vocabulary/ids.ts';
import type { Point } from '../../vocabulary/places/geo.ts';
import { mayBuy } from './may-buy.ts';
import { requestMerchantListings } from './merchant-listings-store.ts';

/** A merchant listing that boards are chosen for. */
export interface ChosenListing extends Pick<ListingSummary, 'id' | 'title' | 'primaryImage'> {
  /** Its service type. */
  readonly subcategory: string | null;
  /** In full where the public sees it; the city alone, or null, where its owner does alone. */
  readonly address: string | null;
  /** Where the public sees it; null where it does not. */
  readonly point: Point | null;
  readonly isPublic: boolean;
}

/**
 * One listing at a time; null if it is neither public nor one of the user's own that licences are
 * sold for. What only its owner sees is looked up again as users sign in and out.
 */
export type ChosenListingStore = RemoteStore<ChosenListing | null, ListingId>;

/**
 * Creates a store of the listing that an address names. What is not public is looked up among the
 * signed-in user's listings, if the page may buy boards for them; nobody is asked to allow it.
 */
export function createChosenListingStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): ChosenListingStore {
  const session = env.store(createSessionStore);

  async function findPublic(id: ListingId, signal: AbortSignal): Promise<ChosenListing | null> {
    const body = { listings: [id] };
    const { results } = await env.client.call(previewListings, { body }, { signal });
    const found = results.find((one) => one.id === id && one.listingType === 'merchant');
    if (!found) return null;
    const { title, subcategory, primaryImage, lat, lng } = found;
    const address = found.address.fullAddress;
    const point = lat === null || lng === null ? null : { lat, lng };
    return { id, title, subcategory, primaryImage, address, point, isPublic: true };
  }

  async function findOwn(wanted: ListingId): Promise<ChosenListing | null> {
    await session.load();
    const remote = session.$user.get();
    const user = lastValue(remote);
    if (user === undefined && remote.state === 'failed') throw remote.problem;
    if (!mayBuy(user)) return null;
    const found = (await requestMerchantListings(env)).find(({ id }) => id === wanted);
    if (!found) return null;
    const { city, ...listing } = found;
    return { ...listing, address: city, point: null, isPublic: false };
  }

  /** Shows what there is to see for the user who may buy by now. */
  function follow(store: OwnedStore<ChosenListing | null>): () => void {
    let buyer: CurrentUser['id'] | null | undefined;
    const stops = [
      session.follow(),
      session.$user.subscribe((remote) => {
        const user = lastValue(remote);
        if (user === undefined) return;
        const next = user && mayBuy(user) ? user.id : null;
        const state = store.$state.get();
        // Who is known first is whom the answer waits for, unless it could not be found out.
        const isOther = buyer === undefined ? state.state === 'failed' : next !== buyer;
        buyer = next;
        if (!isOther || (state.state === 'ready' && state.value?.isPublic)) return;
        store.forget();
        void store.reload();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  return createRemote({
    key: undefined,
    owner: (store) => whileFollowed(() => follow(store)),
    request: async (signal, id: ListingId) => (await findPublic(id, signal)) ?? findOwn(id),
  });
}
