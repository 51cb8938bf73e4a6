import { type SQL, sql } from 'drizzle-orm';
import { allOf } from '../../listings/query/conditions.ts';
import type { Queries } from '../../platform/database/database.ts';
import { products } from '../products/tables.ts';
import type { ProductSearch } from './product-search.ts';
import { conditionsOf } from './read-product-search.ts';

/** How many products fit a search; the count ends at `limit`. */
export async function countProducts(
  database: Queries,
  search: ProductSearch,
  limit: number,
): Promise<number> {
  return countRows(database, allOf(conditionsOf(search)), limit);
}

async function countRows(database: Queries, condition: SQL, limit: number): Promise<number> {
  const { rows } = await database.execute<{ count: string }>(
    sql`select count(*) as count from (select from ${products} where ${condition} limit ${limit}) as counted`,
  );
  return Number(rows[0]?.count);
}
