import type { OrderQuote } from '@boardwalk/sdk-core/orders/quotes/quote-schemas';
import type { QuoteState } from '@boardwalk/sdk-core/orders/quotes/quote-states';
import type { ShopQuote } from '@boardwalk/sdk-core/orders/quotes/schemas';
import type { Order } from '@boardwalk/sdk-core/orders/schemas';
import { address, orderId, orderIn } from './orders.fixture.ts';

/** A request for the price of delivery, in each of its states. */
export function quoteIn(state: QuoteState, more: Partial<OrderQuote> = {}): OrderQuote {
  const isNamed = state === 'answered' || state === 'accepted';
  return {
    ...{ state, requestedAt: '2026-11-30T12:00:00.000Z', expiresAt: '2026-12-03T12:00:00.000Z' },
    answeredAt: isNamed ? '2026-11-30T15:00:00.000Z' : null,
    price: isNamed ? 4_900 : null,
    days: isNamed ? { from: 5, to: 9 } : null,
    note: isNamed ? 'By our own van.' : '',
    ...more,
  };
}

/** The order that waits for the price, or came to nothing. */
export function quotedOrder(state: QuoteState, more: Partial<OrderQuote> = {}): Order {
  const [part] = orderIn('PAID').shops;
  if (!part) throw new Error('An order has a shop.');
  const quote = quoteIn(state, more);
  const isLive = state === 'requested' || state === 'answered' || state === 'accepted';
  const sums =
    quote.price === null
      ? { shipping: null, taxes: [], total: 25_000 }
      : { shipping: quote.price, total: 33_787 };
  const group = state === 'accepted' ? 'open' : isLive ? 'quoted' : 'cancelled';
  return orderIn(
    isLive ? 'FUNDS_PENDING' : 'CANCELLED',
    { state: group, card: null, declined: null, paidAt: null, amount: sums.total },
    { quote, shops: [{ ...part, ...sums }] },
  );
}

const { city, state: region, postalCode, countryCode } = address;
const place = { city, state: region, postalCode, countryCode };

/** The same as the people of the shop read it. */
export function shopQuoteIn(state: QuoteState, more: Partial<ShopQuote> = {}): ShopQuote {
  const { shops } = quotedOrder(state);
  const quote = quoteIn(state);
  return {
    ...{ id: orderId, ...quote, address, lines: shops[0]?.lines ?? [], currency: 'CAD' },
    place,
    ...{ buyerNote: 'Third floor.', subtotal: 25_000, isPaid: false },
    total: quote.price === null ? null : 33_787,
    ...more,
  };
}

export const quoteCalls = {
  request: 'POST /marketplace/cart/quote',
  accept: `POST /marketplace/order/${orderId}/quote`,
  list: 'GET /marketplace/shop/maple/quotes/',
  answer: `POST /marketplace/shop/maple/quotes/${orderId}`,
} as const;
