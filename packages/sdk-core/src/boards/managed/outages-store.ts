import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { endOutage, listOutages, startOutage } from './endpoints.ts';
import type { ManagedBoard, NewOutage, OutageOfBoard } from './schemas.ts';

type Id = ManagedBoard['id'];

/**
 * The outages of a board, the latest first; an action rejects with a `Problem`, or reloads them.
 */
export interface OutagesStore extends RemoteStore<readonly OutageOfBoard[], Id> {
  start(board: Id, outage: NewOutage): Promise<void>;
  end(outageId: string): Promise<void>;
}

export function createOutagesStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): OutagesStore {
  const { client } = env;
  const held = createRemote({
    owner: signedIn(env),
    key: undefined,
    request: async (signal, id: Id) => {
      return (await client.call(listOutages, { params: { id } }, { signal })).items;
    },
  });
  return {
    ...held,
    async start(id, body) {
      await client.call(startOutage, { params: { id }, body });
      await held.reload();
    },
    async end(outageId) {
      await client.call(endOutage, { params: { outageId } });
      await held.reload();
    },
  };
}
