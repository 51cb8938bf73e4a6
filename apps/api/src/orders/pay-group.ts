import { and, eq, exists, inArray, not, or } from 'drizzle-orm';
import { users } from '../account/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import { shops } from '../shops/tables.ts';
import { lockOrderByGroup } from './find-order.ts';
import { type OrderGroupRow, type OrderRow, orderGroups, orderShops } from './tables.ts';

/** A payment of an order that was just paid. */
export interface PaidGroup {
  readonly order: OrderRow;
  readonly group: OrderGroupRow;
}

/**
 * Locks an order by one of its payments, then marks that one as paid. Returns undefined where it is not
 * open, where a shop of it is closed or suspended or its owner's account is disabled, and where its buyer
 * has closed their account, as nobody knows where it goes then: what is paid for one of those goes back.
 */
export async function payGroup(
  transaction: Queries,
  groupId: string,
  paidAt: Date,
): Promise<PaidGroup | undefined> {
  const order = await lockOrderByGroup(transaction, groupId);
  if (!order || order.userId === null) return undefined;
  const gone = transaction
    .select({ key: shops.key })
    .from(shops)
    .innerJoin(orderShops, eq(orderShops.shopKey, shops.key))
    .innerJoin(users, eq(users.id, shops.ownerId))
    .where(
      and(
        eq(orderShops.groupId, orderGroups.id),
        or(inArray(shops.state, ['closed', 'suspended']), eq(users.state, 'disabled')),
      ),
    );
  const [group] = await transaction
    .update(orderGroups)
    .set({ state: 'paid', paidAt })
    .where(and(eq(orderGroups.id, groupId), eq(orderGroups.state, 'open'), not(exists(gone))))
    .returning()
    .prepare('pay_order_group')
    .execute();
  return group && { order, group };
}
