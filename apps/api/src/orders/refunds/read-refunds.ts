import { leftToSend } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import { drawLeft } from '@boardwalk/sdk-core/orders/refunds/refund-parts';
import type * as schemas from '@boardwalk/sdk-core/orders/refunds/schemas';
import type {
  InvoiceRefund,
  Refundable,
  RefundList,
} from '@boardwalk/sdk-core/orders/refunds/schemas';
import { sumMoney } from '@boardwalk/sdk-core/vocabulary/money/arithmetic';
import { findPaidPayment, findRefundHold } from '../../billing/refunds/begin-refund.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import type { InvoicedPart } from '../fulfilment/find-part.ts';
import { countPieces } from '../fulfilment/find-steps.ts';
import { requireSteps } from '../fulfilment/read-fulfilment.ts';
import { orderKind } from '../order-kind.ts';
import { drawRequested, sumRefund } from './draw-refund.ts';
import { findPaidInvoice, findRefunds, type StoredRefund, standingParts } from './find-refunds.ts';
import { requireHeldPayment, requireReadable, requireRefunder } from './require-refundable.ts';

type Lines = Awaited<ReturnType<typeof findPaidInvoice>>['lines'];

/** Reads what went back of an invoice, and what still can. */
export const readRefunds: Handler<typeof schemas.readRefunds> = async (
  { params: { invoiceId } },
  context,
) => {
  const { invoiced, mayRefund } = await requireReadable(context, invoiceId);
  return describeRefunds(context.database, invoiced, mayRefund);
};

/** Says what a refund would move. */
export const previewRefund: Handler<typeof schemas.previewRefund> = async (
  { params: { invoiceId }, body },
  context,
) => {
  const { database } = context;
  const { invoiced } = await requireRefunder(context, invoiceId);
  await requireHeldPayment(database, invoiced);
  const { paid } = await findPaidInvoice(database, invoiced);
  const refunds = await findRefunds(database, invoiced);
  return sumRefund(drawRequested(paid, standingParts(refunds), body ?? {}).sale);
};

/** What went back of a part; what still can, for those who may refund it. */
export async function describeRefunds(
  queries: Queries,
  invoiced: InvoicedPart,
  mayRefund: boolean,
): Promise<RefundList> {
  const { lines, paid } = await findPaidInvoice(queries, invoiced);
  const refunds = await findRefunds(queries, invoiced);
  return {
    refunds: refunds.toReversed().map((refund) => describeRefund(refund, lines)),
    refundable: mayRefund
      ? await describeRefundable(queries, invoiced, {
          ...{ lines, left: drawLeft(paid, standingParts(refunds)) },
        })
      : null,
  };
}

function describeRefund(
  { row, state, amount, requestedAt, settledAt, parts }: StoredRefund,
  lines: Lines,
): InvoiceRefund {
  const { currency } = amount;
  return {
    ...{ id: row.id, state, amount, reason: row.reason },
    requestedAt: requestedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    lines: parts.lines.map(({ item, quantity, net, taxes }) => ({
      ...{ item, quantity, amount: sumMoney([net, ...taxes], currency) },
      title: lines.find(({ variantId }) => variantId === item)?.title ?? '',
    })),
    shipping: sumMoney([parts.shipping.net, ...parts.shipping.taxes], currency),
  };
}

interface LeftOfPart {
  readonly lines: Lines;
  readonly left: ReturnType<typeof drawLeft>;
}

async function describeRefundable(
  queries: Queries,
  invoiced: InvoicedPart,
  { lines, left }: LeftOfPart,
): Promise<Refundable> {
  const { currency, id: subjectId } = invoiced.group;
  const payment = await findPaidPayment(queries, { kind: orderKind, subjectId });
  const counts = countPieces(await requireSteps(queries, invoiced), lines);
  const moneyOf = (amount: number) => ({ amount, currency });
  return {
    hold: await findRefundHold(queries, payment),
    left: moneyOf(left.lines.reduce((sum, { amount }) => sum + amount, left.shipping)),
    shipping: moneyOf(left.shipping),
    lines: lines.map(({ variantId, title, values, isCounted }, index) => {
      const { pieces = 0, amount = 0 } = left.lines[index] ?? {};
      const count = counts.find((one) => one.variantId === variantId);
      const unsent = count ? leftToSend(count) : 0;
      return { item: variantId, title, values, isCounted, pieces, left: moneyOf(amount), unsent };
    }),
  };
}
