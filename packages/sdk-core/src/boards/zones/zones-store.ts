import type { StoreEnvironment } from '../../http/environment.ts';
import { createLoadedRemoteStore, type LoadedRemoteStore } from '../../http/loaded-remote.ts';
import { listZones } from './endpoints.ts';
import type { Zone } from './schemas.ts';

/** The store of all zones; get it by `env.store(createZonesStore)`, so that all of a page share it. */
export function createZonesStore({
  client,
}: Pick<StoreEnvironment, 'client'>): LoadedRemoteStore<readonly Zone[]> {
  return createLoadedRemoteStore(async (signal) => {
    return (await client.call(listZones, {}, { signal })).items;
  });
}
