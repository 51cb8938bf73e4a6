import type { OrderQuote } from '@boardwalk/sdk-core/orders/quotes/quote-schemas';
import { isQuotePending } from '@boardwalk/sdk-core/orders/quotes/quote-states';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { OrderRow } from '../tables.ts';
import { type OrderQuoteRow, orderQuotes } from './tables.ts';

/** The request for the price of delivery of an order; undefined where there was none. */
export async function findQuote(
  queries: Queries,
  { key }: Pick<OrderRow, 'key'>,
): Promise<OrderQuoteRow | undefined> {
  const [quote] = await queries.select().from(orderQuotes).where(eq(orderQuotes.orderKey, key));
  return quote;
}

/** Whether its time has run out, though the job that ends it has not come by yet. */
export function isQuoteOver({ state, expiresAt }: OrderQuoteRow, now: Date): boolean {
  return isQuotePending(state) && now >= expiresAt;
}

/** A request and its answer as the contract has them. */
export function describeQuote(quote: OrderQuoteRow, now: Date): OrderQuote {
  const { requestedAt, expiresAt, answeredAt, price, daysFrom, daysTo, note } = quote;
  return {
    state: isQuoteOver(quote, now) ? 'expired' : quote.state,
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    price,
    days: daysFrom === null || daysTo === null ? null : { from: daysFrom, to: daysTo },
    note,
  };
}
