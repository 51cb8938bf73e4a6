import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { listOwnZones } from './endpoints.ts';
import type { OwnZone } from './schemas.ts';

/** The zones that the listings of whoever is signed in sponsor, by their names. */
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
