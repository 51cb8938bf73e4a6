import { productCategories } from '@boardwalk/sdk-core/listings/enumerations/trade/product-categories';
import { isTransient } from '@boardwalk/sdk-core/search/rules';
import { isLeafOf } from '@boardwalk/sdk-core/shops/products/leaves';
import {
  emptyProductQuery,
  type ProductQuery,
} from '@boardwalk/sdk-core/shops/search/product-query';
import { createProductSearchStore } from '@boardwalk/sdk-core/shops/search/product-search-store';
import { productsHeadMessages } from '@boardwalk/sdk-core/shops/search/products-search-messages';
import { marketplace } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { writeJson } from '@boardwalk/sdk-core/vocabulary/text/write-json';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-products-search.element.tsx';
import { createProductSearchText } from './product-search-text.ts';
import { productQueryOf } from './query.ts';

export default defineServer(table, {
  async load(attributes, env) {
    const store = createProductSearchStore(env);
    await store.show(productQueryOf(attributes));
    const remote = store.$state.get();
    // What can't be searched for is the visitor's to mend, on the page.
    if (remote.state === 'failed' && isTransient(remote.problem)) throw remote.problem;
    return remote.state === 'ready' ? remote.value : null;
  },
  /** A shelf, a part of it and a place make a page of their own; any other filter leads to one of them. */
  writeHead(state, attributes, env) {
    const query = state?.query ?? productQueryOf(attributes);
    const text = createProductSearchText(findLocale([env.locale]), env.messages);
    const total = state?.answer.total;
    return {
      title: text.title(query, state),
      ...(total && {
        description: fillMessage(env.messages(productsHeadMessages).description, {
          found: text.found(total),
        }),
      }),
      path: marketplace({}, addressOf(query)).path,
      isIndexed: state !== null && state.answer.results.length > 0 && isPlain(query),
    };
  },
});

/** Whether only a shelf and a place are searched, on the first page. */
function isPlain(query: ProductQuery): boolean {
  const { shelf = '', leaf = '', near = '' } = addressOf(query);
  return writeJson(query) === writeJson({ ...emptyProductQuery, shelf, leaf, near });
}

function addressOf({ shelf, leaf, near, page }: ProductQuery) {
  const category = productCategories.find((one) => one === shelf);
  return {
    shelf: category,
    leaf: category && isLeafOf(category, leaf) ? leaf : undefined,
    near: near || undefined,
    page: page > 1 ? page : undefined,
  };
}
