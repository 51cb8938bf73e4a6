import * as z from 'zod/mini';
import { providerId } from '../../billing/cards/schemas.ts';
import { mostPrice } from '../../billing/charge-limits.ts';
import { longestCartText } from '../../cart/cart-limits.ts';
import { storedAddress, typedAddress } from '../../cart/delivery-schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { wholeNumberSchema } from '../../listings/fields/field-schemas.ts';
import { shopId } from '../../shops/shop-id-schemas.ts';
import { money } from '../../vocabulary/money/money-schema.ts';
import { currencies } from '../../vocabulary/places/countries.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { typedTextOrNone } from '../../vocabulary/text/typed-line.ts';
import { orderId } from '../order-id-schemas.ts';
import { quotesPageSize } from '../order-limits.ts';
import { charged, order, orderLine } from '../schemas.ts';
import { mostQuotedDays } from './quote-limits.ts';
import { orderQuote } from './quote-schemas.ts';

const count = z.int().check(z.gte(0));
const note = z._default(typedTextOrNone(longestCartText.note), '');
const ofShop = z.strictObject({ shopId, id: orderId });

/** A request for the price of delivery, as the people of the shop read it. */
const shopQuote = z.strictObject({
  /** The number of the order that comes of it. */
  id: orderId,
  ...orderQuote.shape,
  /** Where about it would go, without street and name; null once nothing comes of it. */
  place: z.nullable(
    z.pick(storedAddress, { city: true, state: true, postalCode: true, countryCode: true }),
  ),
  /** Where it would go, for those who may answer; null for others, and once nothing comes of it. */
  address: z.nullable(storedAddress),
  lines: z.array(orderLine),
  /** From its buyer to the shop; empty once nothing comes of it. */
  buyerNote: z.string(),
  currency: z.enum(currencies),
  subtotal: count,
  /** With delivery and taxes; null until the shop has answered. */
  total: z.nullable(count),
  isPaid: z.boolean(),
});
export type ShopQuote = z.output<typeof shopQuote>;

export const requestQuote = {
  summary:
    'Asks a shop of one’s cart what sending its things takes, where only the shop can say. They leave the cart as an order of their own, which waits for the shop, and then for its buyer; nothing is charged or reserved.',
  audience: 'embed:cart',
  rule: 'members',
  inPerson: true,
  problems: ['not-found', 'conflict'],
  callsPerMinute: 20,
  body: z.strictObject({ shopId, address: typedAddress, note }),
  response: order,
} satisfies ServerHalf;

/** What its buyer has seen beside the press: the total, and where it goes. */
const agreed = z.strictObject({ ...money.shape, address: storedAddress });
export type AgreedQuote = z.output<typeof agreed>;

export const acceptQuote = {
  summary:
    'Accepts the price of delivery that a shop has named, for the total and the address that show, reserves the stock, and charges a card. Another total or address is a conflict. On our own site alone.',
  audience: 'embed:cart',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict', 'payment-required', 'unavailable'],
  callsPerMinute: 20,
  params: z.strictObject({ id: orderId }),
  body: z.strictObject({ payment_method: providerId, agreed }),
  response: charged,
} satisfies ServerHalf;

export const listShopQuotes = {
  summary:
    'Requests for the price of delivery that a shop has, those that wait for it first, for those who look after it.',
  audience: 'site',
  rule: { may: 'read' },
  tellsHidden: 'others',
  problems: ['not-found'],
  params: z.strictObject({ shopId }),
  query: z.strictObject(pageQuery({ defaultSize: quotesPageSize, maximumSize: 100 })),
  response: z.strictObject({ results: z.array(shopQuote), total: count }),
} satisfies ServerHalf;

const days = z
  .strictObject({
    from: wholeNumberSchema(0, mostQuotedDays),
    to: wholeNumberSchema(0, mostQuotedDays),
  })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'expected from or more' }));

export const answerQuote = {
  summary:
    'Names the price of delivery that a buyer has requested, in minor units and before taxes where the shop’s prices are, or declines. It can be corrected until its buyer accepts.',
  audience: 'site',
  rule: { may: 'write' },
  problems: ['not-found', 'conflict'],
  callsPerMinute: 60,
  params: ofShop,
  body: z.discriminatedUnion('answer', [
    z.strictObject({
      answer: z.literal('price'),
      price: wholeNumberSchema(0, mostPrice),
      /** From the payment until it is there; null where nobody can say. */
      days: z.nullable(days),
      note,
    }),
    z.strictObject({ answer: z.literal('decline'), note }),
  ]),
  response: shopQuote,
} satisfies ServerHalf;
