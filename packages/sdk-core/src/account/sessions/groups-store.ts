import type { StoreEnvironment } from '../../http/environment.ts';
import { listOwnGroups } from './endpoints.ts';
import { createOwnRemoteStore, type OwnRemoteStore } from './own-remote-store.ts';
import type { OwnGroup } from './schemas.ts';
import type { SessionStore } from './session-store.ts';

/** The groups of whoever is signed in, which a server may have found out already. */
export function createGroupsStore(
  { client }: Pick<StoreEnvironment, 'client'>,
  session: SessionStore,
  known?: readonly OwnGroup[],
): OwnRemoteStore<readonly OwnGroup[]> {
  const request = (signal: AbortSignal) => client.call(listOwnGroups, {}, { signal });
  return createOwnRemoteStore<readonly OwnGroup[]>(session, { request, none: [], known });
}
