import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { listOwnZones } from './endpoints.ts';
import type { OwnZone } from './schemas.ts';

/** Creates the store of the zones that the signed-in user's listings sponsor, by their names. */
export function createOwnZonesStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): RemoteStore<readonly OwnZone[]> {
  return createRemote({
    owner: signedIn(env),
    request: async (signal) => {
      const { items } = await env.client.call(listOwnZones, {}, { signal });
      return items;
    },
  });
}
