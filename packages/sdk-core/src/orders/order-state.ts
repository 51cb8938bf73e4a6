import type { OrderStatus } from './order-statuses.ts';

/**
 * Where the payment of a group of shops stands: `open` until its buyer or their bank has acted;
 * `failed` where it came to nothing, and may be tried again; `cancelled` where nobody tries it again;
 * `refunded` once all of it goes back.
 */
export const groupStates = ['open', 'paid', 'failed', 'cancelled', 'refunded'] as const;
export type GroupState = (typeof groupStates)[number];

/**
 * Where an order stands by its payments. While one is paid and another is out, it is
 * `FUNDS_PENDING`; once nobody tries that other one again, what is paid counts alone.
 */
export function orderStateOf(groups: readonly GroupState[]): OrderStatus {
  const has = (state: GroupState) => groups.includes(state);
  const isOut = has('open') || has('failed');
  if (has('paid')) return isOut ? 'FUNDS_PENDING' : 'PAID';
  if (has('open')) return 'OPEN';
  return has('failed') ? 'FAILED' : 'CANCELLED';
}

/** How long a failed payment of an order may be tried again, after the order was placed. */
export const retryHours = 24;
