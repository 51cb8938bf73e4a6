import { subjectOfOrder } from '@boardwalk/sdk-core/billing/invoices/invoice-terms';
import { returnOf } from '@boardwalk/sdk-core/ledger/reversal';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { invoices } from '../billing/invoices/tables.ts';
import type { Release } from '../billing/payments/sale.ts';
import { book } from '../ledger/book.ts';
import type { Queries } from '../platform/database/database.ts';
import { orderKind } from './order-kind.ts';
import { findBookedOfInvoice } from './refunds/booked-of-invoice.ts';
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
  for (const { id, subjectId } of await findGroupInvoices(transaction, { order, group })) {
    const part = { orderKey: order.key, shopKey: Number(subjectId.split(':').at(-1)) };
    const booked = await findBookedOfInvoice(transaction, { part }, id);
    const entries = returnOf(booked, feeBack);
    // Its refunds were all of it.
    if (entries.length === 0) continue;
    const subject = { kind: 'refund', id } as const;
    await book(transaction, { kind: 'reversal', subject, at: now, entries });
  }
}

async function findGroupInvoices(queries: Queries, { order, group }: ReturnedGroup) {
  const parts = await queries
    .select({ shopKey: orderShops.shopKey })
    .from(orderShops)
    .where(eq(orderShops.groupId, group.id));
  const subjects = parts.map(({ shopKey }) => subjectOfOrder(order.id, shopKey));
  const { id, kind, subjectId } = invoices;
  return queries
    .select({ id, subjectId })
    .from(invoices)
    .where(and(eq(kind, orderKind), inArray(subjectId, subjects)))
    .orderBy(asc(id));
}
