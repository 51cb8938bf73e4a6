import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import { readBillboard } from '../endpoints.ts';
import type { BoardDetails } from '../schemas.ts';

/** In which zone a board stands, null in none; each that shows it has a store of its own. */
export function createBoardZoneStore({
  client,
}: Pick<StoreEnvironment, 'client'>): RemoteStore<BoardDetails['zone'], BoardId> {
  return createRemote({
    key: undefined,
    request: async (signal, id) => {
      return (await client.call(readBillboard, { params: { id } }, { signal })).zone;
    },
  });
}
