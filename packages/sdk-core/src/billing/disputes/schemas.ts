import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { disputeStatuses } from './dispute-terms.ts';

const time = z.iso.datetime();

const paymentDispute = z.strictObject({
  /** The provider's: `dp_…`. */
  id: z.string(),
  /** The provider's number of what was charged: `ch_…`. */
  chargeId: z.string(),
  /** Our payment; null where none of ours was charged. */
  paymentId: z.nullable(z.uuid()),
  /** Minor units of `currency`, which may be one that nothing is sold in. */
  amount: z.int().check(z.gte(0)),
  /** ISO 4217, in capitals. */
  currency: z.string(),
  /** The provider's word, such as `fraudulent`. */
  reason: z.string(),
  status: z.enum(disputeStatuses),
  openedAt: time,
  /** Until when evidence is accepted; null if none is requested. */
  respondBy: z.nullable(time),
  endedAt: z.nullable(time),
});
export type PaymentDispute = z.output<typeof paymentDispute>;

export const listPaymentDisputes = {
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  summary: 'Charges that owners of cards have disputed, the undecided and newest first.',
  problems: ['forbidden'],
  query: z.strictObject(pageQuery({ defaultSize: 20, maximumSize: 100 })),
  response: z.strictObject({ items: z.array(paymentDispute), hasMore: z.boolean() }),
} satisfies ServerHalf;
