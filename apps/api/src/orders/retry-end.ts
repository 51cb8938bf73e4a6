import { retryMs } from '@boardwalk/sdk-core/orders/order-state';
import type { OrderQuoteRow } from './quotes/tables.ts';
import type { OrderRow } from './tables.ts';

/** Until when failed payments of an order may be tried again: a day after its buyer has agreed to the sum. */
export function retryEndOf(
  { placedAt }: Pick<OrderRow, 'placedAt'>,
  quote: Pick<OrderQuoteRow, 'acceptedAt'> | undefined,
): Date {
  return new Date((quote?.acceptedAt ?? placedAt).getTime() + retryMs);
}
