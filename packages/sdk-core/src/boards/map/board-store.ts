import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import { readBillboard } from '../endpoints.ts';
import type { BoardDetails } from '../schemas.ts';

/** A store of all that there is to know of one board at a time; each map has its own. */
export function createBoardStore({
  client,
}: Pick<StoreEnvironment, 'client'>): RemoteStore<BoardDetails, BoardId> {
  return createRemote({
    key: undefined,
    request: (signal, id: BoardId) => client.call(readBillboard, { params: { id } }, { signal }),
  });
}
