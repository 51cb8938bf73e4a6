import { inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { closeReports } from '../../reports/settle-reports.ts';
import { products } from '../products/tables.ts';

/** Leaves nothing to decide of shops that are closed for good, and of what they sold. */
export async function closeShopReports(
  transaction: Queries,
  shopKeys: readonly number[],
  now: Date,
): Promise<void> {
  const sold = await transaction
    .select({ key: products.key })
    .from(products)
    .where(inArray(products.shopKey, [...shopKeys]));
  await closeReports(transaction, { kind: 'shop', ids: shopKeys }, now);
  const ids = sold.map(({ key }) => key);
  await closeReports(transaction, { kind: 'product', ids }, now);
}
