import { openReasonMessages } from '@boardwalk/sdk-core/account/security/open-reasons';
import type { FulfilmentState } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { ShopClosings } from '../shops/closing/shop-closings.ts';
import { isInState } from './fulfilment/fulfilment-state.ts';
import { orderGroups, orderShops } from './tables.ts';

const isPaidAnd = (state: FulfilmentState) => and(eq(orderGroups.state, 'paid'), isInState(state));

const conditions = [
  { reason: 'paying', condition: eq(orderGroups.state, 'open') },
  { reason: 'toSend', condition: isPaidAnd('toSend') },
  { reason: 'ready', condition: isPaidAnd('ready') },
] as const;

/** Orders that somebody is paying for, or that did not leave the shop, keep it from being closed. */
export const orderClosings: ShopClosings = {
  async findOpen(transaction, shopKey) {
    const open = await Promise.all(
      conditions.map(async ({ reason, condition }) => ({
        reason,
        isOpen: await hasOrder(transaction, shopKey, condition),
      })),
    );
    return open
      .filter(({ isOpen }) => isOpen)
      .map(({ reason }) => ({ reason, message: openReasonMessages[reason] }));
  },
};

async function hasOrder(queries: Queries, shopKey: number, condition: SQL | undefined) {
  const found = await queries
    .select({ key: orderShops.orderKey })
    .from(orderShops)
    .innerJoin(orderGroups, eq(orderGroups.id, orderShops.groupId))
    .where(and(eq(orderShops.shopKey, shopKey), condition))
    .limit(1);
  return found.length > 0;
}
