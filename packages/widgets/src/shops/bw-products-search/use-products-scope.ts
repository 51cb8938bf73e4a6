import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { productConditions } from '@boardwalk/sdk-core/listings/enumerations/trade/product-conditions';
import type { ProductQuery } from '@boardwalk/sdk-core/shops/search/product-query';
import {
  createProductCountsStore,
  createProductSearchStore,
} from '@boardwalk/sdk-core/shops/search/product-search-store';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { writeJson } from '@boardwalk/sdk-core/vocabulary/text/write-json';
import { useCallback, useMemo, useState } from 'react';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { createProductSearchText } from './product-search-text.ts';
import type { ProductsScope, ProductsSearchContext } from './products-search-context.ts';
import { productQueryOf } from './query.ts';

/** The query of the attributes, what it was answered with, and how to change it. */
export function useProductsScope(context: ProductsSearchContext) {
  const { attributes, setAttributes, env, initial } = context;
  const written = writeJson(productQueryOf(attributes));
  // Attributes are a new object whenever any of them changes; the query only with its own.
  const query = useMemo<ProductQuery>(() => JSON.parse(written), [written]);
  const [store] = useState(() =>
    createProductSearchStore(env, {
      first: query,
      // Null is what stands in place of an answer that the server did not get.
      initial: initial ?? undefined,
      onUnread(problems) {
        for (const { path, message } of problems) {
          console.warn(`[boardwalk] <bw-products-search> attribute "${path}" ${message}`);
        }
      },
    }),
  );
  const [counts] = useState(() => createProductCountsStore(env));
  const text = useMemo(
    () => createProductSearchText(findLocale([env.locale]), env.messages),
    [env.locale, env.messages],
  );
  const remote = useRemote(store, query);
  const results = lastValue(remote);

  const change = useCallback(
    ({ shop: _, condition, ...patch }: Partial<ProductQuery>) =>
      setAttributes({
        page: undefined,
        ...patch,
        ...(condition && {
          condition: productConditions.filter((one) => condition.includes(one)),
        }),
      }),
    [setAttributes],
  );
  const reload = useCallback(() => void store.reload(), [store]);
  const scope: ProductsScope = useMemo(
    () => ({ query, results, text, counts, change, reload }),
    [query, results, text, counts, change, reload],
  );
  return { scope, remote };
}
