import * as z from 'zod/mini';
import { taxes } from '../billing/taxes/taxes.ts';
import type { ServerHalf } from '../http/server-half.ts';
import { shippingSupports } from '../listings/enumerations/trade/shipping-supports.ts';
import { wholeNumberSchema } from '../listings/fields/field-schemas.ts';
import { image } from '../media/schemas.ts';
import { publicShop } from '../shops/schemas.ts';
import { productId, shopId } from '../shops/shop-id-schemas.ts';
import { shopStates } from '../shops/shop-states.ts';
import { countries, currencies } from '../vocabulary/places/countries.ts';
import { typedTextOrNone } from '../vocabulary/text/typed-line.ts';
import { longestCartText, mostOfCart } from './cart-limits.ts';
import { deliveryChoice, destination } from './delivery-schemas.ts';
import { lineProblems } from './line-problems.ts';
import { shopTotalProblems } from './totals/total-problems.ts';

const text = z.string();
const count = z.int().check(z.gte(0));
const instant = z.iso.datetime();

/** A variant of a product: what a line of a cart, and an order, is for. */
const item = z.int().check(z.gte(1));

/** A line of a cart as it stands now: prices in minor units of its shop's currency. */
export const cartItem = z.strictObject({
  item,
  quantity: count,
  shopId,
  product: z.strictObject({
    id: productId,
    title: text,
    image: z.nullable(image),
    /** One of each option of the product, in their order. */
    values: z.array(text),
    shippingSupport: z.enum(shippingSupports),
  }),
  price: count,
  /** What its buyer has accepted: where the price is another by now, the line has the problem `price`. */
  acceptedPrice: count,
  /** How many can be had where they are few, or fewer than its quantity; null otherwise. */
  left: z.nullable(count),
  /** What keeps it from being ordered. */
  problem: z.nullable(z.enum(lineProblems)),
  addedAt: instant,
});
export type CartItem = z.output<typeof cartItem>;

/** A shop of a cart, with what its buyer has chosen there. */
const cartShop = z.strictObject({
  id: shopId,
  name: text,
  logo: z.nullable(image),
  country: z.enum(countries),
  currency: z.enum(currencies),
  /** Whether its prices hold the tax of its country. */
  isTaxIncluded: z.boolean(),
  state: z.enum(shopStates),
  away: publicShop.shape.away,
  /** Null where nothing can be fetched there. */
  pickup: publicShop.shape.pickup,
  /** Null once the shop is gone with its owner. */
  address: z.nullable(publicShop.shape.address),
  /** For the shop, from its buyer. */
  note: text,
  /** Null until somebody chooses: the cheapest then. */
  delivery: z.nullable(deliveryChoice),
});
export type CartShop = z.output<typeof cartShop>;

/** Something that a cart says once, after it was joined with the one of a visitor. */
const cartNotice = z.strictObject({
  item,
  title: text,
  /** Pieces of both carts, and those that could be had. */
  requested: count,
  quantity: count,
});

/** The cart of its buyer, as everything in it stands now. */
export const cart = z.strictObject({
  /** Absent where nothing was put into it yet. */
  id: z.nullable(z.uuid()),
  /** Those of a shop stand together, in the order in which they came. */
  items: z.array(cartItem),
  /** What is saved for later. */
  saved: z.array(cartItem),
  /** Shops of items and of what is saved. */
  shops: z.array(cartShop),
  /** Pieces of all items, those that are saved for later not counted. */
  count,
  notices: z.array(cartNotice),
});
export type Cart = z.output<typeof cart>;

const chargedTaxes = z.array(
  z.strictObject({ tax: z.enum(taxes), portion: z.int(), amount: count }),
);

/** A way to send what is bought at a shop. */
const deliveryOption = z.strictObject({
  choice: deliveryChoice,
  /** Of the rate; empty for pickup and for what is sent free. */
  name: text,
  price: count,
  /** Days from the order until it is there; null where nobody says. */
  days: z.nullable(z.strictObject({ from: count, to: count })),
});
export type DeliveryOption = z.output<typeof deliveryOption>;

