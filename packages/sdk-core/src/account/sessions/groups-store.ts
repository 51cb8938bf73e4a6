import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { listOwnGroups } from './endpoints.ts';
import type { OwnGroup } from './schemas.ts';
import { signedIn } from './signed-in-store.ts';

/** Creates the store of the signed-in user's groups, which a server may have loaded already. */
export function createGroupsStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged'>,
  known?: readonly OwnGroup[],
): RemoteStore<readonly OwnGroup[]> {
  const request = (signal: AbortSignal) => env.client.call(listOwnGroups, {}, { signal });
  return createRemote<readonly OwnGroup[]>({
    owner: signedIn(env),
    request,
    none: [],
    topics: ['groups'],
    initial: known,
  });
}
