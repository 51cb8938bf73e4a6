import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { shops } from '../../shops/tables.ts';
import { findGroups } from '../find-order.ts';
import { type OrderGroupRow, type OrderRow, orderGroups, orders } from '../tables.ts';
import { type OrderQuoteRow, orderQuotes } from './tables.ts';

/** A request with its order and the payment that waits for it, which are locked. */
export interface LockedQuote {
  readonly order: OrderRow;
  readonly group: OrderGroupRow;
  readonly quote: OrderQuoteRow;
}

/** Locks the order of a request that a shop has, before the shop and all that it sells. */
export async function lockShopQuote(
  transaction: Queries,
  { shopId, id }: { readonly shopId: string; readonly id: string },
): Promise<LockedQuote> {
  const [found] = await transaction
    .select({ key: orders.key })
    .from(orders)
    .innerJoin(orderQuotes, eq(orderQuotes.orderKey, orders.key))
    .innerJoin(shops, eq(shops.key, orderQuotes.shopKey))
    .where(and(eq(orders.id, id), eq(shops.id, shopId)));
  const locked = found && (await lockQuote(transaction, found.key));
  if (!locked) throw new Problem('not-found', 'This shop has no such request.');
  return locked;
}

/** Locks an order with its request; undefined where it has none. */
export async function lockQuote(
  transaction: Queries,
  orderKey: number,
): Promise<LockedQuote | undefined> {
  const [order] = await transaction
    .select()
    .from(orders)
    .where(eq(orders.key, orderKey))
    .for('update');
  return order && withQuote(transaction, order);
}

/** The request of an order that is locked; undefined where it has none. */
export async function withQuote(
  transaction: Queries,
  order: OrderRow,
): Promise<LockedQuote | undefined> {
  const [quote] = await transaction
    .select()
    .from(orderQuotes)
    .where(eq(orderQuotes.orderKey, order.key));
  const [group] = await findGroups(transaction, order);
  return quote && group && { order, group, quote };
}

/** Ends a request that came to nothing: nobody can answer, accept or pay it any more. */
export async function endQuote(
  transaction: Queries,
  { order, group }: LockedQuote,
  change: Pick<OrderQuoteRow, 'state'> & Partial<OrderQuoteRow>,
): Promise<void> {
  await transaction.update(orderQuotes).set(change).where(eq(orderQuotes.orderKey, order.key));
  await transaction
    .update(orderGroups)
    .set({ state: 'cancelled' })
    .where(eq(orderGroups.id, group.id));
}
