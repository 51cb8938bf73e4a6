import { and, eq } from 'drizzle-orm';
import { payerOf } from '../billing/invoices/find-payer.ts';
import { isUnpaid } from '../billing/payments/find-payment.ts';
import type { Release, Sale, SaleChange } from '../billing/payments/sale.ts';
import type { Queries } from '../platform/database/database.ts';
import { announce } from '../platform/live/announce.ts';
import { bookReturns } from './book-returns.ts';
import { lockByGroup } from './find-order.ts';
import { findPeople } from './find-people.ts';
import { holdStock } from './hold-stock.ts';
import { issueOrderInvoices } from './issue-invoices.ts';
import { mailOrder } from './mail/mail-order.ts';
import { orderKind } from './order-kind.ts';
import { payGroup } from './pay-group.ts';
import { findBoughtParts } from './read/find-parts.ts';
import { followRefund } from './refunds/follow-refund.ts';
import { type OrderGroupRow, type OrderRow, orderGroups } from './tables.ts';

/** Orders: each of its payments sells what the shops of its group have reserved, or releases that. */
export const orderSale: Sale = {
  kind: orderKind,

  async deliver(transaction, payment, delivery) {
    const { now } = delivery;
    const paid = await payGroup(transaction, payment.subjectId, now);
    if (!paid) return false;
    const { order, group } = paid;
    const { parts, people } = await settle(transaction, { order, paidNow: group }, delivery);
    await holdStock(transaction, [group.id], 'sold', now);
    const buyer = payerOf(people.find(({ id }) => id === order.userId));
    await issueOrderInvoices(transaction, { ...paid, parts, payment, buyer }, delivery);
    return true;
  },

  async release(transaction, { subjectId }, release) {
    const found = await lockByGroup(transaction, subjectId);
    if (found) await releaseGroup(transaction, found, release);
  },

  followRefund,

  findUnpaid: findUnpaidGroups,
};

interface Released {
  readonly order: OrderRow;
  readonly group: OrderGroupRow;
}

/**
 * Of what came to nothing the stock is there again, and its buyer may try another card; what went back
 * after it was paid keeps its stock sold, as nobody knows here where its pieces are.
 */
async function releaseGroup(
  transaction: Queries,
  { order, group }: Released,
  release: Release,
): Promise<void> {
  if (group.state === 'open') {
    await changeGroup(transaction, group, 'failed');
    await settle(transaction, { order }, release);
    await holdStock(transaction, [group.id], 'released', release.now);
  } else if (group.state === 'paid' && release.reason !== 'failed') {
    await changeGroup(transaction, group, 'refunded');
    await bookReturns(transaction, { order, group }, release);
    await settle(transaction, { order }, release);
  }
}

interface Settled {
  readonly order: OrderRow;
  readonly paidNow?: OrderGroupRow;
}

/** What follows where a payment of an order has come to an end; answers what was read for it. */
async function settle(transaction: Queries, { order, paidNow }: Settled, change: SaleChange) {
  const parts = await findBoughtParts(transaction, [order.key]);
  const people = await findPeople(transaction, [
    ...(order.userId === null ? [] : [order.userId]),
    ...parts.shops.map(({ shop }) => shop.ownerId),
  ]);
  await mailOrder(transaction, { order, paidNow, parts, people }, change);
  if (order.userId !== null) await announce(transaction, 'orders', order.userId);
  return { parts, people };
}

async function changeGroup(
  transaction: Queries,
  { id }: Pick<OrderGroupRow, 'id'>,
  state: 'failed' | 'refunded',
): Promise<void> {
  await transaction.update(orderGroups).set({ state }).where(eq(orderGroups.id, id));
}

/** Payments of orders that count as paid and for which no payment has paid; at most a hundred. */
async function findUnpaidGroups(queries: Queries): Promise<readonly string[]> {
  const { id, state } = orderGroups;
  const rows = await queries
    .select({ id })
    .from(orderGroups)
    .where(and(eq(state, 'paid'), isUnpaid(queries, orderKind, id)))
    .orderBy(id)
    .limit(100);
  return rows.map((row) => row.id);
}
