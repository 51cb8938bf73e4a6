import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import type { BoardId, ListingId } from '../../vocabulary/ids.ts';
import { joinWaits, leaveWaits, readWaits } from './endpoints.ts';

/** The boards on which a merchant listing waits for a place. */
export interface WaitsStore extends RemoteStore<ReadonlySet<BoardId>, ListingId> {
  /** Has a mail sent once there is a place; rejects with a `Problem`. */
  join(board: BoardId, listingId: ListingId): Promise<void>;
  /** Has none sent; rejects with a `Problem`. */
  leave(board: BoardId, listingId: ListingId): Promise<void>;
}

export function createWaitsStore({ client }: Pick<StoreEnvironment, 'client'>): WaitsStore {
  const held = createRemote<ReadonlySet<BoardId>, ListingId>({
    key: undefined,
    request: async (signal, listingId) => {
      const { waits } = await client.call(readWaits, { params: { listingId } }, { signal });
      return new Set(waits.map(({ id }) => id));
    },
  });
  return {
    ...held,
    async join(id, listingId) {
      await client.call(joinWaits, { params: { id, listingId } });
      await held.reload();
    },
    async leave(id, listingId) {
      await client.call(leaveWaits, { params: { id, listingId } });
      await held.reload();
    },
  };
}
