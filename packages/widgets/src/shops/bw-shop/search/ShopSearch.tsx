import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { ProductQuery } from '@boardwalk/sdk-core/shops/search/product-query';
import {
  createProductCountsStore,
  createProductSearchStore,
} from '@boardwalk/sdk-core/shops/search/product-search-store';
import { productsSearchMessages } from '@boardwalk/sdk-core/shops/search/products-search-messages';
import type { ShopPage } from '@boardwalk/sdk-core/shops/view/shop-page-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { writeJson } from '@boardwalk/sdk-core/vocabulary/text/write-json';
import { useCallback, useMemo, useState } from 'react';
import { useBackOnline } from '../../../kit/lazy/use-back-online.ts';
import { OfflineBar } from '../../../kit/state/OfflineBar.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { isPassing } from '../../shared/product-search/is-passing.ts';
import { useProductCounts } from '../../shared/product-search/use-product-counts.ts';
import { ProductGrid } from '../grid/ProductGrid.tsx';
import type { ShopContext } from '../shop-context.ts';
import { NoShopResults } from './NoShopResults.tsx';
import { onCount } from './read-on.ts';
import { ShopResultPages } from './ShopResultPages.tsx';
import { ShopSearchFailure } from './ShopSearchFailure.tsx';
import { ShopSearchTools } from './ShopSearchTools.tsx';
import { attributesOfQuery, shopSearchQuery } from './shop-search-query.ts';
import './search.css';

export { default as styles } from './ShopSearch.tsx?styles';

interface ShopSearchProps {
  readonly page: ShopPage;
  readonly context: ShopContext;
  /** Whether the filters show. */
  readonly hasFilters: boolean;
  /** Goes back to all products of the shop. */
  readonly onLeave: () => void;
}

/** What a search within the shop finds, and how it is narrowed and ordered. */
export function ShopSearch({ page, context, hasFilters, onLeave }: ShopSearchProps) {
  const { attributes, env, setAttributes } = context;
  const messages = env.messages(productsSearchMessages);
  const written = writeJson(shopSearchQuery(attributes));
  // Attributes are a new object whenever any of them changes; the query only with its own.
  const query = useMemo<ProductQuery>(() => JSON.parse(written), [written]);
  const [store] = useState(() => createProductSearchStore(env));
  const [countsStore] = useState(() => createProductCountsStore(env));
  const remote = useRemote(store, query);
  const counts = lastValue(useProductCounts(countsStore, query, true));
  const reload = useCallback(() => void store.reload(), [store]);
  const problem = remote.state === 'failed' ? remote.problem : undefined;
  useBackOnline(problem?.code === 'network', reload);
  const results = problem && !isPassing(problem) ? undefined : lastValue(remote);
  const isOld = remote.state !== 'ready' || remote.value.query !== query;

  const change = (patch: Partial<ProductQuery>) =>
    setAttributes(attributesOfQuery({ ...query, page: 1, ...patch }));

  return (
    <div className="shop-found" aria-busy={isOld && !problem}>
      <ShopSearchTools
        shop={page.shop}
        query={query}
        results={results}
        isLoading={results === undefined && !problem}
        facets={counts?.facets}
        hasFilters={hasFilters}
        onChange={change}
      />
      {problem && !results && (
        <ShopSearchFailure
          problem={problem}
          onRetry={onCount.after(reload)}
          onShowAll={onCount.after(onLeave)}
        />
      )}
      {problem && results && (
        <OfflineBar retryLabel={messages.retry} onRetry={onCount.after(reload)}>
          {messages.stale}
        </OfflineBar>
      )}
      {results?.answer.isSimilar && (
        <p className="shop-note">
          {fillMessage(messages.similar, { text: results.query.text.trim() })}
        </p>
      )}
      {results?.answer.results.length === 0 ? (
        <NoShopResults shop={page.shop} results={results} onChange={change} onShowAll={onLeave} />
      ) : (
        (results || !problem) && (
          <ProductGrid
            products={results?.answer.results ?? page.products}
            isOld={isOld}
            context={context}
          />
        )
      )}
      {results && <ShopResultPages results={results} onPage={(next) => change({ page: next })} />}
    </div>
  );
}
