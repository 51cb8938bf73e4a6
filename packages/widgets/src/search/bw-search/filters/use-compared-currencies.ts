import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createCountsStore } from '@boardwalk/sdk-core/search/results/counts-store';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { useStore } from '@nanostores/react';
import { useSearch } from '../search-context.ts';

/**
 * The currencies of the prices that the search compares: by its counts, and by what the page shows,
 * which is all that is known of several kinds.
 */
export function useComparedCurrencies(): ReadonlySet<Currency> {
  const { query, store, part } = useSearch();
  const counts = lastValue(useStore(part(createCountsStore).$state));
  const results = lastValue(useStore(store.$state))?.answer.results ?? [];
  const isOfThis = counts?.query.category.join() === query.category.join();
  return new Set([
    ...(isOfThis ? counts.facets.currencies : []),
    ...results.flatMap(({ price }) => (price ? [price.currency] : [])),
  ]);
}
