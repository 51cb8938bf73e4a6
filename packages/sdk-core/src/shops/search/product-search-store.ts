import type { StoreEnvironment } from '../../http/environment.ts';
import { pause } from '../../http/pause-before.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { countryOfLocale, findLocale } from '../../vocabulary/text/locale.ts';
import { productsPageSize } from '../shop-limits.ts';
import { searchProducts } from './endpoints.ts';
import {
  type ProductQuery,
  productSearchOptions,
  type ReportProductQueryProblems,
} from './product-query.ts';
import type { ProductSearchPart } from './product-search-sorts.ts';
import type { ProductFacets, ProductSearchAnswer } from './schemas.ts';

/** A page of found products and its query. */
export interface ProductResults {
  readonly query: ProductQuery;
  readonly answer: ProductSearchAnswer;
}

export interface ProductSearchStoreOptions {
  /** What shows first, where no server has loaded it. */
  readonly first?: ProductQuery | undefined;
  /** What a server has loaded already. */
  readonly initial?: ProductResults | undefined;
  /** What of a query can't be read, without which the search goes on. */
  readonly onUnread?: ReportProductQueryProblems | undefined;
}

type Environment = Pick<StoreEnvironment, 'client' | 'locale'>;

/** A page of found products: the latest search wins, and a failed one keeps what there was. */
export type ProductSearchStore = RemoteStore<ProductResults, ProductQuery>;

/** The store of one search; `$state` is ready from the start where `initial` is given. */
export function createProductSearchStore(
  env: Environment,
  { first, initial, onUnread }: ProductSearchStoreOptions = {},
): ProductSearchStore {
  const request = async (signal: AbortSignal, query: ProductQuery): Promise<ProductResults> => ({
    query,
    answer: await requestProductSearch(env, query, ['page', 'total'], { signal, onUnread }),
  });
  return createRemote({ request, key: initial?.query ?? first, initial });
}

/** How many products of a shelf or a shop have which values. */
export interface ProductCounts {
  readonly query: ProductQuery;
  readonly facets: ProductFacets;
}

/** The counts of a search within a shelf or a shop, once its query has rested in milliseconds. */
export function createProductCountsStore(
  env: Environment,
  rest = 200,
): RemoteStore<ProductCounts, ProductQuery> {
  async function request(signal: AbortSignal, query: ProductQuery): Promise<ProductCounts> {
    await pause(rest, signal);
    const first = { ...query, page: 1 };
    const { facets } = await requestProductSearch(env, first, ['facets'], { signal });
    if (facets) return { query, facets };
    throw new Problem('internal', 'The answer lacks the facets it was asked for.');
  }

  return createRemote({ key: undefined, request });
}

interface RequestOptions {
  readonly signal?: AbortSignal;
  readonly onUnread?: ReportProductQueryProblems | undefined;
}

/** Requests parts of what a query describes. */
export function requestProductSearch(
  { client, locale }: Environment,
  query: ProductQuery,
  include: readonly ProductSearchPart[],
  { signal, onUnread }: RequestOptions = {},
): Promise<ProductSearchAnswer> {
  const homeCountry = countryOfLocale(findLocale([locale]));
  const body = { homeCountry, ...productSearchOptions(query, include, onUnread) };
  const page = { start: (query.page - 1) * productsPageSize };
  return client.call(searchProducts, { query: page, body }, { signal });
}
