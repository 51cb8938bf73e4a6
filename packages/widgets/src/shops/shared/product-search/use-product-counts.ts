import type { ProductQuery } from '@boardwalk/sdk-core/shops/search/product-query';
import type { createProductCountsStore } from '@boardwalk/sdk-core/shops/search/product-search-store';
import { writeJson } from '@boardwalk/sdk-core/vocabulary/text/write-json';
import { useMemo } from 'react';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';

/** How many products have which values, within the shelf or shop of the query; elsewhere nothing is counted. */
export function useProductCounts(
  store: ReturnType<typeof createProductCountsStore>,
  query: ProductQuery,
  isWanted: boolean,
) {
  const isCounted = isWanted && (query.shelf !== '' || query.shop !== '');
  // Neither order nor page changes what is counted.
  const written = isCounted ? writeJson({ ...query, sort: undefined, page: 1 }) : undefined;
  const counted = useMemo<ProductQuery | undefined>(
    () => written && JSON.parse(written),
    [written],
  );
  return useRemote(store, counted);
}
