import { and, eq } from 'drizzle-orm';
import type { ShopClosings } from '../shops/closing/shop-closings.ts';
import { orderGroups, orderShops } from './tables.ts';

/** Orders that somebody is paying for keep their shop from being closed. */
export const orderClosings: ShopClosings = {
  async findOpen(transaction, shopKey) {
    const [open] = await transaction
      .select({ key: orderShops.orderKey })
      .from(orderShops)
      .innerJoin(orderGroups, eq(orderGroups.id, orderShops.groupId))
      .where(and(eq(orderShops.shopKey, shopKey), eq(orderGroups.state, 'open')))
      .limit(1);
    return open ? ['An order is being paid for at this moment.'] : [];
  },
};
