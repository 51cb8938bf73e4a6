import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { listZones } from './endpoints.ts';
import type { Zone } from './schemas.ts';

/** The store of all zones; get it by `env.store(createZonesStore)`, so that all of a page share it. */
export function createZonesStore({
  client,
}: Pick<StoreEnvironment, 'client'>): RemoteStore<readonly Zone[]> {
  return createRemote({
    request: async (signal) => {
      return (await client.call(listZones, {}, { signal })).items;
    },
  });
}
