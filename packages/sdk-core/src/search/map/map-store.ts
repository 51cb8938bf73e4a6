import type { ReadableAtom } from 'nanostores';
import { afterRest } from '../../http/after-rest.ts';
import type { Remote } from '../../http/environment.ts';
import { createRemoteStore } from '../../http/remote.ts';
import type { Bounds } from '../../vocabulary/places/geo.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { countKey } from '../results/counted-total.ts';
import type { SearchQuery } from '../rules.ts';
import type { SearchAnswer } from '../schemas.ts';
import { requestSearch, type SearchEnvironment } from '../store.ts';

/** The part of the map in view, and its zoom, which decides how coarse clusters are. */
export interface MapView {
  readonly bounds: Bounds;
  readonly zoom: number;
}

/** What a map is to show: what a search finds, in the part that is in view. */
export interface MapScene {
  readonly query: SearchQuery;
  readonly view: MapView;
}

/** What lies in a part of the map. */
export interface SearchClusters {
  readonly view: MapView;
  readonly clusters: NonNullable<SearchAnswer['clusters']>['clusters'];
  readonly isSampled: boolean;
  /** Where nothing is here, the last part in which the same search found something. */
  readonly lastFilled?: MapView;
}

/** What the map of a search shows; the latest part of it wins. */
export interface MapStore {
  readonly $state: ReadableAtom<Remote<SearchClusters, Problem>>;
  /** Asks for a scene once the map has rested on it; answers how to give that up. */
  follow(scene: MapScene | undefined): () => void;
  /** A page of the listings in one spot, the first is 1; rejects with a `Problem`. */
  listAt(
    query: SearchQuery,
    spot: Bounds,
    page: number,
    signal: AbortSignal,
  ): Promise<SearchAnswer['results']>;
}

/** Rest of the map before what is there is asked for, in milliseconds. */
export const mapRest = 300;

/** The store of one map. */
export function createMapStore(env: SearchEnvironment): MapStore {
  const { $state, load, abort } = createRemoteStore<SearchClusters>();
  let filled: { readonly search: string; readonly view: MapView } | undefined;

  async function find({ query, view }: MapScene, signal: AbortSignal): Promise<SearchClusters> {
    const options = { signal, more: view };
    const answer = await requestSearch(env, { ...query, page: 1 }, ['clusters'], options);
    if (!answer.clusters) {
      throw new Problem('internal', 'The answer lacks the clusters it was asked for.');
    }
    // Wherever the map looks, it is the same search.
    const search = countKey({ ...query, bounds: '' });
    const shown = { view, ...answer.clusters };
    if (shown.clusters.length > 0) {
      filled = { search, view };
      return shown;
    }
    return filled?.search === search ? { ...shown, lastFilled: filled.view } : shown;
  }

  return {
    $state,
    follow(scene) {
      if (!scene) return () => undefined;
      const callOff = afterRest(mapRest, () => void load((signal) => find(scene, signal)));
      return () => {
        callOff();
        abort();
      };
    },
    async listAt(query, spot, page, signal) {
      const options = { signal, more: { bounds: spot } };
      return (await requestSearch(env, { ...query, page }, ['page'], options)).results;
    },
  };
}
