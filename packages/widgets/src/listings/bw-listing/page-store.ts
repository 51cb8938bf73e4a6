import type { StoreEnvironment } from '@boardwalk/sdk-core/http/environment';
import { createRemote, type RemoteStore } from '@boardwalk/sdk-core/http/remote';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { pageIdOf } from '@boardwalk/sdk-core/listings/page/page-id';
import type { Listing } from '@boardwalk/sdk-core/listings/schemas';
import { createListingStore, type ListingStore } from '@boardwalk/sdk-core/listings/store';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { ListingPageTexts } from './texts/listing-page-texts.ts';

/** A listing, and what its page says in the words of its kind. */
export interface ShownPage {
  readonly listing: Listing;
  /** Undefined where the words could not be loaded. */
  readonly words: ListingPageTexts | undefined;
}

/** What the address of a listing's page says: its kind, and its number there. */
interface PageAddress {
  readonly type: ListingKind;
  readonly id: number;
}

/** One listing with its words; these load by themselves, along with it. */
export interface PageStore
  extends Pick<ListingStore, '$contact' | 'reveal' | 'record'>,
    Pick<RemoteStore<ShownPage>, '$state' | 'follow'> {
  /** Shows another listing. */
  show(address: PageAddress): Promise<void>;
  /** Requests again what is missing: the listing, or its words. */
  reload(): Promise<void>;
  /** Rewrites the texts, as they are at this time. */
  rewrite(): Promise<void>;
}

/** Loads what writes the words of a kind at `now`, milliseconds since 1970. */
type LoadWriter = (
  kind: ListingKind,
) => Promise<(listing: Listing, now: number) => ListingPageTexts>;

/** The state of a listing's page, `ready` from the start where a server has loaded it. */
export function createPageStore(
  env: StoreEnvironment,
  loadWriter: LoadWriter,
  initial?: ShownPage,
): PageStore {
  const { $listing, $contact, reveal, record, ...listings } = createListingStore(
    env,
    initial?.listing,
  );
  const page = createRemote<ShownPage>({ initial, request: requestMissing });
  let kind = initial?.listing.listingType;

  /** The words are on their way along with the listing; without them it shows all the same. */
  async function load(of: ListingKind, listingLoaded: Promise<void>): Promise<ShownPage> {
    const writer = loadWriter(of).catch(() => undefined);
    await listingLoaded;
    const remote = $listing.get();
    if (remote.state === 'failed') throw remote.problem;
    if (remote.state !== 'ready') throw new Problem('aborted', 'Another listing was asked for.');
    const listing = remote.value;
    return { listing, words: (await writer)?.(listing, env.clock.now()) };
  }

  async function show({ type, id }: PageAddress): Promise<void> {
    const shown = page.$state.get();
    kind = type;
    if (shown.state === 'ready' && isPageOf(shown.value.listing, type, id)) {
      return listings.show(type, id);
    }
    await page.run(() => load(type, listings.show(type, id)));
  }

  async function requestMissing(): Promise<ShownPage> {
    if (!kind) throw new Error('No listing shows yet.');
    const isThere = $listing.get().state === 'ready';
    return load(kind, isThere ? Promise.resolve() : listings.retry());
  }

  async function rewrite(): Promise<void> {
    const shown = page.$state.get();
    if (shown.state !== 'ready') return;
    const { listing } = shown.value;
    await page.run(() =>
      loadWriter(listing.listingType).then(
        (write) => ({ listing, words: write(listing, env.clock.now()) }),
        () => shown.value,
      ),
    );
  }

  const { $state, reload } = page;
  // Its address requests it, and what was requested stays for a reader who comes back.
  const follow = () => () => undefined;
  return { $state, $contact, reveal, record, show, follow, reload, rewrite };
}

/** Whether the listing is the one at this address. */
export function isPageOf(listing: Listing, type: ListingKind, id: number): boolean {
  return listing.listingType === type && pageIdOf(listing) === id;
}
