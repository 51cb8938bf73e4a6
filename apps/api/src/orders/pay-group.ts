import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { type OrderGroupRow, type OrderRow, orderGroups, orders } from './tables.ts';

/** A payment of an order that was just paid. */
export interface PaidGroup {
  readonly order: OrderRow;
  readonly group: OrderGroupRow;
}

/**
 * Locks an order by one of its payments, and marks that one as paid; undefined where it is not open.
 * A group is opened in the transaction that begins its payment, so that whoever has that payment sees
 * it. Of somebody who has closed their account nobody knows where it goes: then nothing is paid.
 */
export async function payGroup(
  transaction: Queries,
  groupId: string,
  paidAt: Date,
): Promise<PaidGroup | undefined> {
  const isGroup = eq(orderGroups.id, groupId);
  const keys = transaction.select({ key: orderGroups.orderKey }).from(orderGroups).where(isGroup);
  // The order is locked before its payment is changed, as by everybody.
  const locked = transaction
    .$with('locked')
    .as(transaction.select().from(orders).where(inArray(orders.key, keys)).for('update'));
  const [paid] = await transaction
    .with(locked)
    .update(orderGroups)
    .set({ state: 'paid', paidAt })
    .from(locked)
    .where(
      and(
        isGroup,
        eq(orderGroups.orderKey, locked.key),
        eq(orderGroups.state, 'open'),
        isNotNull(locked.userId),
      ),
    )
    .returning()
    .prepare('pay_order_group')
    .execute();
  if (!paid) return undefined;
  const { locked: order, ...group } = paid;
  return { order, group };
}
