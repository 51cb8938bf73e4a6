import { createRemote, lastValue } from '@boardwalk/sdk-core/http/remote';
import { previewListings } from '@boardwalk/sdk-core/listings/endpoints';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import type { MapStore } from '@boardwalk/sdk-core/search/map/map-store';
import { defaultSearchSize } from '@boardwalk/sdk-core/search/query/sorts';
import type { SearchCluster } from '@boardwalk/sdk-core/search/schemas';
import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { useSearch } from '../search-context.ts';

/** A pin that somebody picked, with the listings at it once they are known. */
export interface PickedPin {
  readonly cluster: SearchCluster;
  readonly listings: readonly ListingSummary[] | undefined;
  readonly hasFailed: boolean;
  /** How many stand there; a spot may have more than a page of them. */
  readonly total: number;
  /** Whether the next page of them can be shown. */
  readonly hasMore: boolean;
}

type FindListings = (signal: AbortSignal) => Promise<readonly ListingSummary[]>;

/** The picked pin, how to pick one, how to let it go, and how to see more of what stands there. */
export function usePicked(store: MapStore, known: readonly ListingSummary[]) {
  const { env } = useWidget();
  const { query } = useSearch();
  const [loaded] = useState(() =>
    createRemote({ key: undefined, request: (signal, find: FindListings) => find(signal) }),
  );
  const remote = useStore(loaded.$state);
  const [cluster, setCluster] = useState<SearchCluster>();

  const pick = useCallback(
    (next: SearchCluster | undefined) => {
      setCluster(next);
      loaded.forget();
      if (!next) return;
      const { listing, bounds } = next;
      const inList = listing && known.find(({ id }) => id === listing.id);
      void loaded.run(async (signal) => {
        if (inList) return [inList];
        if (!listing) return store.listAt(query, bounds, 1, signal);
        const body = { listings: [listing.id] };
        return (await env.client.call(previewListings, { body }, { signal })).results;
      });
    },
    [known, loaded, env, store, query],
  );

  const listings = lastValue(remote);

  function showMore() {
    if (!cluster || !listings || remote.state === 'loading') return;
    const page = Math.floor(listings.length / defaultSearchSize) + 1;
    void loaded.run(async (signal) => {
      const next = await store.listAt(query, cluster.bounds, page, signal);
      // What came to the spot meanwhile has moved the pages on.
      const shown = new Set(listings.map(({ id }) => id));
      return [...listings, ...next.filter(({ id }) => !shown.has(id))];
    });
  }

  // What was there may be gone by now.
  const isGone = listings?.length === 0;
  const picked: PickedPin | undefined = cluster && {
    cluster,
    listings: isGone ? undefined : listings,
    hasFailed: remote.state === 'failed' || isGone,
    total: cluster.count,
    hasMore:
      listings !== undefined &&
      listings.length >= defaultSearchSize &&
      listings.length % defaultSearchSize === 0 &&
      listings.length < cluster.count,
  };
  return { picked, pick, showMore };
}
