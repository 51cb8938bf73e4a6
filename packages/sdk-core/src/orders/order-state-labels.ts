import type { Catalogue } from '../vocabulary/text/message.ts';
import type { OrderStatus } from './order-statuses.ts';
import type { OrderSummary } from './schemas.ts';

/** Where an order stands, in a word or two. */
export const orderStateLabels = {
  catalogue: 'orders/states',
  OPEN: 'Waiting for payment',
  PAID: 'Paid',
  FUNDS_PENDING: 'Partly paid',
  FAILED: 'Not paid',
  CANCELLED: 'Cancelled',
  requested: 'Waiting for the shop',
  answered: 'Price to accept',
  accepted: 'Waiting for payment',
} as const satisfies Catalogue & Record<OrderStatus, string>;

/** Under which label an order stands: one that waits for a price of delivery says for whom it waits. */
export function orderLabelOf({
  state,
  quote,
}: Pick<OrderSummary, 'state' | 'quote'>): Exclude<keyof typeof orderStateLabels, 'catalogue'> {
  if (state !== 'FUNDS_PENDING' || !quote) return state;
  if (quote.state === 'requested' || quote.state === 'answered') return quote.state;
  return 'accepted';
}
