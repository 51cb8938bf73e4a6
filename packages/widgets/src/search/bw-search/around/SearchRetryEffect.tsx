import { pagePresence } from '@boardwalk/sdk-core/http/presence';
import { retryFailedSearch } from '@boardwalk/sdk-core/search/results/retry-store';
import { useEffect } from 'react';
import { useSearch } from '../search-context.ts';

/** Shows nothing; as long as it is there, searches that failed are tried again. */
export function SearchRetryEffect() {
  const { store } = useSearch();
  useEffect(() => retryFailedSearch(store, pagePresence), [store]);
  return null;
}
