import { createRemoteStore } from '@boardwalk/sdk-core/http/remote';
import { previewListings } from '@boardwalk/sdk-core/listings/endpoints';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import type { MapStore } from '@boardwalk/sdk-core/search/map/map-store';
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
}

/** The picked pin, how to pick one, and how to let it go. */
export function usePicked(store: MapStore, known: readonly ListingSummary[]) {
  const { env } = useWidget();
  const { query } = useSearch();
  const [loaded] = useState(() => createRemoteStore<readonly ListingSummary[]>());
  const remote = useStore(loaded.$state);
  const [cluster, setCluster] = useState<SearchCluster>();

  const pick = useCallback(
    (next: SearchCluster | undefined) => {
      setCluster(next);
      loaded.abort();
      if (!next) return;
      const { listing, bounds } = next;
      const inList = listing && known.find(({ id }) => id === listing.id);
      void loaded.load(async (signal) => {
        if (inList) return [inList];
        if (!listing) return store.listAt(query, bounds, signal);
        const body = { listings: [listing.id] };
        return (await env.client.call(previewListings, { body }, { signal })).results;
      });
    },
    [known, loaded, env, store, query],
  );

  const listings = remote.state === 'ready' ? remote.value : undefined;
  // What was there may be gone by now.
  const isGone = listings?.length === 0;
  const picked: PickedPin | undefined = cluster && {
    cluster,
    listings: isGone ? undefined : listings,
    hasFailed: remote.state === 'failed' || isGone,
  };
  return { picked, pick };
}
