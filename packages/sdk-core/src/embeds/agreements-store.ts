import { signedIn } from '../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../http/environment.ts';
import { createRemote, lastValue, type RemoteStore } from '../http/remote.ts';
import { toProblem } from '../vocabulary/problem.ts';
import { listAgreements, withdrawAgreement } from './agreements/endpoints.ts';
import type { Agreement } from './agreements/schemas.ts';

/** The agreements of the signed-in user, the newest first. */
export interface AgreementsStore extends RemoteStore<readonly Agreement[]> {
  /** Takes one back; rejects with a `Problem`, and leaves the list as it is. */
  withdraw(id: Agreement['id']): Promise<void>;
}

export function createAgreementsStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): AgreementsStore {
  const { client } = env;
  const list = createRemote<readonly Agreement[]>({
    owner: signedIn(env),
    request: (signal) => client.call(listAgreements, {}, { signal }),
  });
  return {
    ...list,
    async withdraw(id) {
      try {
        await client.call(withdrawAgreement, { params: { id } });
      } catch (error) {
        // One that was taken back elsewhere is as gone as it should be.
        if (toProblem(error).code !== 'not-found') throw error;
      }
      list.set((lastValue(list.$state.get()) ?? []).filter((one) => one.id !== id));
    },
  };
}
