import type { EndpointRequest } from '@boardwalk/sdk-core/http/endpoint';
import type { ProductSort } from '@boardwalk/sdk-core/shops/products/product-sorts';
import type * as schemas from '@boardwalk/sdk-core/shops/products/schemas';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { ShopRow } from '../tables.ts';
import type { ProductRow } from './find-product.ts';
import { products } from './tables.ts';

type ProductQuery = EndpointRequest<typeof schemas.listProducts>['query'];

/** Words of a search that count; others find no more. */
const mostWords = 8;

/** The order of products, as a list sorts them. */
export const productOrders: Readonly<Record<ProductSort, readonly SQL[]>> = {
  newest: [desc(products.createdAt), desc(products.key)],
  price: [asc(products.priceFrom), asc(products.key)],
  '-price': [desc(products.priceFrom), asc(products.key)],
  title: [asc(sql`lower(${products.title})`), asc(products.key)],
};

/** A page of a shop's products, and how many there are. */
export async function findProducts(
  queries: Queries,
  { key }: Pick<ShopRow, 'key'>,
  { text, category, sort, start, size }: ProductQuery,
  shows: boolean | undefined,
): Promise<{ readonly rows: readonly ProductRow[]; readonly total: number }> {
  const matches = narrowedTo(key, { text, category }, shows);
  const [found] = await queries.select({ total: count() }).from(products).where(matches);
  const rows = await queries
    .select()
    .from(products)
    .where(matches)
    .orderBy(...productOrders[sort])
    .offset(start)
    .limit(size);
  return { rows, total: found?.total ?? 0 };
}

/** What products of a shop are narrowed by. */
export function narrowedTo(
  shopKey: number,
  { text, category }: Pick<ProductQuery, 'text' | 'category'>,
  shows: boolean | undefined,
): SQL | undefined {
  return and(
    eq(products.shopKey, shopKey),
    shows === undefined ? undefined : eq(products.isActive, shows),
    category && eq(products.category, category),
    ...wordsOf(text).map(inTitle),
  );
}

function wordsOf(text: string): readonly string[] {
  return text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords);
}

/** Whether a title has the word, or one that begins or ends with it, with or without accents. */
function inTitle(word: string): SQL {
  return sql`position(fold_text(${word}) in fold_text(${products.title})) > 0`;
}
