import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { productCategories } from '../../listings/enumerations/trade/product-categories.ts';
import { productConditions } from '../../listings/enumerations/trade/product-conditions.ts';
import { shippingSupports } from '../../listings/enumerations/trade/shipping-supports.ts';
import { wholeNumberSchema } from '../../listings/fields/field-schemas.ts';
import { image } from '../../media/schemas.ts';
import { countries, currencies } from '../../vocabulary/places/countries.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { storableText } from '../../vocabulary/text/storable-text.ts';
import { typedLineOrNone } from '../../vocabulary/text/typed-line.ts';
import { publicShop } from '../schemas.ts';
import { shippingRate } from '../shipping/rate-schemas.ts';
import { productId, shopId } from '../shop-id-schemas.ts';
import { longestShopText, productsPageSize } from '../shop-limits.ts';
import { productBody } from './product-body.ts';
import { availabilities } from './product-rules.ts';
import { productSorts } from './product-sorts.ts';

const instant = z.iso.datetime();
const text = z.string();
const count = z.int().check(z.gte(0));
const inShop = z.strictObject({ id: shopId });
const byId = z.strictObject({ id: shopId, pid: productId });
const category = z.enum(productCategories);
const availability = z.enum(availabilities);

/** Counts the changes of a product: what a change began with (`If-Match`). */
const version = z.int().check(z.gte(1));

/** A body with a description of twenty thousand characters and a hundred variants. */
const bodyBytes = 300_000;

/** A product as a grid shows it. */
export const productSummary = z.strictObject({
  id: productId,
  shopId,
  title: text,
  image: z.nullable(image),
  category,
  condition: z.enum(productConditions),
  currency: z.enum(currencies),
  /** Minor units: the least and the largest price of its variants. */
  priceFrom: count,
  priceTo: count,
  /** What the variant of the least price cost before. */
  compareAt: z.nullable(count),
  availability,
  /** Whether the public sees it. */
  isActive: z.boolean(),
  createdAt: instant,
});
export type ProductSummary = z.output<typeof productSummary>;

/** A product as its shop's people list it. */
export const ownProductSummary = z.extend(productSummary, {
  variants: count,
  /** Pieces of all variants that are counted; null where none is. */
  stock: z.nullable(count),
  version,
});
export type OwnProduct = z.output<typeof ownProductSummary>;

/** A variant as everybody sees it. */
export const publicVariant = z.strictObject({
  id: z.int(),
  values: z.array(text),
  sku: z.nullable(text),
  price: count,
  compareAt: z.nullable(count),
  availability,
  /** How many are left where they are few; null otherwise. */
  left: z.nullable(count),
  /** Grams, packed. */
  weight: z.nullable(count),
  /** One of the product's images. */
  imageId: z.nullable(text),
});
export type PublicVariant = z.output<typeof publicVariant>;

/** A product with everything that its page shows. */
export const productDetails = z.strictObject({
  id: productId,
  title: text,
  description: text,
  images: z.array(image),
  category,
  leaf: z.nullable(text),
  condition: z.enum(productConditions),
  shippingSupport: z.enum(shippingSupports),
  currency: z.enum(currencies),
  /** Whether its prices hold the tax of the shop's country, as Australia's do. */
  isTaxIncluded: z.boolean(),
  options: z.array(z.strictObject({ name: text, values: z.array(text) })),
  variants: z.array(publicVariant),
  isActive: z.boolean(),
  shop: z.extend(
    z.pick(publicShop, {
      ...{ id: true, name: true, logo: true, address: true, country: true, owner: true },
      ...{ returns: true, pickup: true, handling: true, state: true, away: true },
      ...{ replies: true, timeZone: true },
    }),
    {
      /** The rates that are in force. */
      rates: z.array(shippingRate),
    },
  ),
  createdAt: instant,
  updatedAt: instant,
  /** The schema.org description, made by the server; absent for what the public does not see. */
  structuredData: z.nullable(z.record(z.string(), z.unknown())),
});
export type ProductDetails = z.output<typeof productDetails>;

/** A product as its shop's people change it. */
const productSettings = z.strictObject({
  id: productId,
  version,
  isActive: z.boolean(),
  currency: z.enum(currencies),
  country: z.enum(countries),
  product: productBody,
  images: z.array(image),
  /** Pieces of each variant, by its id. */
  stock: z.array(z.strictObject({ variantId: z.int(), stock: count })),
});
export type ProductSettings = z.output<typeof productSettings>;

