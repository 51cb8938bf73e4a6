import type { Queries } from '../platform/database/database.ts';
import { createOrderId } from './order-id.ts';
import { orderGroups, orders } from './tables.ts';

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
