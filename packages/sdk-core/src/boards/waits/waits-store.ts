import type { ReadableAtom } from 'nanostores';
import type { Remote, StoreEnvironment } from '../../http/environment.ts';
import { createKeyedRemoteStore } from '../../http/keyed-remote.ts';
import type { BoardId, ListingId } from '../../vocabulary/ids.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import { joinWaits, leaveWaits, readWaits } from './endpoints.ts';

/** The boards on which a merchant listing waits for a place. */
export interface WaitsStore {
  readonly $state: ReadableAtom<Remote<ReadonlySet<BoardId>, Problem>>;
  /** Looks on which boards the listing waits, unless it is the one that was looked for last. */
  show(listingId: ListingId): Promise<void>;
  /** Has a mail sent once there is a place; rejects with a `Problem`. */
  join(board: BoardId, listingId: ListingId): Promise<void>;
  /** Has none sent; rejects with a `Problem`. */
  leave(board: BoardId, listingId: ListingId): Promise<void>;
}

export function createWaitsStore({ client }: Pick<StoreEnvironment, 'client'>): WaitsStore {
  const { $state, show, retry } = createKeyedRemoteStore<ListingId, ReadonlySet<BoardId>>(
    async (listingId, signal) => {
      const { waits } = await client.call(readWaits, { params: { listingId } }, { signal });
      return new Set(waits.map(({ id }) => id));
    },
  );
  return {
    $state,
    show,
    async join(id, listingId) {
      await client.call(joinWaits, { params: { id, listingId } });
      await retry();
    },
    async leave(id, listingId) {
      await client.call(leaveWaits, { params: { id, listingId } });
      await retry();
    },
  };
}
