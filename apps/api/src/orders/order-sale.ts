import { and, eq, inArray } from 'drizzle-orm';
import { isUnpaid } from '../billing/payments/find-payment.ts';
import type { Release, Sale, SaleChange } from '../billing/payments/sale.ts';
import type { Queries } from '../platform/database/database.ts';
import { announce } from '../platform/live/announce.ts';
import { shops } from '../shops/tables.ts';
import { bookReturns } from './book-returns.ts';
import { lockByGroup } from './find-order.ts';
import { holdStock } from './hold-stock.ts';
import { issueOrderInvoices } from './issue-invoices.ts';
import { mailOrder } from './mail/mail-order.ts';
import { orderKind } from './order-kind.ts';
import { type OrderGroupRow, type OrderRow, orderGroups, orderShops } from './tables.ts';

/** Orders: each of its payments sells what the shops of its group have reserved, or releases that. */
export const orderSale: Sale = {
  kind: orderKind,

  async deliver(transaction, payment, delivery) {
    const found = await lockByGroup(transaction, payment.subjectId);
    // Of somebody who has closed their account nobody knows where it goes.
    if (found?.group.state !== 'open' || found.order.userId === null) return false;
    if (!(await isSellable(transaction, found.group))) return false;
    const { order, group } = found;
    const { now } = delivery;
    await changeGroup(transaction, group, { state: 'paid', paidAt: now });
    await holdStock(transaction, group.id, 'sold', now);
    await settle(transaction, { order, paidNow: group }, delivery);
    await issueOrderInvoices(transaction, { order, group, payment }, delivery);
    return true;
  },

  async release(transaction, { subjectId }, release) {
    const found = await lockByGroup(transaction, subjectId);
    if (found) await releaseGroup(transaction, found, release);
  },

  findUnpaid: findUnpaidGroups,
};

/** Whether no shop of a payment is closed, or suspended: what is paid to one of those goes back. */
async function isSellable(queries: Queries, { id }: Pick<OrderGroupRow, 'id'>): Promise<boolean> {
  const [gone] = await queries
    .select({ key: shops.key })
    .from(shops)
    .innerJoin(orderShops, eq(orderShops.shopKey, shops.key))
    .where(and(eq(orderShops.groupId, id), inArray(shops.state, ['closed', 'suspended'])))
    .limit(1);
  return gone === undefined;
}

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
    await changeGroup(transaction, group, { state: 'failed' });
    await holdStock(transaction, group.id, 'released', release.now);
  } else if (group.state === 'paid' && release.reason !== 'failed') {
    await changeGroup(transaction, group, { state: 'refunded' });
    await bookReturns(transaction, { order, group }, release);
  } else return;
  await settle(transaction, { order }, release);
}

/** What follows where a payment of an order has come to an end. */
async function settle(
  transaction: Queries,
  { order, ...more }: Parameters<typeof mailOrder>[1],
  change: SaleChange,
): Promise<void> {
  await mailOrder(transaction, { order, ...more }, change);
  if (order.userId !== null) await announce(transaction, 'orders', order.userId);
}

async function changeGroup(
  transaction: Queries,
  { id }: Pick<OrderGroupRow, 'id'>,
  change: Partial<OrderGroupRow>,
): Promise<void> {
  await transaction.update(orderGroups).set(change).where(eq(orderGroups.id, id));
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
