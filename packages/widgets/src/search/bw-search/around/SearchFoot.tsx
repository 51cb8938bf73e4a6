import { pagePresence } from '@boardwalk/sdk-core/http/presence';
import { retryFailedSearch } from '@boardwalk/sdk-core/search/results/retry-store';
import { hasProductsBelow } from '@boardwalk/sdk-core/shops/search/products-below';
import { useEffect } from 'react';
import { useSearch } from '../search-context.ts';
import { ShopProductsPlace } from './ShopProductsPlace.tsx';

/** What stands below all of a search; as long as it is there, searches that failed are tried again. */
export function SearchFoot() {
  const { query, store } = useSearch();
  useEffect(() => retryFailedSearch(store, pagePresence), [store]);
  return hasProductsBelow(query) ? <ShopProductsPlace /> : null;
}
