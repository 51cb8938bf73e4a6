import { maximumStart } from '@boardwalk/sdk-core/vocabulary/routes/page';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Cursor } from '../../search/page/cursor.ts';
import { products } from '../products/tables.ts';
import { findProductHits, type ProductHit } from './find-product-hits.ts';
import { productDocument } from './product-conditions.ts';
import type { ProductSearch } from './product-search.ts';
import { searchTermsQuery } from './read-product-search.ts';

/** Of the products with the words the newest so many are ranked; the others follow by age. */
const mostRanked = 100;
/** So many are enough not to look for older ones. */
const enoughRanked = 30;

/** Which part of the result; a cursor goes before `start`. */
export interface ProductPageRequest {
  readonly start: number;
  readonly size: number;
  readonly cursor: Cursor | undefined;
}

interface ProductPage {
  readonly ids: readonly number[];
  readonly next: Cursor | undefined;
}

/** Finds a page of a search, and where the next one begins. */
export function findProductPage(
  database: Queries,
  search: ProductSearch,
  page: ProductPageRequest,
): Promise<ProductPage> {
  return search.sort === 'relevance'
    ? relevancePage(database, search, page)
    : sortedPage(database, search, page);
}

async function sortedPage(
  database: Queries,
  search: ProductSearch,
  { start, size, cursor }: ProductPageRequest,
): Promise<ProductPage> {
  const after = cursor && 'key' in cursor ? cursor : undefined;
  const first = after ? 0 : start;
  const found = await findProductHits(database, search, { count: first + size + 1, after });
  const hits = found.slice(first);
  const last = hits[size - 1];
  const similar = search.similar !== undefined;
  const next = last && { sort: search.sort, key: last.key, id: last.id, similar };
  return { ids: idsOf(hits, size), next: hits.length > size ? next : undefined };
}

async function relevancePage(
  database: Queries,
  search: ProductSearch,
  { start, size, cursor }: ProductPageRequest,
): Promise<ProductPage> {
  const { offset, asOf } =
    cursor && 'offset' in cursor ? cursor : { offset: start, asOf: search.now.getTime() };
  if (offset > maximumStart) return { ids: [], next: undefined };
  // A first page has all that there is; only later ones could shift.
  const postedBefore = cursor && new Date(asOf);
  const end = offset + size + 1;
  const best = await rankNewest(database, search, postedBefore);
  const others =
    end > best.hits.length && best.boundary
      ? await findProductHits(database, search, {
          ...{ count: end - best.hits.length, after: best.boundary, postedBefore },
        })
      : [];
  const hits = [...best.hits, ...others].slice(offset, end);
  const similar = search.similar !== undefined;
  const next = { sort: 'relevance' as const, offset: offset + size, asOf, similar };
  return { ids: idsOf(hits, size), next: hits.length > size ? next : undefined };
}

interface Ranking {
  readonly hits: readonly ProductHit[];
  /** The oldest that was ranked; absent where all were. */
  readonly boundary: ProductHit | undefined;
}

/** The newest products that fit, the best first; similar ones are in order already. */
async function rankNewest(
  database: Queries,
  search: ProductSearch,
  postedBefore: Date | undefined,
): Promise<Ranking> {
  const { similar, words } = search;
  const newest = similar
    ? await findProductHits(database, search, { count: similar.length, postedBefore })
    : await findProductHits(database, search, {
        ...{ count: mostRanked, enough: enoughRanked, postedBefore },
      });
  if (similar) {
    const byId = new Map(newest.map((hit) => [hit.id, hit]));
    return { hits: similar.flatMap((id) => byId.get(id) ?? []), boundary: undefined };
  }
  const boundary = newest.length < enoughRanked ? undefined : newest.at(-1);
  if (words.length === 0) return { hits: newest, boundary };
  const keys = newest.map(({ id }) => id);
  const { rows } = await database.execute<{ id: string; rank: number }>(
    sql`select ${products.key} as id, ts_rank(${productDocument}, ${searchTermsQuery(search)}) as rank from ${products} where ${products.key} = any(${sql.param(keys)}::bigint[])`,
  );
  const ranks = new Map(rows.map(({ id, rank }) => [Number(id), rank]));
  const rankOf = ({ id }: ProductHit) => ranks.get(id) ?? 0;
  return { hits: newest.toSorted((one, other) => rankOf(other) - rankOf(one)), boundary };
}

function idsOf(hits: readonly ProductHit[], size: number): number[] {
  return hits.slice(0, size).map(({ id }) => id);
}
