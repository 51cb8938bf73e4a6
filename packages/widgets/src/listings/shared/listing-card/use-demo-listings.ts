import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { createRemote } from '@boardwalk/sdk-core/http/remote';
import { listListings } from '@boardwalk/sdk-core/listings/endpoints';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useMemo, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';

/** The newest listings of a kind, for examples on the playground: they are the demo's own. */
export function useDemoListings(
  type: ListingSummary['listingType'],
  size: number,
): Remote<readonly ListingSummary[], Problem> {
  const { client } = useEnvironment();
  const [store] = useState(() =>
    createRemote({
      key: undefined,
      request: async (signal, query: Wanted) => {
        const { type, size } = query;
        const answer = await client.call(
          listListings,
          { params: { type }, query: { size } },
          { signal },
        );
        return answer.results;
      },
    }),
  );
  const wanted = useMemo(() => ({ type, size }), [type, size]);
  return useRemote(store, wanted);
}

interface Wanted {
  readonly type: ListingSummary['listingType'];
  readonly size: number;
}
