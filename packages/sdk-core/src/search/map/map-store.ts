import { pause } from '../../http/pause-before.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
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

/** What the map of a search shows, once it has rested there; the latest part of it wins. */
export interface MapStore extends RemoteStore<SearchClusters, MapScene> {
  /** A page of the listings in one spot, the first is 1; rejects with a `Problem`. */
  listAt(
    query: SearchQuery,
    spot: Bounds,
    page: number,
    signal: AbortSignal,
  ): Promise<SearchAnswer['results']>;
}

/** Rest of the map before what is there is requested, in milliseconds. */
export const mapRest = 300;

/** The store of one map. */
export function createMapStore(env: SearchEnvironment): MapStore {
  let filled: { readonly search: string; readonly view: MapView } | undefined;

  async function find(signal: AbortSignal, { query, view }: MapScene): Promise<SearchClusters> {
    await pause(mapRest, signal);
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
    ...createRemote({ key: undefined, request: find }),
    async listAt(query, spot, page, signal) {
      const options = { signal, more: { bounds: spot } };
      return (await requestSearch(env, { ...query, page }, ['page'], options)).results;
    },
  };
}
