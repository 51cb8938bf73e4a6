import { createOwnKeyedStore, type OwnKeyedStore } from '../../account/sessions/own-keyed-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { endOutage, listOutages, startOutage } from './endpoints.ts';
import type { ManagedBoard, NewOutage, OutageOfBoard } from './schemas.ts';

type Id = ManagedBoard['id'];

/** The outages of a board, the latest first; what is done rejects with a `Problem`, or shows them anew. */
export interface OutagesStore extends OwnKeyedStore<Id, readonly OutageOfBoard[]> {
  start(board: Id, outage: NewOutage): Promise<void>;
  end(outageId: string): Promise<void>;
}

export function createOutagesStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): OutagesStore {
  const { client } = env;
  const held = createOwnKeyedStore(env, async (id: Id, signal) => {
    return (await client.call(listOutages, { params: { id } }, { signal })).items;
  });
  return {
    ...held,
    async start(id, body) {
      await client.call(startOutage, { params: { id }, body });
      await held.retry();
    },
    async end(outageId) {
      await client.call(endOutage, { params: { outageId } });
      await held.retry();
    },
  };
}
