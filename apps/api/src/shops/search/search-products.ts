import type * as schemas from '@boardwalk/sdk-core/shops/search/schemas';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { cappedTotal } from '../../search/facets/capped-total.ts';
import { readCursor, writeCursor } from '../../search/page/cursor.ts';
import { countProductFacets } from './count-product-facets.ts';
import { countProducts } from './count-products.ts';
import { describeProductResults } from './describe-results.ts';
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
  const written = await readProductSearch(body, context);
  const cursor = body.cursor === undefined ? undefined : readCursor(body.cursor, written.sort);
  const parts = new Set<string>(body.include ?? usualParts);
  const page = { start, size, cursor };
  const ofWords = cursor?.similar ? undefined : await answer(database, written, parts, page);
  const begins = ofWords !== undefined && (await isBeginning(database, written, ofWords));
  const requested = begins ? { ...written, mayBegin: true } : written;
  const asWritten = begins ? await answer(database, requested, parts, page) : ofWords;
  const isSettled = asWritten && (await hasAny(database, requested, asWritten, page));
  const similar = isSettled ? undefined : await withSimilarProducts(database, requested);
  const search = similar ?? requested;
  const found = asWritten && !similar ? asWritten : await answer(database, search, parts, page);
  const isEmpty = start === 0 && !cursor && parts.has('page') && found.total?.count === 0;
  return {
    ...found,
    place: search.place ?? null,
    currency: search.currency,
    isSimilar: search.similar !== undefined,
    repairs: isEmpty ? await findProductRepairs(database, requested, body.text ?? '') : [],
  };
};

/** The requested parts of an answer. */
async function answer(
  database: Database,
  search: ProductSearch,
  parts: ReadonlySet<string>,
  page: ProductPageRequest,
) {
  const [found, total, facets] = await Promise.all([
    parts.has('page') ? readPage(database, search, page) : noPage,
    parts.has('total') ? cappedTotal((limit) => countProducts(database, search, limit)) : undefined,
    parts.has('facets') ? countProductFacets(database, search) : undefined,
  ]);
  return { ...found, ...(total && { total }), ...(facets && { facets }) };
}

/** Whether the last word can only be a beginning: nothing that shows has it whole. */
async function isBeginning(
  database: Database,
  search: ProductSearch,
  { results, total }: Awaited<ReturnType<typeof answer>>,
): Promise<boolean> {
  if (search.mayBegin || search.words.length === 0 || results.length > 0) return false;
  return total ? total.count === 0 : (await countProducts(database, search, 1)) === 0;
}

/** Whether the words occur, or there are none; only a part of an answer may leave that open. */
async function hasAny(
  database: Database,
  search: ProductSearch,
  { results, total }: Awaited<ReturnType<typeof answer>>,
  { cursor }: ProductPageRequest,
): Promise<boolean> {
  if (search.words.length === 0 || cursor || results.length > 0) return true;
  return total ? total.count > 0 : (await countProducts(database, search, 1)) > 0;
}

const noPage = { results: [], nextCursor: null };

async function readPage(database: Database, search: ProductSearch, request: ProductPageRequest) {
  const { ids, next } = await findProductPage(database, search, request);
  return {
    results: await describeProductResults(database, search, ids),
    nextCursor: next ? writeCursor(next) : null,
  };
}
