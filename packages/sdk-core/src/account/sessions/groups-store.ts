import type { StoreEnvironment } from '../../http/environment.ts';
import { listOwnGroups } from './endpoints.ts';
import { createOwnRemoteStore, type OwnRemoteStore } from './own-remote-store.ts';
import type { OwnGroup } from './schemas.ts';
import type { SessionStore } from './session-store.ts';

/** The groups of whoever is signed in, which a server may have found out already. */
export function createGroupsStore(
  env: Pick<StoreEnvironment, 'client' | 'whenChanged'>,
  session: SessionStore,
  known?: readonly OwnGroup[],
): OwnRemoteStore<readonly OwnGroup[]> {
  const request = (signal: AbortSignal) => env.client.call(listOwnGroups, {}, { signal });
  return createOwnRemoteStore<readonly OwnGroup[]>(env, session, {
    request,
    none: [],
    topic: 'groups',
    known,
  });
}
