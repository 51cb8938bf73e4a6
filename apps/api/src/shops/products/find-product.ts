import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { ShopRow } from '../tables.ts';
import { products } from './tables.ts';

export type ProductRow = typeof products.$inferSelect;

/** The product of that id in the shop. */
export async function requireProduct(
  queries: Queries,
  shop: Pick<ShopRow, 'key'>,
  id: string,
): Promise<ProductRow> {
  return orNotFound((await selectProduct(queries, shop, id))[0]);
}

/**
 * The same, locked to the end of the transaction. What only names the product, as each second change of a
 * variant's stock in one transaction does, is not held up: a stronger lock would wait for stocks that
 * wait for it.
 */
export async function lockProduct(
  transaction: Queries,
  shop: Pick<ShopRow, 'key'>,
  id: string,
): Promise<ProductRow> {
  return orNotFound((await selectProduct(transaction, shop, id).for('no key update'))[0]);
}

/** The problem of an address at which its shop has no product for the caller. */
export function noProduct(): Problem {
  return new Problem('not-found', 'This shop has no such product.');
}

function selectProduct(queries: Queries, { key }: Pick<ShopRow, 'key'>, id: string) {
  return queries
    .select()
    .from(products)
    .where(and(eq(products.shopKey, key), eq(products.id, id)))
    .$dynamic();
}

function orNotFound(row: ProductRow | undefined): ProductRow {
  if (!row) throw noProduct();
  return row;
}
