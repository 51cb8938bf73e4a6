import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { createRemoteStore } from '@boardwalk/sdk-core/http/remote';
import { listListings } from '@boardwalk/sdk-core/listings/endpoints';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';

/** The newest listings of a kind, for examples on the playground: they are the demo's own. */
export function useDemoListings(
  type: ListingSummary['listingType'],
  size: number,
): Remote<readonly ListingSummary[], Problem> {
  const { client } = useEnvironment();
  const [store] = useState(() => createRemoteStore<readonly ListingSummary[]>());
  useEffect(() => {
    void store.load(async (signal) => {
      const answer = await client.call(
        listListings,
        { params: { type }, query: { size } },
        { signal },
      );
      return answer.results;
    });
    return store.abort;
  }, [store, client, type, size]);
  return useStore(store.$state);
}
