import * as z from 'zod/mini';
import type { ServerHalf } from '../http/server-half.ts';
import { paymentPeriods } from '../listings/enumerations/trade/payment-periods.ts';
import { filterSchema } from '../listings/fields/filter-schema.ts';
import { subcategories } from '../listings/fields/subcategories.ts';
import { type ListingKind, listingKinds } from '../listings/kinds.ts';
import { listedPrice, listingKind, listingSummary } from '../listings/schemas.ts';
import { listingId, userId } from '../vocabulary/ids.ts';
import { countries, currencies } from '../vocabulary/places/countries.ts';
import { bounds, latitude, longitude, point } from '../vocabulary/places/geo.ts';
import { pageQuery } from '../vocabulary/routes/page.ts';
import { storableText } from '../vocabulary/text/storable-text.ts';
import { hasArea, isSimplePolygon } from './map/polygon.ts';
import {
  defaultSearchSize,
  maximumClusters,
  maximumPolygonPoints,
  maximumSearchSize,
  searchParts,
  searchSorts,
} from './query/sorts.ts';

const amount = z.int().check(z.gte(0));

/**
 * A price between `min` and `max` minor units, compared across currencies and periods
 * (docs/architecture/listings.md#prices).
 */
const priceFilter = z
  .strictObject({
    min: z.optional(amount),
    max: z.optional(amount),
    currency: z.optional(z.enum(currencies)),
    period: z.optional(z.enum(paymentPeriods)),
  })
  .check(
    z.refine(
      (range) => range.min === undefined || range.max === undefined || range.min <= range.max,
      {
        path: ['min'],
        error: 'min is above max',
      },
    ),
  );

/** A ring of [lat, lng] corners, not closed, whose sides do not cross and enclose something. */
const polygon = z
  .array(z.tuple([latitude, longitude]))
  .check(
    z.minLength(3, { abort: true }),
    z.maxLength(maximumPolygonPoints),
    z.refine(isSimplePolygon, { error: 'the sides of the area cross each other', abort: true }),
    z.refine(hasArea, { error: 'expected three corners that are not on one line' }),
  );

const tag = storableText(40).check(z.regex(/\S/, 'expected a word'));

const commonFields = {
  /**
   * Words; all must occur or name (in English or French) what a field says: "dishwasher", "piscine".
   * The last may be a beginning. Those with a minus must not ("-basement"), nor those after a word
   * that says no: "no pets", "sans piscine". Of homes "3 bedrooms" is a filter.
   */
  text: z.optional(z.string().check(z.maxLength(200))),
  /** A city ("Hamilton, ON") or its id, a region ("Ontario"), a postal code, or a position. */
  near: z.optional(z.union([z.string().check(z.minLength(1), z.maxLength(120)), point])),
  /** Metres around `near`; unset or 0 means 160,000. */
  distance: z.optional(z.number().check(z.gte(0), z.lte(2_000_000))),
  /**
   * If no distance is given: as far as the place itself reaches (25,000 metres, or 10,000 for a
   * quarter or a postal code) in place of the 160,000 metres.
   */
  ownRadius: z.optional(z.literal(true)),
  /**
   * Of the user who searches. If no place is named its currency is meant, by default Canadian
   * dollars; of several places of one name its own is (docs/architecture/search.md#prices).
   */
  homeCountry: z.optional(z.enum(countries)),
  bounds: z.optional(bounds),
  polygon: z.optional(polygon),
  price: z.optional(priceFilter),
  listedWithinDays: z.optional(z.int().check(z.gte(1), z.lte(365))),
  hasPictures: z.optional(z.literal(true)),
  isReduced: z.optional(z.literal(true)),
  /** Open at this moment by the clocks of its place. */
  isOpenNow: z.optional(z.literal(true)),
  tags: z.optional(z.array(tag).check(z.maxLength(20))),
  ids: z.optional(z.array(listingId).check(z.maxLength(100))),
  /** Whose listings: the number of an account. */
  owner: z.optional(userId),
  sort: z.optional(z.enum(searchSorts)),
  include: z.optional(z.array(z.enum(searchParts)).check(z.minLength(1), z.maxLength(4))),
  /** From `nextCursor` of the page before; `start` is then ignored. */
  cursor: z.optional(z.string().check(z.maxLength(200))),
  /** Map zoom that clusters are made for. */
  zoom: z.optional(z.int().check(z.gte(0), z.lte(20))),
};

function kindBody<Kind extends ListingKind>(kind: Kind) {
  return z.strictObject({
    ...commonFields,
    subcategory: z.optional(
      z.array(z.enum(subcategories[kind])).check(z.minLength(1), z.maxLength(20)),
    ),
    filters: z.optional(filterSchema(kind)),
  });
}

/** The search options of each kind: common ones, its subcategories and its filters. */
export const searchBodies = {
  merchant: kindBody('merchant'),
  item: kindBody('item'),
  property: kindBody('property'),
  event: kindBody('event'),
  city_service: kindBody('city_service'),
  realtor: kindBody('realtor'),
  classified: kindBody('classified'),
};

/**
 * A total; capped ones read "more than 1,000"
 * (docs/architecture/search.md#counts-facets-and-clusters).
 */
export const searchTotal = z.strictObject({ count: z.int(), isCapped: z.boolean() });
export type SearchTotal = z.output<typeof searchTotal>;

