import { pagePresence } from '@boardwalk/sdk-core/http/presence';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { retryFailedSearch } from '@boardwalk/sdk-core/search/results/retry-store';
import { isTransient } from '@boardwalk/sdk-core/search/rules';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ProductsBelow } from '../../../shops/shared/products-below/ProductsBelow.tsx';
import { useSearch } from '../search-context.ts';

/** What stands below all of a search; as long as it is there, searches that failed are tried again. */
export function SearchFoot() {
  const { store } = useSearch();
  const remote = useStore(store.$state);
  useEffect(() => retryFailedSearch(store, pagePresence), [store]);
  const isShown = remote.state !== 'failed' || isTransient(remote.problem);
  return <ProductsBelow search={isShown ? lastValue(remote)?.query : undefined} />;
}
