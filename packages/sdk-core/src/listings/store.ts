import { atom, type ReadableAtom } from 'nanostores';
import type { Remote, StoreEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import type { ListingId } from '../vocabulary/ids.ts';
import { type Problem, toProblem } from '../vocabulary/problem.ts';
import {
  listSimilarListings,
  readListing,
  recordListingEvent,
  revealContact,
} from './endpoints.ts';
import type { ListingKind } from './kinds.ts';
import { pageIdOf } from './page/page-id.ts';
import type { Listing, ListingSummary } from './schemas.ts';

/** What can be requested beyond the page itself, counted and limited by the server. */
export type ContactChannel = 'phone' | 'email';

/** The phone number and e-mail address of the listing shown, as far as they were requested. */
export type RevealedContact = Readonly<Record<ContactChannel, Remote<string, Problem>>>;

/** One listing as its page shows it. */
export interface ListingStore {
  readonly $listing: ReadableAtom<Remote<Listing, Problem>>;
  readonly $contact: ReadableAtom<RevealedContact>;
  /**
   * Shows another listing, unless it is the one that shows; its view is counted once. `id` is the
   * number in the address of its page, which for realtors is the person's.
   */
  show(type: ListingKind, id: number): Promise<void>;
  /** Requests the last requested listing again. */
  retry(): Promise<void>;
  /** Reveals a channel once; a second call while it is under way or known does nothing. */
  reveal(channel: ContactChannel): Promise<void>;
  /** Counts a visit to the website or a share; a failure changes nothing for the reader. */
  record(event: 'website' | 'share'): void;
}

/** The page requested last. */
interface Wanted {
  readonly type: ListingKind;
  readonly id: number;
  isCounted: boolean;
}

const unrevealed: RevealedContact = { phone: { state: 'idle' }, email: { state: 'idle' } };

/** The store of one listing; `$listing` is ready from the start where a server has loaded it. */
export function createListingStore(
  env: Pick<StoreEnvironment, 'client'>,
  initial?: Listing,
): ListingStore {
  const listing = createRemote<Listing>({ request: (signal) => request(signal), initial });
  const $contact = atom<RevealedContact>(unrevealed);
  let wanted: Wanted | undefined = initial && {
    type: initial.listingType,
    id: pageIdOf(initial),
    isCounted: false,
  };

  function count(id: ListingId, event: 'view' | 'website' | 'share'): void {
    // What others don't see has no visitors.
    if (shown()?.isUnpublished) return;
    // A count that is lost is no concern of the page's reader.
    void env.client
      .call(recordListingEvent, { params: { id }, body: { event } })
      .catch(() => undefined);
  }

  function shown(): Listing | undefined {
    const state = listing.$state.get();
    return state.state === 'ready' ? state.value : undefined;
  }

  function countView(): void {
    const id = shown()?.id;
    if (!wanted || wanted.isCounted || id === undefined) return;
    wanted.isCounted = true;
    count(id, 'view');
  }

  async function load(): Promise<void> {
    if (!wanted) return;
    const mine = wanted;
    await listing.reload();
    if (wanted === mine) countView();
  }

  function request(signal: AbortSignal): Promise<Listing> {
    if (!wanted) throw new Error('No listing shows yet.');
    // Checked as the number of a page, which the contract takes for any listing's.
    const params = { type: wanted.type, id: wanted.id as ListingId };
    return env.client.call(readListing, { params }, { signal });
  }

  async function show(type: ListingKind, id: number): Promise<void> {
    if (wanted?.type === type && wanted.id === id) return countView();
    wanted = { type, id, isCounted: false };
    $contact.set(unrevealed);
    await load();
  }

  async function reveal(channel: ContactChannel): Promise<void> {
    const known = $contact.get()[channel].state;
    const mine = wanted;
    const id = shown()?.id;
    if (id === undefined || known === 'loading' || known === 'ready') return;
    $contact.set({ ...$contact.get(), [channel]: { state: 'loading' } });
    const answer = await env.client.call(revealContact, { params: { id }, body: { channel } }).then(
      ({ value }) => ({ state: 'ready', value }) as const,
      (error) => ({ state: 'failed', problem: toProblem(error) }) as const,
    );
    if (wanted === mine) $contact.set({ ...$contact.get(), [channel]: answer });
  }

  return {
    $listing: listing.$state,
    $contact,
    show,
    retry: load,
    reveal,
    record(event) {
      const id = shown()?.id;
      if (id !== undefined) count(id, event);
    },
  };
}

/** The listings like one; ready from the start where a server has loaded them. */
export function createSimilarStore(
  { client }: Pick<StoreEnvironment, 'client'>,
  initial?: { readonly key: ListingId; readonly value: readonly ListingSummary[] },
): RemoteStore<readonly ListingSummary[], ListingId> {
  return createRemote({
    key: initial?.key,
    request: async (signal, id) =>
      (await client.call(listSimilarListings, { params: { id } }, { signal })).results,
    initial: initial?.value,
  });
}
