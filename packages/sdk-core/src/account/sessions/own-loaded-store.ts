import type { SharingEnvironment } from '../../http/environment.ts';
import { createLoadedRemoteStore, type LoadedRemoteStore } from '../../http/loaded-remote.ts';
import { createOwnFollow, type Follows } from './own-follow-store.ts';

/** One value that belongs to whoever is signed in. */
export interface OwnLoadedStore<Value> extends LoadedRemoteStore<Value>, Follows {}

/** A store of what `request` answers for whoever is signed in; ready where a server has asked. */
export function createOwnLoadedStore<Value>(
  env: Pick<SharingEnvironment, 'store'>,
  request: (signal: AbortSignal) => Promise<Value>,
  initial?: Value,
): OwnLoadedStore<Value> {
  const held = createLoadedRemoteStore(request, initial);
  return { ...held, follow: createOwnFollow(env, held) };
}
