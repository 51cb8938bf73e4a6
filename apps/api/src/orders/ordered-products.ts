import { and, eq, gte, inArray } from 'drizzle-orm';
import type { SoldProducts } from '../shops/imports/sold-products.ts';
import { orderLines, orders } from './tables.ts';

/** Products in orders, whether these are paid or not. */
export const orderedProducts: SoldProducts = {
  async findSold(transaction, keys, since) {
    const rows = await transaction
      .selectDistinct({ key: orderLines.productKey })
      .from(orderLines)
      .innerJoin(orders, eq(orders.key, orderLines.orderKey))
      .where(and(inArray(orderLines.productKey, [...keys]), gte(orders.placedAt, since)));
    return rows.map(({ key }) => key);
  },
};