/** What one shop takes: each sum is that of its lines, never a part of another sum. */
export const shopTotals = z.strictObject({
  shopId,
  currency: z.enum(currencies),
  /** Whether the amounts hold their taxes. */
  isTaxIncluded: z.boolean(),
  /** Prices times quantities. */
  subtotal: count,
  /** Null until it is known where it goes. */
  shipping: z.nullable(count),
  taxes: chargedTaxes,
  total: count,
  options: z.array(deliveryOption),
  /** The choice that counts: the buyer's, else the cheapest. */
  delivery: z.nullable(deliveryChoice),
  /** What keeps the shop's part from being ordered. */
  problem: z.nullable(z.enum(shopTotalProblems)),
  /** Why it can't be sent to its place, also where it can be picked up instead. */
  unsent: z.nullable(z.enum(shopTotalProblems)),
});
export type ShopTotals = z.output<typeof shopTotals>;

/** What is paid at once: shops of one currency that are settled together. */
export const paymentGroup = z.strictObject({
  /** `CA:CAD`, `US:USD`, or `AU` with the shop that is paid by itself: `AU:koala-crafts`. */
  key: text,
  currency: z.enum(currencies),
  shopIds: z.array(shopId),
  amount: count,
});
export type PaymentGroup = z.output<typeof paymentGroup>;

/** What a cart comes to. */
export const totals = z.strictObject({
  shops: z.array(shopTotals),
  /** One payment each. */
  groups: z.array(paymentGroup),
});
export type Totals = z.output<typeof totals>;

const calls = {
  audience: 'embed:cart',
  rule: 'anyone',
  knowsCaller: true,
} as const;

export const readCart = {
  summary:
    'One’s cart, with prices, stock and shops as they are now. A visitor has one on our own site, by a cookie; it joins theirs once they sign in.',
  ...calls,
  tellsHidden: 'own',
  problems: ['unauthorized'],
  response: cart,
} satisfies ServerHalf;

/** Variants that a link names: `12,15`. */
const linkedItems = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,19}$/)),
  z.transform((text) => text.split(',').map(Number)),
);

export const listOffers = {
  summary:
    'Up to 20 variants as a cart would hold one piece of each, before anything is put into one; without those that the public does not see.',
  ...calls,
  query: z.strictObject({ items: linkedItems }),
  response: z.strictObject({ items: z.array(cartItem), shops: z.array(cartShop) }),
} satisfies ServerHalf;

export const setCartItem = {
  summary:
    'Sets how many pieces of a variant the cart holds; none removes it. A repeated call changes nothing.',
  ...calls,
  problems: ['unauthorized', 'conflict', 'not-found'],
  callsPerMinute: 240,
  body: z.strictObject({
    item,
    quantity: wholeNumberSchema(0, mostOfCart.pieces),
    /** The price that the buyer saw, in minor units; where it is another now, the line says so. */
    price: z.optional(wholeNumberSchema(0, 99_999_999)),
    /** Moves the line to what is saved for later, or back; unchanged by default. */
    isSaved: z.optional(z.boolean()),
  }),
  response: cart,
} satisfies ServerHalf;

export const emptyCart = {
  summary: 'Removes everything from one’s cart but what is saved for later.',
  ...calls,
  problems: ['unauthorized'],
  response: cart,
} satisfies ServerHalf;

export const changeCartShop = {
  summary: 'Stores how the goods of a shop are to reach their buyer, and a note for the shop.',
  ...calls,
  problems: ['unauthorized', 'not-found'],
  callsPerMinute: 120,
  params: z.strictObject({ shopId }),
  body: z.strictObject({
    delivery: z.optional(z.nullable(deliveryChoice)),
    note: z.optional(typedTextOrNone(longestCartText.note)),
  }),
  response: cart,
} satisfies ServerHalf;

export const previewCartTotals = {
  summary:
    'What the cart comes to, shop by shop, with the ways to send it and the taxes of where it goes; nothing is stored.',
  ...calls,
  problems: ['unauthorized', 'conflict'],
  callsPerMinute: 240,
  body: z.strictObject({
    /** Unknown until somebody gives it: then without shipping and taxes. */
    destination: z.nullable(destination),
  }),
  response: totals,
} satisfies ServerHalf;
