import type { ReadableAtom } from 'nanostores';
import type { Client } from '../../http/client.ts';
import type { Remote } from '../../http/environment.ts';
import { createRemoteStore } from '../../http/remote.ts';
import type { Bounds } from '../../vocabulary/places/geo.ts';
import { Problem } from '../../vocabulary/problem.ts';
import type { SearchQuery } from '../rules.ts';
import type { SearchAnswer } from '../schemas.ts';
import { requestSearch } from '../store.ts';

/** The part of the map in view, and its zoom, which decides how coarse clusters are. */
export interface MapView {
  readonly bounds: Bounds;
  readonly zoom: number;
}

/** What lies in a part of the map. */
export interface SearchClusters {
  readonly view: MapView;
  readonly clusters: NonNullable<SearchAnswer['clusters']>['clusters'];
  readonly isSampled: boolean;
}

/** What the map of a search shows; the latest part of it wins. */
export interface MapStore {
  readonly $clusters: ReadableAtom<Remote<SearchClusters, Problem>>;
  show(query: SearchQuery, view: MapView): Promise<void>;
  /** Listings in one spot, at most a page of them; rejects with a `Problem`. */
  listAt(query: SearchQuery, spot: Bounds, signal: AbortSignal): Promise<SearchAnswer['results']>;
  abort(): void;
}

/** The store of one map. */
export function createMapStore({ client }: { readonly client: Client }): MapStore {
  const { $state, load, abort } = createRemoteStore<SearchClusters>();
  return {
    $clusters: $state,
    show: (query, view) =>
      load(async (signal) => {
        const options = { signal, more: view };
        const answer = await requestSearch(client, { ...query, page: 1 }, ['clusters'], options);
        if (answer.clusters) return { view, ...answer.clusters };
        throw new Problem('internal', 'The answer lacks the clusters it was asked for.');
      }),
    async listAt(query, spot, signal) {
      const options = { signal, more: { bounds: spot } };
      return (await requestSearch(client, { ...query, page: 1 }, ['page'], options)).results;
    },
    abort,
  };
}
