import { may } from '@boardwalk/sdk-core/access/may';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { policyPerson } from '../../access/policy-person.ts';
import { findPaidPayment, findRefundHold } from '../../billing/refunds/begin-refund.ts';
import type { payments } from '../../billing/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { requireOwnShop, type ShopSurroundings } from '../../shops/require-shop.ts';
import { type InvoicedPart, type InvoiceOfShop, requirePart } from '../fulfilment/find-part.ts';
import { requireInvoice } from '../invoices/read-invoices.ts';
import { orderKind } from '../order-kind.ts';

interface Readable {
  readonly at: InvoiceOfShop;
  readonly invoiced: InvoicedPart;
  /** Whether the caller may send money of the shop back. */
  readonly mayRefund: boolean;
}

/** An invoice for its buyer or the people of its shop; `not-found` for others. */
export async function requireReadable(
  context: ShopSurroundings,
  invoiceId: string,
): Promise<Readable> {
  const { shop, isBuyer } = await requireInvoice(context, invoiceId);
  const at = { shopId: shop.id, invoiceId };
  const invoiced = await requirePart(context.database, at);
  if (isBuyer) return { at, invoiced, mayRefund: false };
  const { object } = await requireOwnShop(context, shop.id);
  const now = context.clock.now().getTime();
  const mayRefund = may(policyPerson(context.caller), 'administration', object, now);
  return { at, invoiced, mayRefund };
}

/** An invoice for those who may send money of its shop back. */
export async function requireRefunder(
  context: ShopSurroundings,
  invoiceId: string,
): Promise<Readable> {
  const readable = await requireReadable(context, invoiceId);
  if (readable.mayRefund) return readable;
  throw new Problem('forbidden', 'Only people who look after the money of this shop refund.');
}

/** The payment of a part, of which something can go back now; a conflict where nothing can. */
export async function requireHeldPayment(
  queries: Queries,
  { group }: Pick<InvoicedPart, 'group'>,
): Promise<typeof payments.$inferSelect> {
  const payment = await findPaidPayment(queries, { kind: orderKind, subjectId: group.id });
  const hold = await findRefundHold(queries, payment);
  if (hold === 'disputed') {
    throw new Problem(
      'conflict',
      'Its buyer disputes this payment at their bank. Nothing can be refunded until that is decided.',
    );
  }
  if (payment) return payment;
  throw new Problem('conflict', 'All of this invoice went back already.');
}
