import type { StoreEnvironment } from '../../http/environment.ts';
import { createKeyedRemoteStore, type KeyedRemoteStore } from '../../http/keyed-remote.ts';
import { readAccountAccess } from './endpoints.ts';
import type { AccountAccess } from './schemas.ts';

/** What else gets into an account, by the token of the mail that sets a new password. */
export function createAccountAccessStore({
  client,
}: Pick<StoreEnvironment, 'client'>): KeyedRemoteStore<string, AccountAccess> {
  return createKeyedRemoteStore((token, signal) =>
    client.call(readAccountAccess, { body: { token } }, { signal }),
  );
}
