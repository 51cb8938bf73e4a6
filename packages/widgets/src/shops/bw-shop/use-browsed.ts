import type { ShopQuery } from '@boardwalk/sdk-core/shops/view/shop-page-store';
import { useMemo, useState } from 'react';
import { isSearch } from './is-search.ts';
import type { ShopAttributes } from './shop-context.ts';

/** What of a shop shows shelf by shelf, and whether a search stands in its place. */
export function useBrowsed(attributes: ShopAttributes) {
  const { shop, shelf, sort = 'newest' } = attributes;
  const [hasFilters, setFilters] = useState(false);
  const query = useMemo<ShopQuery>(() => ({ shop, shelf, sort }), [shop, shelf, sort]);
  const [browsed, setBrowsed] = useState(query);
  const isSearching = hasFilters || isSearch(attributes);
  // What is chosen while a search shows concerns the search alone, which requests it itself.
  if (browsed !== query && (!isSearching || browsed.shop !== shop)) setBrowsed(query);
  return { query: browsed, isSearching, hasFilters, setFilters };
}
