import { subjectOfOrder } from '@boardwalk/sdk-core/billing/invoices/invoice-terms';
import type { LedgerEntry } from '@boardwalk/sdk-core/ledger/entries';
import { and, eq } from 'drizzle-orm';
import { invoices } from '../../billing/invoices/tables.ts';
import { findBookedOfAll } from '../../ledger/find-booked.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { InvoicedPart } from '../fulfilment/find-part.ts';
import { orderKind } from '../order-kind.ts';
import { orderRefunds } from './tables.ts';

type PartKeys = Pick<InvoicedPart['part'], 'orderKey' | 'shopKey'>;

/** The id of the invoice of a paid part. */
export async function findInvoiceId(
  queries: Queries,
  { order, shop }: Pick<InvoicedPart, 'order' | 'shop'>,
): Promise<string> {
  const [invoice] = await queries
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(eq(invoices.kind, orderKind), eq(invoices.subjectId, subjectOfOrder(order.id, shop.key))),
    );
  if (!invoice) throw new Error('What was paid has an invoice.');
  return invoice.id;
}

/** What the ledger has of an invoice: its sale, and what went back of it in parts. */
export async function findBookedOfInvoice(
  queries: Queries,
  { part }: { readonly part: PartKeys },
  invoiceId: string,
): Promise<readonly LedgerEntry[]> {
  const refunds = await queries
    .select({ id: orderRefunds.id })
    .from(orderRefunds)
    .where(and(eq(orderRefunds.orderKey, part.orderKey), eq(orderRefunds.shopKey, part.shopKey)));
  return findBookedOfAll(queries, [
    { kind: 'invoice', id: invoiceId },
    ...refunds.flatMap(({ id }) =>
      [id, `${id}:failed`].map((subject) => ({ kind: 'refund' as const, id: subject })),
    ),
  ]);
}
