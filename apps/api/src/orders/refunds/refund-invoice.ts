import { applicationFeeOf } from '@boardwalk/sdk-core/ledger/sales';
import { leftToSend } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import { mostRefunds } from '@boardwalk/sdk-core/orders/refunds/refund-limits';
import type * as schemas from '@boardwalk/sdk-core/orders/refunds/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { lockPaymentsOf } from '../../billing/payments/give-back-payments.ts';
import { beginRefund } from '../../billing/refunds/begin-refund.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { announceShop } from '../../shops/announce-shop.ts';
import { auditShopChange } from '../../shops/trail/audit-shop-change.ts';
import { type InvoicedPart, requirePart } from '../fulfilment/find-part.ts';
import { countPieces } from '../fulfilment/find-steps.ts';
import { requireSteps } from '../fulfilment/read-fulfilment.ts';
import { restockPieces } from '../fulfilment/restock-pieces.ts';
import { orderKind } from '../order-kind.ts';
import { orders } from '../tables.ts';
import { drawRequested, type RequestedRefund } from './draw-refund.ts';
import { findPaidInvoice, findRefunds, standingParts } from './find-refunds.ts';
import { describeRefunds } from './read-refunds.ts';
import { requireHeldPayment, requireRefunder } from './require-refundable.ts';
import { orderRefundLines, orderRefunds } from './tables.ts';

type Body = NonNullable<Parameters<Handler<typeof schemas.refundInvoice>>[0]['body']>;

/**
 * Records a refund of an invoice and has it sent, once: the payment is locked, so that of two people
 * who refund at once the second sees what the first has left.
 */
export const refundInvoice: Handler<typeof schemas.refundInvoice> = async (
  { params: { invoiceId }, body = {} },
  context,
) => {
  // Strangers lock nothing.
  const { at, invoiced: found } = await requireRefunder(context, invoiceId);
  return context.database.transaction(async (transaction) => {
    // Payments are locked before what they pay for.
    await lockPaymentsOf(transaction, { kind: orderKind, subjectIds: [found.group.id] });
    await transaction
      .select({ key: orders.key })
      .from(orders)
      .where(eq(orders.key, found.order.key))
      .for('update');
    await requireRefunder({ ...context, database: transaction }, invoiceId);
    const invoiced = await requirePart(transaction, at);
    const payment = await requireHeldPayment(transaction, invoiced);
    const { paid, lines } = await findPaidInvoice(transaction, invoiced);
    const refunds = await findRefunds(transaction, invoiced);
    if (refunds.length >= mostRefunds) {
      throw new Problem('conflict', `An invoice has ${mostRefunds} refunds at most.`);
    }
    const drawn = drawRequested(paid, standingParts(refunds), body);
    const { amount } = drawn.sale.total;
    if (body.expected !== undefined && body.expected !== amount) {
      throw new Problem('conflict', 'Something was refunded meanwhile. Please look at it again.');
    }
    const id = await beginRefund(transaction, context, {
      ...{ payment, amount, applicationFee: applicationFeeOf(drawn.sale).amount },
    });
    const unsent = await storeParts(transaction, { ...drawn, id, invoiced, lines, body, context });
    if (body.restock) {
      const named = unsent.flatMap(({ item, quantity }) => {
        const line = lines.find(({ variantId }) => variantId === item);
        return line ? [{ line, quantity }] : [];
      });
      const { userId } = requireMember(context.caller);
      await restockPieces(transaction, named, { at: context.clock.now(), userId });
    }
    await announceRefund(transaction, context, invoiced, { invoiceId, amount });
    const answer = await describeRefunds(transaction, invoiced, true);
    await context.keepAnswer(transaction, answer);
    return answer;
  });
};

interface NewParts extends RequestedRefund {
  readonly id: string;
  readonly invoiced: InvoicedPart;
  readonly lines: Awaited<ReturnType<typeof findPaidInvoice>>['lines'];
  readonly body: Body;
  readonly context: OperationContext;
}

/** Stores what goes back; answers the pieces that are not sent any more. */
async function storeParts(
  transaction: Queries,
  { id, parts, invoiced, lines, body, context }: NewParts,
): Promise<readonly { readonly item: number; readonly quantity: number }[]> {
  const { orderKey, shopKey } = invoiced.part;
  await transaction.insert(orderRefunds).values({
    ...{ id, orderKey, shopKey, reason: body.reason ?? '', fee: parts.fee.amount },
    shippingNet: parts.shipping.net.amount,
    shippingTaxes: parts.shipping.taxes.map(({ amount }) => amount),
    requestedBy: requireMember(context.caller).userId,
  });
  if (parts.lines.length === 0) return [];
  const counts = countPieces(await requireSteps(transaction, invoiced), lines);
  const unsentOf = (item: number, quantity: number) => {
    const count = counts.find(({ variantId }) => variantId === item);
    return body.willSend || !count ? 0 : Math.min(quantity, leftToSend(count));
  };
  const rows = parts.lines.map(({ item, quantity, net, taxes }) => ({
    ...{ refundId: id, orderKey, variantId: item, quantity, net: net.amount },
    taxes: taxes.map(({ amount }) => amount),
    unsent: unsentOf(item, quantity),
  }));
  await transaction.insert(orderRefundLines).values(rows);
  return rows.flatMap(({ variantId, unsent }) =>
    unsent > 0 ? [{ item: variantId, quantity: unsent }] : [],
  );
}

async function announceRefund(
  transaction: Queries,
  context: OperationContext,
  { order, shop }: InvoicedPart,
  detail: { readonly invoiceId: string; readonly amount: number },
): Promise<void> {
  await auditShopChange(transaction, context, {
    event: 'shop-changed',
    shop,
    detail: { invoice: detail.invoiceId, step: 'refunded', amount: detail.amount },
  });
  await announceShop(transaction, shop, context.clock.now());
  if (order.userId !== null) await announce(transaction, 'orders', order.userId);
}
