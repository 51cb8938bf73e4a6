import { subjectOfOrder } from '@boardwalk/sdk-core/billing/invoices/invoice-terms';
import { returnOf } from '@boardwalk/sdk-core/ledger/reversal';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { invoices } from '../billing/invoices/tables.ts';
import type { Release } from '../billing/payments/sale.ts';
import { book } from '../ledger/book.ts';
import { findBooked } from '../ledger/find-booked.ts';
import type { Queries } from '../platform/database/database.ts';
import { orderKind } from './order-kind.ts';
import { type OrderGroupRow, type OrderRow, orderShops } from './tables.ts';

interface ReturnedGroup {
  readonly order: OrderRow;
  readonly group: OrderGroupRow;
}

/**
 * Books that a payment of an order went back whole, or was taken back by the bank: the sale of each of
 * its shops, by the number of the invoice, in the order in which any two transactions book.
 */
export async function bookReturns(
  transaction: Queries,
  { order, group }: ReturnedGroup,
  { now, feeBack }: Release,
): Promise<void> {
  for (const id of await findInvoiceIds(transaction, { order, group })) {
    const booked = await findBooked(transaction, { kind: 'invoice', id });
    const entries = returnOf(booked, feeBack);
    const subject = { kind: 'refund', id } as const;
    await book(transaction, { kind: 'reversal', subject, at: now, entries });
  }
}

async function findInvoiceIds(
  queries: Queries,
  { order, group }: ReturnedGroup,
): Promise<readonly string[]> {
  const parts = await queries
    .select({ shopKey: orderShops.shopKey })
    .from(orderShops)
    .where(eq(orderShops.groupId, group.id));
  const subjects = parts.map(({ shopKey }) => subjectOfOrder(order.id, shopKey));
  const { id, kind, subjectId } = invoices;
  const rows = await queries
    .select({ id })
    .from(invoices)
    .where(and(eq(kind, orderKind), inArray(subjectId, subjects)))
    .orderBy(asc(id));
  return rows.map((row) => row.id);
}
