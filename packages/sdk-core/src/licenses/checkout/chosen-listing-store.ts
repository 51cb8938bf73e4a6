import type { CurrentUser } from '../../account/sessions/current-user-schemas.ts';
import { createSessionStore } from '../../account/sessions/session-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createFollow } from '../../http/follow.ts';
import { createKeyedRemoteStore, type KeyedRemoteStore } from '../../http/keyed-remote.ts';
import { lastValue } from '../../http/remote.ts';
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

/** One listing at a time; null where it is neither public nor one's own that licences are sold for. */
export interface ChosenListingStore extends KeyedRemoteStore<ListingId, ChosenListing | null> {
  /** Looks anew for what only its owner sees, as people come and go; answers how to stop. */
  follow(): () => void;
}

/**
 * A store of the listing that an address names. What is not public is looked for among the listings
 * of whoever is signed in, where the page may buy boards for them; nobody is asked to let it.
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

  const held = createKeyedRemoteStore(
    async (id: ListingId, signal) => (await findPublic(id, signal)) ?? findOwn(id),
  );

  /** What there is to see for somebody else than it was asked for. */
  function lookAnew(): void {
    const remote = held.$state.get();
    if (remote.state === 'ready' && remote.value?.isPublic) return;
    held.forget();
    void held.retry();
  }

  return {
    ...held,
    follow: createFollow(() => {
      let buyer: CurrentUser['id'] | null | undefined;
      const stops = [
        session.follow(),
        session.$user.subscribe((remote) => {
          const user = lastValue(remote);
          if (user === undefined) return;
          const next = user && mayBuy(user) ? user.id : null;
          // Who is known first is whom the answer waits for, unless it could not be found out.
          const isFirst = buyer === undefined;
          const isOther = isFirst ? held.$state.get().state === 'failed' : next !== buyer;
          buyer = next;
          if (isOther) lookAnew();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    }),
  };
}