const productFilters = {
  /** Words of titles. */
  text: z._default(storableText(200), ''),
  category: z.optional(category),
  sort: z._default(z.enum(productSorts), 'newest'),
};
const productQuery = {
  ...productFilters,
  ...pageQuery({ defaultSize: productsPageSize, maximumSize: 100 }),
};
/** By what the people of a shop narrow its products. */
export const ownProductsQuery = { ...productFilters, shows: z.optional(z.enum(['yes', 'no'])) };

export const listProducts = {
  summary: 'Products of a shop that show, by default the newest first.',
  audience: 'public',
  rule: 'anyone',
  knowsCaller: true,
  problems: ['not-found', 'gone'],
  params: inShop,
  query: z.strictObject(productQuery),
  response: z.strictObject({ results: z.array(productSummary), total: count }),
} satisfies ServerHalf;

export const listShopProducts = {
  summary: 'Products of a shop for those who look after it, whether they show or not.',
  audience: 'site',
  rule: { may: 'read' },
  tellsHidden: 'others',
  problems: ['not-found'],
  params: inShop,
  query: z.strictObject({ ...productQuery, ...ownProductsQuery }),
  response: z.strictObject({ results: z.array(ownProductSummary), total: count }),
} satisfies ServerHalf;

export const readProduct = {
  summary:
    'A product with everything that its page shows; on our own site its shop’s people see one that does not show.',
  audience: 'public',
  rule: 'anyone',
  knowsCaller: true,
  problems: ['not-found', 'gone'],
  params: byId,
  response: productDetails,
} satisfies ServerHalf;

export const readProductSettings = {
  summary: 'A product as its shop’s people have written it, with its stock.',
  audience: 'site',
  rule: { may: 'read' },
  tellsHidden: 'others',
  problems: ['not-found'],
  params: byId,
  response: productSettings,
} satisfies ServerHalf;

export const createProduct = {
  summary: 'Adds a product to a shop; it shows at once or later.',
  audience: 'site',
  rule: { may: 'create' },
  problems: ['not-found', 'forbidden', 'conflict'],
  callsPerMinute: 60,
  bodyBytes,
  params: inShop,
  body: z.strictObject({ product: productBody, isActive: z.boolean() }),
  response: productSettings,
} satisfies ServerHalf;

export const changeProduct = {
  summary: 'Replaces what is written of a product; a variant that is not named is sold no more.',
  audience: 'site',
  rule: { may: 'write' },
  problems: ['not-found', 'forbidden', 'conflict', 'precondition-failed'],
  callsPerMinute: 60,
  bodyBytes,
  params: byId,
  body: z.strictObject({ product: productBody }),
  response: productSettings,
} satisfies ServerHalf;

export const activateProduct = {
  summary: 'Shows a product, once its shop is open.',
  audience: 'site',
  rule: { may: 'write' },
  problems: ['not-found', 'forbidden', 'conflict'],
  params: byId,
  response: z.null(),
} satisfies ServerHalf;

/** Nothing is deleted: orders name what they bought. So `delete` is the right to hide. */
export const deactivateProduct = {
  summary: 'Hides a product.',
  audience: 'site',
  rule: { may: 'delete' },
  problems: ['not-found', 'forbidden', 'conflict'],
  params: byId,
  response: z.null(),
} satisfies ServerHalf;

const stockCorrection = z.strictObject({
  variantId: z.int().check(z.gte(1)),
  kind: z.enum(['received', 'corrected']),
  /** Pieces; below none for what is missing. */
  change: wholeNumberSchema(-1_000_000, 1_000_000).check(
    z.refine((change) => change !== 0, { error: 'expected a change' }),
  ),
  /** The stock that a count was compared with: refused where there is another by now. */
  before: z.optional(count),
  note: typedLineOrNone(longestShopText.note),
});
export type StockCorrection = z.input<typeof stockCorrection>;

export const correctStock = {
  summary: 'Adds to the stock of a variant what was received or counted again; never below none.',
  audience: 'site',
  rule: { may: 'write' },
  problems: ['not-found', 'forbidden', 'conflict', 'precondition-failed'],
  callsPerMinute: 120,
  params: byId,
  body: stockCorrection,
  response: z.strictObject({ stock: count }),
} satisfies ServerHalf;
