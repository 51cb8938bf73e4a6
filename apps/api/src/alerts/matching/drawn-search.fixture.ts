import type { RuleSearch } from '@boardwalk/sdk-core/alerts/schemas';
import { saleTypes } from '@boardwalk/sdk-core/listings/enumerations/property/sale-types';
import { paymentPeriods } from '@boardwalk/sdk-core/listings/enumerations/trade/payment-periods';
import { subcategories } from '@boardwalk/sdk-core/listings/fields/subcategories';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { searchBodies } from '@boardwalk/sdk-core/search/schemas';
import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { isStorable } from '@boardwalk/sdk-core/vocabulary/text/storable-json';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { makeListing } from '../../listings/listings.fixture.ts';
import type { NewListing } from '../../listings/storage/new-listing.ts';
import { searchBody } from '../../search/search-body.fixture.ts';
import { searchCriteriaOf } from '../rules/rule-request.ts';

/** Around Hamilton, across the dateline, and anywhere: some are close to each other's edges. */
const position = fc.oneof(
  { weight: 6, arbitrary: around(43.2567, -79.8726, 1) },
  { weight: 2, arbitrary: around(43.2567, -79.8726, 0.02) },
  { weight: 1, arbitrary: around(-17, 179.9, 1) },
  { weight: 1, arbitrary: around(-33.87, 151.21, 3) },
);

function around(lat: number, lng: number, degrees: number) {
  const off = fc.double({ min: -degrees, max: degrees, noNaN: true });
  return fc.tuple(off, off).map(([south, east]) => ({
    lat: lat + south,
    lng: lng + east > 180 ? lng + east - 360 : lng + east,
  }));
}

const amount = fc.integer({ min: 0, max: 40 }).map((steps) => steps * 2_500);
const price = fc.record({
  amount,
  currency: fc.constantFrom(...currencies),
  period: fc.constantFrom(...paymentPeriods),
});
const word = fc.constantFrom('canoe', 'roof', 'garden', 'red', 'new');

/** A listing of a kind, like what searches of `drawnSearch` ask for. */
function drawnListing(kind: ListingKind): fc.Arbitrary<NewListing> {
  return fc
    .record({
      at: fc.option(position, { freq: 12 }),
      price: fc.option(price, { freq: 4 }),
      words: fc.array(word, { maxLength: 3 }),
      subcategory: fc.constantFrom(...subcategories[kind]),
      tags: fc.subarray(['lake', 'quiet']),
      saleType: fc.constantFrom(...saleTypes),
      bedroomsTotal: fc.option(fc.integer({ min: 0, max: 5 })),
      ownerId: fc.constantFrom(1, 2),
    })
    .map(({ at, price: asked, words, subcategory, tags, saleType, bedroomsTotal, ownerId }) =>
      makeListing(kind, {
        lat: at?.lat ?? null,
        lng: at?.lng ?? null,
        price: asked,
        title: words.join(' ') || 'A plain thing',
        tags,
        ownerId,
        // Of its own kind each, which the one type of all kinds can't say.
        subcategory: subcategory as never,
        ...(kind === 'property' && {
          attributes: { saleType, ...(bedroomsTotal !== null && { bedroomsTotal }) } as never,
        }),
      }),
    );
}

const places = fc.oneof(
  fc.record({
    near: fc.oneof(position, fc.constantFrom('Hamilton, ON', 'Ontario', 'Sydney, NSW')),
    distance: fc.constantFrom(0, 500, 5_000, 40_000, 400_000),
  }),
  fc.tuple(position, position).map(([one, other]) => ({
    bounds: {
      south: Math.min(one.lat, other.lat),
      north: Math.max(one.lat, other.lat),
      west: one.lng,
      east: other.lng,
    },
  })),
  fc.tuple(position, fc.double({ min: 0.01, max: 2, noNaN: true })).map(([{ lat, lng }, size]) => ({
    polygon: [
      [lat, lng],
      [lat + size, Math.min(180, lng + size / 3)],
      [lat, Math.min(180, lng + size)],
    ],
  })),
  fc.constant({}),
);

const ranges = fc.record(
  {
    min: amount,
    max: amount,
    currency: fc.constantFrom(...currencies),
    period: fc.constantFrom(...paymentPeriods),
  },
  { requiredKeys: [] },
);

/** A search of a kind that finds some of what `drawnListing` draws, more often than chance would. */
function drawnSearch(kind: ListingKind): fc.Arbitrary<RuleSearch> {
  const homes = fc.record(
    {
      saleType: fc.subarray([...saleTypes], { minLength: 1 }),
      bedroomsTotal: fc.oneof(
        fc.record({ min: fc.integer({ min: 0, max: 5 }) }),
        fc.record({ max: fc.integer({ min: 0, max: 5 }) }),
      ),
    },
    { requiredKeys: [] },
  );
  const options = fc.record(
    {
      price: ranges,
      text: fc.oneof(word, fc.constantFrom('red canoe', '-roof', 'no garden', '3 bedrooms')),
      subcategory: fc.subarray([...subcategories[kind]], { minLength: 1 }),
      tags: fc.constantFrom(['lake'], ['lake', 'quiet']),
      hasPictures: fc.constant(true),
      listedWithinDays: fc.integer({ min: 1, max: 30 }),
      owner: fc.constantFrom(1, 2),
      homeCountry: fc.constantFrom('CA', 'US', 'AU'),
      ...(kind === 'property' && { filters: homes }),
    },
    { requiredKeys: [] },
  );
  const few = fc.tuple(options, fc.subarray(['price', 'text', 'subcategory', 'filters', 'owner']));
  const likely = fc.tuple(places, few).map(([place, [all, chosen]]) => ({
    ...place,
    ...Object.fromEntries(Object.entries(all).filter(([name]) => chosen.includes(name))),
  }));
  return fc
    .oneof({ weight: 5, arbitrary: likely }, { weight: 1, arbitrary: searchBody(kind) })
    .filter((body) => isStorable(body) && z.safeParse(searchBodies[kind], body).success)
    .map((body) => searchCriteriaOf(z.parse(searchBodies[kind], body)));
}

/** Listings and searches of a kind to be compared, the same ones for a seed. */
export function drawSample(
  kind: ListingKind,
  seed: number,
  { ofListings, ofSearches }: { readonly ofListings: number; readonly ofSearches: number },
) {
  return {
    listings: fc.sample(drawnListing(kind), { seed, numRuns: ofListings }),
    searches: fc.sample(drawnSearch(kind), { seed, numRuns: ofSearches }),
  };
}
