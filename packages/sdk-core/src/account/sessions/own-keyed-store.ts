import type { SharingEnvironment } from '../../http/environment.ts';
import { createKeyedRemoteStore, type KeyedRemoteStore } from '../../http/keyed-remote.ts';
import { createOwnFollow, type Follows } from './own-follow-store.ts';

/** What a key asks for, by the rights of whoever is signed in. */
export interface OwnKeyedStore<Key, Value> extends KeyedRemoteStore<Key, Value>, Follows {}

/** A store of what `request` answers for a key to whoever is signed in. */
export function createOwnKeyedStore<Key, Value>(
  env: Pick<SharingEnvironment, 'store'>,
  request: (key: Key, signal: AbortSignal) => Promise<Value>,
  initial?: { readonly key: Key; readonly value: Value },
): OwnKeyedStore<Key, Value> {
  const held = createKeyedRemoteStore(request, initial);
  const { $state, retry, forget, fail } = held;
  async function load(): Promise<void> {
    if ($state.get().state === 'idle') await retry();
  }
  return { ...held, follow: createOwnFollow(env, { load, reload: retry, forget, fail }) };
}
