import type { ReadableAtom } from 'nanostores';
import type { Remote, StoreEnvironment } from '../http/environment.ts';
import { createLoadedRemoteStore } from '../http/loaded-remote.ts';
import type { Problem } from '../vocabulary/problem.ts';
import { readMapTiles } from './endpoints.ts';
import type { MapTiles } from './schemas.ts';

/** Where the tiles of the base map are: asked for once, however many maps show. */
export interface MapTilesStore {
  readonly $state: ReadableAtom<Remote<MapTiles, Problem>>;
  /** Asks unless the answer is known or on its way; after a failure it asks again. */
  load(): Promise<void>;
}

/** The store of the base map; get it by `env.store(createMapTilesStore)`, so that maps share it. */
export function createMapTilesStore(env: Pick<StoreEnvironment, 'client'>): MapTilesStore {
  return createLoadedRemoteStore<MapTiles>((signal) =>
    env.client.call(readMapTiles, {}, { signal }),
  );
}
