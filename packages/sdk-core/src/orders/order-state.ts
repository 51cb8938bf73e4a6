import { dayMs } from '../vocabulary/time/durations.ts';
import type { OrderStatus } from './order-statuses.ts';

/**
 * Where the payment of a group of shops stands: `quoted` while its sum waits for a price of delivery and
 * for who accepts it; `open` until its buyer or their bank has acted;
 * `failed` where it came to nothing, and may be tried again; `cancelled` where nobody tries it again;
 * `refunded` once all of it goes back.
 */
export const groupStates = ['quoted', 'open', 'paid', 'failed', 'cancelled', 'refunded'] as const;
export type GroupState = (typeof groupStates)[number];

/**
 * Where an order stands by its payments. While one is paid and another is out, it is
 * `FUNDS_PENDING`; once nobody can try that other one again, what is paid counts alone. An order that
 * waits for a price of delivery is `FUNDS_PENDING` from the request until it is paid, or comes to nothing.
 */
export function orderStateOf(
  groups: readonly GroupState[],
  { canRetry, hasQuote }: { readonly canRetry: boolean; readonly hasQuote: boolean },
): OrderStatus {
  const has = (state: GroupState) => groups.includes(state);
  if (has('paid')) return has('open') || (has('failed') && canRetry) ? 'FUNDS_PENDING' : 'PAID';
  if (has('quoted')) return 'FUNDS_PENDING';
  if (has('open')) return hasQuote ? 'FUNDS_PENDING' : 'OPEN';
  return has('failed') ? 'FAILED' : 'CANCELLED';
}

/** How long a failed payment of an order may be tried again, after the order was placed. */
export const retryMs = dayMs;
