import type * as schemas from '@boardwalk/sdk-core/shops/search/schemas';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { cappedTotal } from '../../search/facets/capped-total.ts';
import { type Cursor, readCursor, writeCursor } from '../../search/page/cursor.ts';
import { countProductFacets } from './count-product-facets.ts';
import { countProducts } from './count-products.ts';
import { describeFoundProducts } from './describe-found-products.ts';
import { findProductPage, type ProductPageRequest } from './find-product-page.ts';
import { findProductRepairs } from './find-product-repairs.ts';
import { withSimilarProducts } from './find-similar-products.ts';
import type { ProductSearch } from './product-search.ts';
import { readProductSearch } from './read-product-search.ts';

const usualParts = ['page', 'total'] as const;

/** Searches the products of all shops that everybody may see, or of one. */
export const searchProducts: Handler<typeof schemas.searchProducts> = async (
  { query: { start, size }, body },
  context,
) => {
  const { database } = context;
  const requested = await readProductSearch(body, context);
  const cursor = body.cursor === undefined ? undefined : readCursor(body.cursor, requested.sort);
  const parts = new Set<string>(body.include ?? usualParts);
  const search = await settleWords(database, requested, cursor);
  const isFirst = start === 0 && !cursor;
  const [page, total, facets] = await Promise.all([
    parts.has('page') ? readPage(database, search, { start, size, cursor }) : noPage,
    parts.has('total') ? cappedTotal((limit) => countProducts(database, search, limit)) : undefined,
    parts.has('facets') ? countProductFacets(database, search) : undefined,
  ]);
  const isEmpty = isFirst && parts.has('page') && total?.count === 0;
  return {
    ...page,
    ...(total && { total }),
    ...(facets && { facets }),
    place: search.place ?? null,
    currency: search.currency,
    isSimilar: search.similar !== undefined,
    repairs: isEmpty ? await findProductRepairs(database, requested, body.text ?? '') : [],
  };
};

const noPage = { results: [], nextCursor: null };

/** The search as it is, or, where no product has its words, of titles that have similar ones. */
async function settleWords(
  database: Database,
  search: ProductSearch,
  cursor: Cursor | undefined,
): Promise<ProductSearch> {
  if (search.words.length === 0 || (cursor && !cursor.similar)) return search;
  const isThere = !cursor && (await countProducts(database, search, 1)) > 0;
  return isThere ? search : ((await withSimilarProducts(database, search)) ?? search);
}

async function readPage(database: Database, search: ProductSearch, request: ProductPageRequest) {
  const { ids, next } = await findProductPage(database, search, request);
  return {
    results: await describeFoundProducts(database, search, ids),
    nextCursor: next ? writeCursor(next) : null,
  };
}
