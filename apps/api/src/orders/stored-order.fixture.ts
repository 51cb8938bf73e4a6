import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { shops } from '../shops/tables.ts';
import { createOrderId } from './order-id.ts';
import { orderQuotes } from './quotes/tables.ts';
import { orderGroups, orderShops, orders } from './tables.ts';

/** Stores an order of somebody’s that came to nothing; answers its number. */
export async function storeOrder(database: Queries, userId: number): Promise<string> {
  const id = createOrderId();
  const [order] = await database
    .insert(orders)
    .values({ id, userId, intention: id, placedAt: new Date(0) })
    .returning({ key: orders.key });
  if (!order) throw new Error('The order was not stored.');
  const group = { key: 'CA:CAD', currency: 'CAD', amount: 5_000, state: 'failed' } as const;
  await database.insert(orderGroups).values({ orderKey: order.key, ...group });
  return id;
}

/** Stores somebody’s request to a shop for its price of delivery; answers the number of its order. */
export async function storeQuote(
  database: Queries,
  { userId, shopId }: { readonly userId: number; readonly shopId: string },
): Promise<string> {
  const id = await storeOrder(database, userId);
  const [order] = await database.select().from(orders).where(eq(orders.id, id));
  const [shop] = await database.select().from(shops).where(eq(shops.id, shopId));
  if (!order || !shop) throw new Error('An order and its shop were not stored.');
  const names = { orderKey: order.key, shopKey: shop.key };
  const [group] = await database
    .update(orderGroups)
    .set({ state: 'quoted' })
    .where(eq(orderGroups.orderKey, order.key))
    .returning({ id: orderGroups.id });
  if (!group) throw new Error('The payment of an order was not stored.');
  await database.insert(orderShops).values({
    ...{ ...names, groupId: group.id, position: 0, note: '', stock: 'released' },
    delivery: {
      ...{ choice: { kind: 'ship', rateId: null }, name: '', price: 0, days: null },
      instructions: '',
    },
    ...{ isTaxIncluded: false, subtotal: 5_000, shipping: 0, shippingNet: 0, shippingTaxes: [] },
    ...{ taxes: [], total: 5_000 },
  });
  const expiresAt = new Date('2100-01-01T00:00:00Z');
  await database
    .insert(orderQuotes)
    .values({ ...names, state: 'requested', requestedAt: new Date(0), expiresAt });
  return id;
}
