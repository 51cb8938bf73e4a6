import * as z from 'zod/mini';
import { cardBrands } from '../billing/cards/card-rules.ts';
import { providerId } from '../billing/cards/schemas.ts';
import { declineReasons } from '../billing/paying/decline-reasons.ts';
import { taxes } from '../billing/taxes/taxes.ts';
import { longestCartText } from '../cart/cart-limits.ts';
import { deliveryChoice, storedAddress, typedAddress } from '../cart/delivery-schemas.ts';
import { paymentGroup } from '../cart/schemas.ts';
import type { ServerHalf } from '../http/server-half.ts';
import { image } from '../media/schemas.ts';
import { productId, shopId } from '../shops/shop-id-schemas.ts';
import { countries, currencies } from '../vocabulary/places/countries.ts';
import { pageQuery } from '../vocabulary/routes/page.ts';
import { typedTextOrNone } from '../vocabulary/text/typed-line.ts';
import { orderId } from './order-id-schemas.ts';
import { mostOfOrder, ordersPageSize } from './order-limits.ts';
import { groupStates } from './order-state.ts';
import { orderStatuses } from './order-statuses.ts';
import { orderQuote } from './quotes/quote-schemas.ts';

const text = z.string();
const count = z.int().check(z.gte(0));
const instant = z.iso.datetime();
const byId = z.strictObject({ id: orderId });

/** What a line of an order was as it was bought; minor units of its shop's currency. */
export const orderLine = z.strictObject({
  item: z.int(),
  /** Null once the product shows no more. */
  productId: z.nullable(productId),
  title: text,
  values: z.array(text),
  image: z.nullable(image),
  quantity: count,
  price: count,
  /** Price times quantity. */
  amount: count,
});

/** What was bought at one shop, with what it comes to. */
const orderShop = z.strictObject({
  /** The payment by which it is paid. */
  group: text,
  shop: z.strictObject({
    id: shopId,
    name: text,
    logo: z.nullable(image),
    country: z.enum(countries),
    /** Null once the shop is closed. */
    email: z.nullable(text),
    phone: z.nullable(text),
  }),
  lines: z.array(orderLine),
  currency: z.enum(currencies),
  isTaxIncluded: z.boolean(),
  subtotal: count,
  /** Null until the shop has named it. */
  shipping: z.nullable(count),
  taxes: z.array(z.strictObject({ tax: z.enum(taxes), portion: z.int(), amount: count })),
  total: count,
  delivery: z.strictObject({
    choice: deliveryChoice,
    /** Of the rate by which it is sent. */
    name: text,
    days: z.nullable(z.strictObject({ from: count, to: count })),
    /** Where and when it is handed out; for pickup alone. */
    instructions: text,
  }),
  note: text,
  /** Of its invoice, once it is paid. */
  invoice: z.nullable(z.strictObject({ id: text, number: text })),
});

/** One payment of an order. */
const orderPayment = z.strictObject({
  ...paymentGroup.shape,
  state: z.enum(groupStates),
  /** The card as people know it; null once it is gone. */
  card: z.nullable(z.strictObject({ brand: z.enum(cardBrands), last4: text })),
  /** Why the card was declined; null where it was not, or the fault was none of the card's. */
  declined: z.nullable(z.enum(declineReasons)),
  paidAt: z.nullable(instant),
});
export type OrderPayment = z.output<typeof orderPayment>;

/** An order of a buyer over many shops. */
export const order = z.strictObject({
  id: orderId,
  state: z.enum(orderStatuses),
  placedAt: instant,
  /** Until when a failed payment may be tried again; null where there is nothing to try. */
  retryUntil: z.nullable(instant),
  /** Null where everything is fetched. */
  address: z.nullable(storedAddress),
  shops: z.array(orderShop),
  payments: z.array(orderPayment),
  /** Where the shop names the price of delivery first; null otherwise. */
  quote: z.nullable(orderQuote),
});
export type Order = z.output<typeof order>;

/** An order as lists show it. */
const orderSummary = z.strictObject({
  id: orderId,
  state: z.enum(orderStatuses),
  placedAt: instant,
  shops: z.array(z.strictObject({ id: shopId, name: text })),
  /** Pieces. */
  count,
  /** The first products of it. */
  images: z.array(image),
  payments: z.array(orderPayment),
  quote: z.nullable(z.pick(orderQuote, { state: true, expiresAt: true })),
});
export type OrderSummary = z.output<typeof orderSummary>;

/** What the browser needs where a bank asks the owner of the card something. */
const paymentStep = z.strictObject({
  group: text,
  /** Of the payment at the provider; null where nothing is to be done. */
  client_secret: z.nullable(text),
  /** The account that is charged: `acct_…`; null for our own. */
  account: z.nullable(text),
});
export type PaymentStep = z.output<typeof paymentStep>;

/** An order, with what its buyer still has to do for its payments. */
export const charged = z.strictObject({ order, steps: z.array(paymentStep) });
export type ChargedOrder = z.output<typeof charged>;

/** What a buyer agrees to: the shops' totals as they were shown. */
const agreed = z
  .array(z.pick(paymentGroup, { key: true, currency: true, amount: true }))
  .check(z.minLength(1), z.maxLength(mostOfOrder.shops));

export const checkOut = {
  summary:
    'Orders everything in one’s cart: reserves the stock, and takes one payment for each currency and group of shops. Another total than the agreed one is a conflict that names the new one. From a partner’s page it needs a confirmation.',
  audience: 'embed:cart',
  rule: 'members',
  inPerson: true,
  problems: [
    'forbidden',
    'payment-required',
    'not-found',
    'conflict',
    'origin-not-allowed',
    'unavailable',
  ],
  callsPerMinute: 20,
  body: z.strictObject({
    payment_method: providerId,
    /** Null where everything is fetched. */
    address: z.nullable(typedAddress),
    /** Each shop of the cart, once. */
    shops: z
      .array(
        z.strictObject({
          id: shopId,
          delivery: deliveryChoice,
          note: z._default(typedTextOrNone(longestCartText.note), ''),
        }),
      )
      .check(z.minLength(1), z.maxLength(mostOfOrder.shops)),
    agreed,
    confirmation: z.optional(z.uuid()),
  }),
  response: charged,
} satisfies ServerHalf;

export const finishOrder = {
  summary:
    'Reads at the provider what became of the payments of one’s order, as once a bank has asked, or tries those that failed again with another card, for a day. From a partner’s page another card needs a confirmation.',
  audience: 'embed:cart',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict', 'payment-required', 'unavailable'],
  callsPerMinute: 60,
  params: byId,
  body: z.strictObject({
    payment_method: z.optional(providerId),
    confirmation: z.optional(z.uuid()),
  }),
  response: charged,
} satisfies ServerHalf;

export const cancelOrder = {
  summary: 'Cancels what of one’s order is not paid for.',
  audience: 'embed:cart',
  rule: 'members',
  inPerson: true,
  problems: ['not-found', 'conflict', 'unavailable'],
  params: byId,
  response: order,
} satisfies ServerHalf;

export const listOrders = {
  summary: 'One’s orders, the latest first, each once however many shops it is from.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  query: z.strictObject(pageQuery({ defaultSize: ordersPageSize, maximumSize: 100 })),
  response: z.strictObject({ results: z.array(orderSummary), total: count }),
} satisfies ServerHalf;

export const readOrder = {
  summary: 'An order of one’s own.',
  audience: 'embed:cart',
  rule: 'members',
  tellsHidden: 'own',
  problems: ['not-found'],
  params: byId,
  response: order,
} satisfies ServerHalf;
