import type { Catalogue } from '../vocabulary/text/message.ts';
import type { OrderStatus } from './order-statuses.ts';

/** Where an order stands, in a word or two. */
export const orderStateLabels = {
  catalogue: 'orders/states',
  OPEN: 'Waiting for payment',
  PAID: 'Paid',
  FUNDS_PENDING: 'Partly paid',
  FAILED: 'Not paid',
  CANCELLED: 'Cancelled',
} as const satisfies Catalogue & Record<OrderStatus, string>;
