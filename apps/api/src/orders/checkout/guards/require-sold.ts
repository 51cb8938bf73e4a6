import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { isSold, sellingStateOf } from '../../../cart/find-lines.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { products, productVariants } from '../../../shops/products/tables.ts';
import { shops } from '../../../shops/tables.ts';
import { type OrderGroupRow, orderLines, orderShops } from '../../tables.ts';

/**
 * Nothing is paid to a shop that sells nothing by now, nor for what it sells no more. All shops and
 * products are locked before any stock, as by a checkout. Returns the names of the shops, as the
 * order has them.
 */
export async function requireSold(
  transaction: Queries,
  groups: readonly Pick<OrderGroupRow, 'id'>[],
  now: Date,
): Promise<readonly string[]> {
  const isOfGroup = inArray(
    orderShops.groupId,
    groups.map(({ id }) => id),
  );
  const selling = await transaction
    .select({ shop: shops, position: orderShops.position })
    .from(shops)
    .innerJoin(orderShops, and(eq(orderShops.shopKey, shops.key), isOfGroup))
    .orderBy(shops.key)
    .for('share', { of: shops });
  const closed = selling.find(({ shop }) => sellingStateOf(shop, now) === 'closed');
  if (closed) throw new Problem('conflict', `${closed.shop.name} takes no orders any more.`);
  const sold = await transaction
    .select({ product: products, variant: productVariants })
    .from(products)
    .innerJoin(orderLines, eq(orderLines.productKey, products.key))
    .innerJoin(orderShops, and(isPartOf(orderLines), isOfGroup))
    .innerJoin(productVariants, eq(productVariants.id, orderLines.variantId))
    .orderBy(products.key)
    .for('share', { of: products });
  const gone = sold.find((row) => !isSold(row));
  if (gone) throw new Problem('conflict', `${gone.product.title} is not sold any more.`);
  return selling
    .toSorted((left, right) => left.position - right.position)
    .map(({ shop }) => shop.name);
}

/** An order that was declined reserves nothing, no price either: at another one it is ordered again. */
export async function requireSamePrices(
  queries: Queries,
  groups: readonly Pick<OrderGroupRow, 'id'>[],
): Promise<void> {
  const isOfGroup = inArray(
    orderShops.groupId,
    groups.map(({ id }) => id),
  );
  const [changed] = await queries
    .select({ title: orderLines.title })
    .from(orderLines)
    .innerJoin(orderShops, and(isPartOf(orderLines), isOfGroup))
    .innerJoin(productVariants, eq(productVariants.id, orderLines.variantId))
    .where(ne(productVariants.price, orderLines.price))
    .limit(1);
  if (!changed) return;
  const { title } = changed;
  throw new Problem('conflict', `${title} has another price now. Please cancel and order again.`);
}

/** The part of an order to which its lines belong. */
function isPartOf({ orderKey, shopKey }: typeof orderLines) {
  return and(eq(orderShops.orderKey, orderKey), eq(orderShops.shopKey, shopKey));
}
