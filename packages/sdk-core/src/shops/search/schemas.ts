import * as z from 'zod/mini';
import { isRegionOf } from '../../account/billing-rules.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { productCategories } from '../../listings/enumerations/trade/product-categories.ts';
import { productConditions } from '../../listings/enumerations/trade/product-conditions.ts';
import { wholeNumberSchema } from '../../listings/fields/field-schemas.ts';
import { searchPlace, searchRepair, searchTotal } from '../../search/schemas.ts';
import { countries, currencies } from '../../vocabulary/places/countries.ts';
import { point } from '../../vocabulary/places/geo.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { storableText } from '../../vocabulary/text/storable-text.ts';
import { isLeafOf } from '../products/leaves.ts';
import { productSummary } from '../products/schemas.ts';
import { shopId } from '../shop-id-schemas.ts';
import { largestPrice, productsPageSize } from '../shop-limits.ts';
import { productSearchParts, productSearchSorts } from './product-search-sorts.ts';

const amount = wholeNumberSchema(0, largestPrice);
const count = z.int().check(z.gte(0));
const text = z.string();

/** Minor units of a currency between which the least price of a product lies, both included. */
const priceRange = z
  .strictObject({
    min: z.optional(amount),
    max: z.optional(amount),
    currency: z.optional(z.enum(currencies)),
  })
  .check(
    z.refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
      path: ['min'],
      error: 'min is above max',
    }),
  );

/** Where a parcel is to go. */
const shippedTo = z
  .strictObject({
    country: z.enum(countries),
    region: z.optional(text.check(z.maxLength(3))),
    postalCode: z.optional(storableText(12)),
  })
  .check(
    z.refine(({ country, region }) => region === undefined || isRegionOf(country, region), {
      path: ['region'],
      error: 'expected a province, state or territory of that country',
    }),
  );

/** A found product, with its shop. */
export const productResult = z.extend(productSummary, {
  shop: z.strictObject({
    name: text,
    /** Of its place; null for a shop without one. */
    city: z.nullable(text),
    /** Metres from the place that the search is around. */
    distance: z.optional(count),
  }),
});
export type ProductResult = z.output<typeof productResult>;

const counted = z.array(z.strictObject({ value: text, count }));

/** How many products have each value, or a least price in each band. */
export const productFacets = z.strictObject({
  /** Within a shop alone. */
  category: counted,
  /** Of the one shelf that is searched. */
  leaves: counted,
  condition: counted,
  /** Minor units of the search's currency. */
  price: z.array(z.strictObject({ from: z.nullable(amount), to: z.nullable(amount), count })),
  /** The newest were counted, as there are too many: there are more. */
  isCapped: z.boolean(),
});
export type ProductFacets = z.output<typeof productFacets>;

export const productSearchAnswer = z.strictObject({
  results: z.array(productResult),
  total: z.optional(searchTotal),
  facets: z.optional(productFacets),
  nextCursor: z.nullable(text),
  place: z.nullable(searchPlace),
  /** What a price that names no currency is taken for. */
  currency: z.enum(currencies),
  /** Nothing had the words as written, so titles with similar ones were taken. */
  isSimilar: z.boolean(),
  /** Only if nothing matched and the total was requested; the best way out first. */
  repairs: z.array(searchRepair),
});
export type ProductSearchAnswer = z.output<typeof productSearchAnswer>;

/** What products are looked for, and in which order. */
export const productSearchBody = z
  .strictObject({
    /** Words; all must occur or name a shelf or a condition, in English or French. */
    text: z.optional(text.check(z.maxLength(200))),
    shop: z.optional(shopId),
    category: z.optional(z.enum(productCategories)),
    /** A shelf below the category. */
    leaf: z.optional(text.check(z.maxLength(40))),
    condition: z.optional(
      z
        .array(z.enum(productConditions))
        .check(z.minLength(1), z.maxLength(productConditions.length)),
    ),
    price: z.optional(priceRange),
    /** One of its variants can be had. */
    inStock: z.optional(z.literal(true)),
    shipsTo: z.optional(shippedTo),
    /** Where the shop is: a city or its id, a region, a postal code, or a position. */
    near: z.optional(z.union([text.check(z.minLength(1), z.maxLength(120)), point])),
    /** Metres around `near`; unset or 0 means as far as the place itself reaches. */
    distance: z.optional(z.number().check(z.gte(0), z.lte(2_000_000))),
    /** Whose currency is meant where no place is named. */
    homeCountry: z.optional(z.enum(countries)),
    sort: z.optional(z.enum(productSearchSorts)),
    include: z.optional(
      z
        .array(z.enum(productSearchParts))
        .check(z.minLength(1), z.maxLength(productSearchParts.length)),
    ),
    /** From `nextCursor` of the page before; `start` is then ignored. */
    cursor: z.optional(text.check(z.maxLength(200))),
  })
  .check(
    z.refine(
      ({ category, leaf }) =>
        leaf === undefined || (category !== undefined && isLeafOf(category, leaf)),
      { path: ['leaf'], error: 'expected a shelf of the category' },
    ),
    z.refine(
      ({ include, category, shop }) =>
        !include?.includes('facets') || category !== undefined || shop !== undefined,
      { path: ['include'], error: 'facets are counted within a category or a shop' },
    ),
  );

export const searchProducts = {
  summary: 'Products of all shops or of one by words, shelf, price, place and what they ship to.',
  audience: 'public',
  rule: 'anyone',
  problems: ['unknown-place'],
  bodyBytes: 10_000,
  query: z.strictObject(pageQuery({ defaultSize: productsPageSize, maximumSize: 100 })),
  body: productSearchBody,
  response: productSearchAnswer,
} satisfies ServerHalf;
