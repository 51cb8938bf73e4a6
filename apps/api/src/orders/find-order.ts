import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { CallFacts } from '../platform/calls/operation.ts';
import { requireMember } from '../platform/calls/require-rule.ts';
import type { Queries } from '../platform/database/database.ts';
import { isPlacedHere } from './begun-here.ts';
import { type OrderGroupRow, type OrderRow, orderGroups, orders } from './tables.ts';

/** The caller's own order of that number, which this page may know. */
export async function requireOwnOrder(
  queries: Queries,
  id: string,
  context: Pick<CallFacts, 'caller' | 'page'>,
  strength?: 'update',
): Promise<OrderRow> {
  const { userId } = requireMember(context.caller);
  const query = queries
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
    .$dynamic();
  const [order] = await (strength ? query.for(strength) : query);
  if (order && isPlacedHere(order, context)) return order;
  throw new Problem('not-found', 'You have no such order.');
}

/** The payments of an order, in the order of their keys, in which all who lock stock go by them. */
export function findGroups(
  queries: Queries,
  { key }: Pick<OrderRow, 'key'>,
): Promise<OrderGroupRow[]> {
  return queries
    .select()
    .from(orderGroups)
    .where(eq(orderGroups.orderKey, key))
    .orderBy(asc(sql`${orderGroups.key} collate "C"`));
}

/**
 * Locks an order by one of its payments, and answers both as they are then; undefined where there is
 * none. The order comes first, as for everybody who changes its payments.
 */
export async function lockByGroup(
  transaction: Queries,
  groupId: string,
): Promise<{ readonly order: OrderRow; readonly group: OrderGroupRow } | undefined> {
  const order = await lockOrderByGroup(transaction, groupId);
  const [group] = await transaction.select().from(orderGroups).where(eq(orderGroups.id, groupId));
  return order && group && { order, group };
}

/** Locks the order to which a payment belongs, before anything of it is changed. */
export async function lockOrderByGroup(
  transaction: Queries,
  groupId: string,
): Promise<OrderRow | undefined> {
  const keys = transaction
    .select({ key: orderGroups.orderKey })
    .from(orderGroups)
    .where(eq(orderGroups.id, groupId));
  const [order] = await transaction
    .select()
    .from(orders)
    .where(inArray(orders.key, keys))
    .for('update')
    .prepare('lock_order_of_group')
    .execute();
  return order;
}
