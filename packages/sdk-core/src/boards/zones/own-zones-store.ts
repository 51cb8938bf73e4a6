import {
  createOwnLoadedStore,
  type OwnLoadedStore,
} from '../../account/sessions/own-loaded-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { listOwnZones } from './endpoints.ts';
import type { OwnZone } from './schemas.ts';

/** The zones that the listings of whoever is signed in sponsor, by their names. */
export function createOwnZonesStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): OwnLoadedStore<readonly OwnZone[]> {
  return createOwnLoadedStore(env, async (signal) => {
    const { items } = await env.client.call(listOwnZones, {}, { signal });
    return items;
  });
}
