import type { ShopSummary } from '@boardwalk/sdk-core/orders/summary/schemas';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { products, productVariants } from '../../shops/products/tables.ts';
import type { ShopRow } from '../../shops/tables.ts';

/** Variants that a summary names. */
const mostNamed = 5;

/** What of a shop's active products is sold out, or as few as `lowStock` of its product says. */
export async function findLowStock(
  queries: Queries,
  { key }: ShopRow,
): Promise<ShopSummary['tasks']['lowStock']> {
  const { title, lowStock } = products;
  const { values, stock, stockMode, removedAt, id, productKey } = productVariants;
  const isLow = and(
    eq(products.shopKey, key),
    eq(products.isActive, true),
    isNull(removedAt),
    eq(stockMode, 'counted'),
    lte(stock, sql`coalesce(${lowStock}, 0)`),
  );
  const variants = await queries
    .select({
      product: products.id,
      title,
      values,
      stock,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(productVariants)
    .innerJoin(products, eq(products.key, productKey))
    .where(isLow)
    .orderBy(asc(stock), asc(title), asc(id))
    .limit(mostNamed);
  return {
    total: variants[0]?.total ?? 0,
    variants: variants.map(({ total: _, ...variant }) => variant),
  };
}