/** A total as it may be returned: exact, capped, or about so many. */
export const resultTotal = z.extend(searchTotal, { isApproximate: z.optional(z.literal(true)) });
export type ResultTotal = z.output<typeof resultTotal>;

/** How many listings carry each value of a field, or lie in each price band. */
export const searchFacets = z.strictObject({
  subcategory: z.array(z.strictObject({ value: z.string(), count: z.int() })),
  price: z.array(
    z.strictObject({ from: z.nullable(amount), to: z.nullable(amount), count: z.int() }),
  ),
  /** Currency and period of the price bands. */
  priceUnit: z.strictObject({ currency: z.enum(currencies), period: z.enum(paymentPeriods) }),
  /** Those of all prices that may lie in the bands: of another than the bands' they are converted. */
  currencies: z.array(z.enum(currencies)),
  fields: z.record(z.string(), z.array(z.strictObject({ value: z.string(), count: z.int() }))),
  isApproximate: z.boolean(),
});
export type SearchFacets = z.output<typeof searchFacets>;

/** Listings that stand close together at a zoom; one alone carries its id and price. */
export const searchCluster = z.strictObject({
  count: z.int(),
  lat: latitude,
  lng: longitude,
  bounds,
  lowestPrice: z.nullable(listedPrice),
  highestPrice: z.nullable(listedPrice),
  /** Its prices are in several currencies; both ends are given in the search's. */
  isConverted: z.optional(z.literal(true)),
  listing: z.optional(
    z.strictObject({ id: listingId, listingType: listingKind, title: z.string() }),
  ),
});
export type SearchCluster = z.output<typeof searchCluster>;

/** The place a text `near` was understood as; of a whole region the position of its greatest city. */
export const searchPlace = z.strictObject({
  label: z.string(),
  lat: latitude,
  lng: longitude,
  /** Metres around it; 0 of a region. */
  distance: z.number(),
  /** A province, territory or state: what lies in it is searched, rather than what lies around. */
  isRegion: z.optional(z.literal(true)),
});

/**
 * What brings results back when there are none: a filter to drop, a wider distance, other words, or
 * the same price for another period (docs/architecture/search.md#prices).
 */
export const searchRepair = z.strictObject({
  drop: z.string(),
  count: z.int(),
  isCapped: z.boolean(),
  distance: z.optional(z.number()),
  /** What the price then is for: a rent in place of a sale, or a sale in place of a rent. */
  period: z.optional(z.enum(paymentPeriods)),
  /** The words with a misspelt one mended, in place of those that `drop` names. */
  text: z.optional(z.string()),
});
export type SearchRepair = z.output<typeof searchRepair>;

const roomRange = z.strictObject({ min: z.number(), max: z.exactOptional(z.number()) });

/** What was read in the words rather than looked for as words. */
export const searchInterpretation = z.strictObject({
  /** Words that a text says no to, as they were typed: "pets" of "no pets". */
  without: z.array(z.string()),
  /** Of "3 bedrooms", as filters have it; of homes alone. */
  rooms: z.strictObject({
    bedroomsTotal: z.exactOptional(roomRange),
    bathroomsTotal: z.exactOptional(roomRange),
  }),
});
export type SearchInterpretation = z.output<typeof searchInterpretation>;

export const searchAnswer = z.strictObject({
  results: z.array(listingSummary),
  total: z.optional(searchTotal),
  facets: z.optional(searchFacets),
  clusters: z.optional(
    z.strictObject({
      clusters: z.array(searchCluster).check(z.maxLength(maximumClusters)),
      isSampled: z.boolean(),
    }),
  ),
  nextCursor: z.nullable(z.string()),
  place: z.nullable(searchPlace),
  /** What a price that names no currency is taken for: the place's, else that of the home country. */
  currency: z.enum(currencies),
  /** Nothing matched the words as written, so similar words were taken. */
  isSimilar: z.boolean(),
  /** Only where something was read so. */
  interpretation: z.optional(searchInterpretation),
  /** Only if nothing matched and the total was requested; the best way out first. */
  repairs: z.array(searchRepair),
});
export type SearchAnswer = z.output<typeof searchAnswer>;

const query = z.strictObject({
  ...pageQuery({ defaultSize: defaultSearchSize, maximumSize: maximumSearchSize }),
  title: z.optional(z.string().check(z.maxLength(200))),
});

export const searchCategory = {
  summary: 'Listings of one kind by words, place, price and the filters of the kind.',
  audience: 'public',
  rule: 'anyone',
  problems: ['not-found', 'unknown-place'],
  bodyBytes: 40_000,
  params: z.strictObject({ category: listingKind }),
  query,
  bodyBy: { parameter: 'category', schemas: searchBodies },
  response: searchAnswer,
} satisfies ServerHalf;

export const searchListings = {
  summary: 'Listings of several kinds at once.',
  audience: 'public',
  rule: 'anyone',
  problems: ['unknown-place'],
  bodyBytes: 40_000,
  query,
  body: z.strictObject({
    ...commonFields,
    /** Defaults to all seven. */
    categories: z.optional(
      z.array(listingKind).check(z.minLength(1), z.maxLength(listingKinds.length)),
    ),
  }),
  response: searchAnswer,
} satisfies ServerHalf;
