import type { StoreEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import { readMapTiles } from './endpoints.ts';
import type { MapTiles } from './schemas.ts';

/** Where the tiles of the base map are: requested once, however many maps show. */
export type MapTilesStore = RemoteStore<MapTiles>;

/** The store of the base map; get it by `env.store(createMapTilesStore)`, so that maps share it. */
export function createMapTilesStore(env: Pick<StoreEnvironment, 'client'>): MapTilesStore {
  return createRemote<MapTiles>({
    request: (signal) => env.client.call(readMapTiles, {}, { signal }),
  });
}
