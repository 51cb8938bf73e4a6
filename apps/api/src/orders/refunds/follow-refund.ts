import { reversalOf } from '@boardwalk/sdk-core/ledger/reversal';
import { saleOfRefund } from '@boardwalk/sdk-core/orders/refunds/refund-parts';
import { eq } from 'drizzle-orm';
import type { FollowedRefund, SalePayment } from '../../billing/payments/sale.ts';
import { book } from '../../ledger/book.ts';
import { findBooked } from '../../ledger/find-booked.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { announceShop } from '../../shops/announce-shop.ts';
import { lockByGroup } from '../find-order.ts';
import type { InvoicedPart } from '../fulfilment/find-part.ts';
import { findInvoicedPart } from '../fulfilment/find-part.ts';
import { findBookedOfInvoice, findInvoiceId } from './booked-of-invoice.ts';
import { findPaidInvoice, findRefunds, type StoredRefund } from './find-refunds.ts';
import { mailRefund } from './mail-refund.ts';
import { orderRefunds } from './tables.ts';

/**
 * Acts on what the provider reports of a refund of a shop: the ledger has it once it has succeeded, and
 * no longer once the bank has returned the money; its buyer, or the shop, gets a mail.
 */
export async function followRefund(
  transaction: Queries,
  payment: SalePayment,
  change: FollowedRefund,
): Promise<void> {
  const [row] = await transaction.select().from(orderRefunds).where(eq(orderRefunds.id, change.id));
  const locked = row && (await lockByGroup(transaction, payment.subjectId));
  const invoiced =
    locked && (await findInvoicedPart(transaction, locked.order.id, { key: row.shopKey }));
  if (!invoiced) return;
  const refunds = await findRefunds(transaction, invoiced);
  const refund = refunds.find((one) => one.row.id === change.id);
  if (!refund) return;
  const { state, before, now } = change;
  if (state === 'succeeded') await bookRefund(transaction, invoiced, refund, now);
  if (before === 'succeeded') await undoBooking(transaction, invoiced, refund, now);
  if (state === 'succeeded' || state === 'failed') {
    await mailRefund(transaction, invoiced, refund, change);
  }
  const { order, shop } = invoiced;
  await announceShop(transaction, shop, now);
  if (order.userId !== null) await announce(transaction, 'orders', order.userId);
}

/** Once the whole payment went back, that has booked everything. */
async function bookRefund(
  transaction: Queries,
  invoiced: InvoicedPart,
  { row, parts }: StoredRefund,
  at: Date,
): Promise<void> {
  if (invoiced.group.state !== 'paid') return;
  const invoiceId = await findInvoiceId(transaction, invoiced);
  const booked = await findBookedOfInvoice(transaction, invoiced, invoiceId);
  const { paid } = await findPaidInvoice(transaction, invoiced);
  const entries = reversalOf(booked, saleOfRefund(paid, parts));
  const subject = { kind: 'refund', id: row.id } as const;
  await book(transaction, { kind: 'reversal', subject, at, entries });
}

/** What a bank has returned is the shop's again. */
async function undoBooking(
  transaction: Queries,
  invoiced: InvoicedPart,
  { row }: StoredRefund,
  at: Date,
): Promise<void> {
  if (invoiced.group.state !== 'paid') return;
  const entries = reversalOf(await findBooked(transaction, { kind: 'refund', id: row.id }));
  if (entries.length === 0) return;
  const subject = { kind: 'refund', id: `${row.id}:failed` } as const;
  await book(transaction, { kind: 'reversal', subject, at, entries });
}
