import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { readAccountAccess } from './endpoints.ts';
import type { AccountAccess } from './schemas.ts';

/** What else gets into an account, by the token of the mail that sets a new password. */
export function createAccountAccessStore({
  client,
}: Pick<StoreEnvironment, 'client'>): RemoteStore<AccountAccess, string> {
  return createRemote({
    key: undefined,
    request: (signal, token) => client.call(readAccountAccess, { body: { token } }, { signal }),
  });
}
