import type { DropReason } from '../../boards/selection/board-ids.ts';
import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import type { BoardId, ListingId } from '../../vocabulary/ids.ts';
import { changeHolds, readHolds } from './endpoints.ts';
import type { HoldRefusal } from './hold-refusals.ts';
import type { Holds } from './schemas.ts';

/** What is to be held for a listing. */
export interface HoldChoice {
  readonly listingId: ListingId;
  /** In the order in which they were chosen. */
  readonly billboards: readonly BoardId[];
  /** As addresses name it: the id of a plan of the list, or a code. */
  readonly planId: string | undefined;
}

/** What is held for a listing, and what of its last choice could not be. */
export interface HeldChoice extends Holds {
  readonly listingId: ListingId;
  readonly refused: readonly { readonly id: BoardId; readonly reason: HoldRefusal }[];
  /**
   * Boards on which the listing has held a place since the page is open, those let go of by now too:
   * a map that was read meanwhile counts them as taken.
   */
  readonly ownSince: ReadonlySet<BoardId>;
  /**
   * Boards that were requested since then and that nobody can have, as later answers no longer name
   * them.
   */
  readonly gone: ReadonlyMap<BoardId, DropReason>;
}

export interface HoldsStore
  extends Pick<RemoteStore<HeldChoice, ListingId>, '$state' | 'show' | 'follow'> {
  /**
   * Holds this and nothing else. One choice is sent after another, so that none overtakes a later
   * one, and what is chosen meanwhile is sent together. Settles once all is answered.
   */
  keep(choice: HoldChoice): Promise<void>;
}

/** Whether places on all these boards are held for the listing, and on no others. */
export function isHeld(
  { listingId, seats }: { readonly listingId: ListingId; readonly seats: readonly BoardId[] },
  held: HeldChoice | undefined,
): boolean {
  return (
    held?.listingId === listingId &&
    held.holds.length === seats.length &&
    seats.every((id) => held.holds.some((hold) => hold.id === id))
  );
}

/** Creates the store of the places that are held for a merchant listing. */
export function createHoldsStore({ client }: Pick<StoreEnvironment, 'client'>): HoldsStore {
  const held = createRemote({
    key: undefined,
    async request(signal, listingId: ListingId) {
      const holds = await client.call(readHolds, { params: { listingId } }, { signal });
      return take(listingId, { ...holds, refused: [] });
    },
  });
  const ownOf = new Map<ListingId, Set<BoardId>>();
  const gone = new Map<BoardId, DropReason>();
  let waiting: HoldChoice | undefined;
  let sending: Promise<void> | undefined;

  function take(listingId: ListingId, answer: Holds & Pick<HeldChoice, 'refused'>): HeldChoice {
    const ownSince = new Set(ownOf.get(listingId));
    for (const { id } of answer.holds) ownSince.add(id);
    ownOf.set(listingId, ownSince);
    for (const { id, reason } of answer.refused) {
      if (reason === 'unknown' || reason === 'retired') gone.set(id, reason);
    }
    return { listingId, ...answer, ownSince, gone: new Map(gone) };
  }

  async function send() {
    while (waiting) {
      const { listingId, billboards, planId } = waiting;
      waiting = undefined;
      const body = { billboards: [...billboards], ...(planId !== undefined && { planId }) };
      await held.run(async () =>
        take(listingId, await client.call(changeHolds, { params: { listingId }, body })),
      );
    }
    sending = undefined;
  }

  return {
    $state: held.$state,
    async show(listingId) {
      if (sending) return sending;
      await held.show(listingId);
    },
    // A choice that is sent goes on though nothing shows it.
    follow: () => () => undefined,
    keep(choice) {
      waiting = choice;
      sending ??= send();
      return sending;
    },
  };
}
