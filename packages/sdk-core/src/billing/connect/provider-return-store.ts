import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { listConnectedAccounts, refreshConnectedAccount } from './endpoints.ts';
import type { ConnectedAccount } from './schemas.ts';

/** The accounts of a user who comes back from the provider, each read there again. */
export type ProviderReturnStore = RemoteStore<readonly ConnectedAccount[]>;

export function createProviderReturnStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): ProviderReturnStore {
  const { client } = env;
  return createRemote({
    owner: signedIn(env),
    request: async (signal) => {
      const accounts = await client.call(listConnectedAccounts, {}, { signal });
      return Promise.all(
        accounts.map(({ id: accountId }) =>
          client.call(refreshConnectedAccount, { params: { accountId } }, { signal }),
        ),
      );
    },
  });
}
