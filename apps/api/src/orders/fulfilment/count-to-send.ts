import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { ShopRow } from '../../shops/tables.ts';
import { orderGroups, orderShops } from '../tables.ts';
import { isInState } from './fulfilment-state.ts';

/** How many paid orders wait for their shop to send them, or to make them ready. */
export function countToSend(queries: Queries, { key }: Pick<ShopRow, 'key'>): Promise<number> {
  return queries.$count(
    queries
      .select({ orderKey: orderShops.orderKey })
      .from(orderShops)
      .innerJoin(orderGroups, eq(orderGroups.id, orderShops.groupId))
      .where(and(eq(orderShops.shopKey, key), eq(orderGroups.state, 'paid'), isInState('toSend')))
      .as('to_send'),
  );
}
