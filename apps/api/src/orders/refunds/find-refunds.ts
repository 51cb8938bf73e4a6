import type { RefundState } from '@boardwalk/sdk-core/billing/refunds/refund-states';
import type { PaidInvoice, ReturnedParts } from '@boardwalk/sdk-core/orders/refunds/refund-terms';
import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { and, asc, eq } from 'drizzle-orm';
import { paymentRefunds } from '../../billing/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { InvoicedPart } from '../fulfilment/find-part.ts';
import { findLinesOf } from '../fulfilment/read-fulfilment.ts';
import { paidSaleOf } from '../paid-sale.ts';
import { type OrderRefundRow, orderRefundLines, orderRefunds } from './tables.ts';

type Part = Pick<InvoicedPart, 'part' | 'group' | 'shop'>;
type Line = Awaited<ReturnType<typeof findLinesOf>>[number];

/** A refund of a part of an order, with what goes back by it. */
export interface StoredRefund {
  readonly row: OrderRefundRow;
  readonly state: RefundState;
  readonly amount: Money;
  readonly requestedAt: Date;
  readonly settledAt: Date | null;
  readonly parts: ReturnedParts;
}

/** The refunds of a shop's part of an order, the oldest first; failed ones among them. */
export async function findRefunds(
  queries: Queries,
  { part, group }: Pick<Part, 'part' | 'group'>,
): Promise<readonly StoredRefund[]> {
  const ofPart = and(
    eq(orderRefunds.orderKey, part.orderKey),
    eq(orderRefunds.shopKey, part.shopKey),
  );
  const rows = await queries
    .select({ row: orderRefunds, refund: paymentRefunds })
    .from(orderRefunds)
    .innerJoin(paymentRefunds, eq(paymentRefunds.id, orderRefunds.id))
    .where(ofPart)
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.id));
  if (rows.length === 0) return [];
  const lines = await queries
    .select({ line: orderRefundLines })
    .from(orderRefundLines)
    .innerJoin(orderRefunds, eq(orderRefunds.id, orderRefundLines.refundId))
    .where(ofPart)
    .orderBy(asc(orderRefundLines.variantId));
  const { currency } = group;
  return rows.map(({ row, refund }) => ({
    ...{ row, state: refund.state, amount: { amount: refund.amount, currency } },
    ...{ requestedAt: refund.createdAt, settledAt: refund.settledAt },
    parts: partsOf(
      row,
      lines.flatMap(({ line }) => (line.refundId === row.id ? [line] : [])),
      currency,
    ),
  }));
}

/** What of those stands: failed ones have moved nothing. */
export function standingParts(refunds: readonly StoredRefund[]): readonly ReturnedParts[] {
  return refunds.filter(({ state }) => state !== 'failed').map(({ parts }) => parts);
}

function partsOf(
  { shippingNet, shippingTaxes, fee }: OrderRefundRow,
  lines: readonly (typeof orderRefundLines.$inferSelect)[],
  currency: Currency,
): ReturnedParts {
  const moneyOf = (amount: number) => ({ amount, currency });
  return {
    lines: lines.map(({ variantId, quantity, net, taxes }) => ({
      ...{ item: variantId, quantity, net: moneyOf(net), taxes: taxes.map(moneyOf) },
    })),
    shipping: { net: moneyOf(shippingNet), taxes: shippingTaxes.map(moneyOf) },
    fee: moneyOf(fee),
  };
}

/** What a shop's part of an order was paid for, with its lines. */
export async function findPaidInvoice(
  queries: Queries,
  invoiced: Part,
): Promise<{ readonly paid: PaidInvoice; readonly lines: readonly Line[] }> {
  const { part, group, shop } = invoiced;
  const { currency, accountId } = group;
  const lines = await findLinesOf(queries, invoiced);
  const moneyOf = (amount: number) => ({ amount, currency });
  const shipping = { net: moneyOf(part.shippingNet), taxes: part.shippingTaxes };
  const amounts = lines.map(({ net, taxes }) => ({ net: moneyOf(net), taxes }));
  const { settlement } = paidSaleOf({
    ...{ shopKey: shop.key, currency, accountId, feePortion: part.feePortion, shipping },
    ...{ lines: amounts, total: moneyOf(part.total) },
  });
  return {
    lines,
    paid: {
      ...{ shopKey: shop.key, currency, shipping, settlement },
      lines: lines.map(({ variantId, quantity, net, taxes }) => ({
        ...{ item: variantId, quantity, net: moneyOf(net), taxes },
      })),
      fee: { portion: part.feePortion, amount: moneyOf(part.fee) },
    },
  };
}
