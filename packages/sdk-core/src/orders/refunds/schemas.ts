import * as z from 'zod/mini';
import { refundHolds, refundStates } from '../../billing/refunds/refund-states.ts';
import { mostOfCart } from '../../cart/cart-limits.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { largestAmount } from '../../vocabulary/money/amounts.ts';
import { money } from '../../vocabulary/money/money-schema.ts';
import { invoiceId } from '../invoices/invoice-id-schemas.ts';
import { longestRefundReason } from './refund-limits.ts';

const byInvoice = z.strictObject({ invoiceId });
const count = z.int().check(z.gte(0));
/** Minor units of the invoice's currency, with taxes. */
const amount = z.int().check(z.gte(1), z.lte(largestAmount));

const requestedParts = {
  /** Pieces of lines, for their price unless an amount is named; each item once. */
  lines: z.optional(
    z
      .array(
        z.strictObject({
          item: z.int(),
          quantity: count.check(z.lte(mostOfCart.pieces)),
          amount: z.optional(amount),
        }),
      )
      .check(z.maxLength(mostOfCart.lines)),
  ),
  /** Of the delivery. */
  shipping: z.optional(amount),
  /** Of goods and delivery alike, where neither is named. */
  amount: z.optional(amount),
};

const requestedRefund = z.strictObject({
  ...requestedParts,
  /** Shown to the buyer. */
  reason: z.optional(z.string().check(z.trim(), z.maxLength(longestRefundReason))),
  /** Whether pieces that were not sent are sent all the same. */
  willSend: z.optional(z.boolean()),
  /** Whether pieces that are not sent any more can be sold again. */
  restock: z.optional(z.boolean()),
  /** What the buyer gets by the preview: another sum is a conflict, and nothing goes back. */
  expected: z.optional(amount),
});

/** What a refund moves. */
const refundSums = z.strictObject({
  /** What the buyer gets: goods, shipping and taxes. */
  buyer: money,
  goods: money,
  shipping: money,
  taxes: money,
  /** What the shop gives: all that without the fee, and the taxes that the platform has to pay. */
  shop: money,
  /** What the platform returns of its fee, and of taxes. */
  fee: money,
  platformTaxes: money,
});
export type RefundSums = z.output<typeof refundSums>;

const refund = z.strictObject({
  id: z.uuid(),
  state: z.enum(refundStates),
  amount: money,
  requestedAt: z.iso.datetime(),
  /** When the provider reported that it succeeded or failed. */
  settledAt: z.nullable(z.iso.datetime()),
  reason: z.string(),
  lines: z.array(
    z.strictObject({ item: z.int(), title: z.string(), quantity: count, amount: money }),
  ),
  shipping: money,
});
export type InvoiceRefund = z.output<typeof refund>;

/** What can still go back of an invoice, for those who may refund it. */
const refundable = z.strictObject({
  left: money,
  /** Why nothing can go back now; null where it can. */
  hold: z.nullable(z.enum(refundHolds)),
  lines: z.array(
    z.strictObject({
      item: z.int(),
      title: z.string(),
      values: z.array(z.string()),
      /** Pieces that nothing has paid back. */
      pieces: count,
      left: money,
      /** Pieces that wait to be sent or picked up. */
      unsent: count,
      isCounted: z.boolean(),
    }),
  ),
  shipping: money,
});
export type Refundable = z.output<typeof refundable>;

const invoiceRefunds = z.strictObject({
  /** The newest first. */
  refunds: z.array(refund),
  /** Null for the buyer, and for people of the shop who may not refund. */
  refundable: z.nullable(refundable),
});
export type RefundList = z.output<typeof invoiceRefunds>;

export const readRefunds = {
  summary:
    'What went back of an invoice, for its buyer and for those who look after its shop; and what still can, for those who may refund it.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'others',
  problems: ['not-found'],
  params: byInvoice,
  response: invoiceRefunds,
} satisfies ServerHalf;

export const previewRefund = {
  summary:
    'What a refund of an invoice would move, to the cent; nothing goes back. Without a body, a refund of all that is left.',
  audience: 'site',
  rule: 'members',
  problems: ['not-found', 'forbidden', 'conflict'],
  callsPerMinute: 120,
  params: byInvoice,
  body: z.optional(z.strictObject(requestedParts)),
  response: refundSums,
} satisfies ServerHalf;

export const refundInvoice = {
  summary:
    'Refunds an invoice: all that is left without a body, else lines, shipping or an amount, as often as needed. It is called refunded once the provider reports so. More than is left is invalid; nothing left, a dispute and another sum than expected are conflicts.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['not-found', 'forbidden', 'conflict'],
  callsPerMinute: 30,
  params: byInvoice,
  body: z.optional(requestedRefund),
  response: invoiceRefunds,
} satisfies ServerHalf;
