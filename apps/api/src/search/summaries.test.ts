import { propertyTypes } from '@boardwalk/sdk-core/listings/enumerations/property/property-types';
import { saleTypes } from '@boardwalk/sdk-core/listings/enumerations/property/sale-types';
import type { Attributes } from '@boardwalk/sdk-core/listings/fields/attributes';
import type { SearchCluster, SearchFacets } from '@boardwalk/sdk-core/search/schemas';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { makeListing, storeListings } from '../listings/listings.fixture.ts';
import type { NewListing } from '../listings/storage/new-listing.ts';
import { startSearchServer } from './search.fixture.ts';

const { platform, search } = await startSearchServer();

const features: NonNullable<Attributes<'property'>['features']>[] = [
  ['POOL'],
  ['POOL', 'GARAGE'],
  ['GARAGE'],
];

/** 180 homes on a slanted strip of towns; three share one building. */
const homes: readonly NewListing[] = Array.from({ length: 180 }, (_, index) =>
  makeListing('property', {
    subcategory: propertyTypes[index % 4] ?? 'RESIDENTIAL',
    lat: index < 3 ? 43.1 : 42.6 + (index % 90) / 100,
    lng: index < 3 ? -79.1 : -80.2 + (index % 60) / 50,
    price:
      index % 10 === 0
        ? null
        : { amount: (index % 13) * 10_000_000, currency: 'CAD', period: 'ONCE' },
    attributes: {
      saleType: saleTypes[index % 3] ?? 'SALE',
      bedroomsTotal: index % 6,
      ...(index % 2 === 0 && { features: features[index % 3] ?? ['POOL'] }),
    },
  }),
);
const area = { bounds: { south: 42.5, west: -80.5, north: 43.6, east: -78.9 } };

beforeAll(async () => {
  await storeListings(platform.database, homes);
  await platform.database.execute(sql`analyze listings`);
});

interface Home {
  readonly subcategory: string;
  readonly price: NewListing['price'];
  readonly attributes: Attributes<'property'>;
}

/** Counts by the plainest means. */
function countBy(rows: readonly Home[], valuesOf: (home: Home) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const value of rows.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

// Homes were made above with the fields of a property.
const rows = homes as unknown as readonly Home[];
const asMap = (counts: SearchFacets['subcategory']) =>
  new Map(counts.map(({ value, count }) => [value, count]));

async function facetsOf(body: object): Promise<SearchFacets> {
  return (await search('property', { ...area, ...body, include: ['facets'] })).facets;
}

test('facets count what lies in the area', async () => {
  const facets = await facetsOf({});
  expect(asMap(facets.subcategory)).toEqual(countBy(rows, (home) => [home.subcategory]));
  expect(asMap(facets.fields.saleType ?? [])).toEqual(
    countBy(rows, (home) => [home.attributes.saleType]),
  );
  expect(asMap(facets.fields.features ?? [])).toEqual(
    countBy(rows, (home) => home.attributes.features ?? []),
  );
  expect(facets.isApproximate).toBe(false);
});

test("a field's own choice leaves its counts alone, and restricts all others", async () => {
  const facets = await facetsOf({
    filters: { saleType: ['RENT'] },
    subcategory: ['RESIDENTIAL', 'COMMERCIAL'],
  });
  const rented = rows.filter((home) => home.attributes.saleType === 'RENT');
  const chosen = rows.filter((home) => ['RESIDENTIAL', 'COMMERCIAL'].includes(home.subcategory));
  expect(asMap(facets.subcategory)).toEqual(countBy(rented, (home) => [home.subcategory]));
  expect(asMap(facets.fields.saleType ?? [])).toEqual(
    countBy(chosen, (home) => [home.attributes.saleType]),
  );
});

test('values that must all be there restrict one another', async () => {
  const facets = await facetsOf({ filters: { features: ['POOL'], bedroomsTotal: { min: 2 } } });
  const left = rows.filter(
    (home) =>
      home.attributes.features?.includes('POOL') && Number(home.attributes.bedroomsTotal) >= 2,
  );
  expect(left.length).toBeGreaterThan(10);
  expect(asMap(facets.fields.features ?? [])).toEqual(
    countBy(left, (home) => home.attributes.features ?? []),
  );
});

test('the most common values come first, those as common by name', async () => {
  const { subcategory, fields } = await facetsOf({});
  const lists = [subcategory, ...Object.values(fields)];
  const pairs = lists.flatMap((values) =>
    values.slice(1).map((value, index) => [values[index], value] as const),
  );
  expect(pairs.some(([one, next]) => one?.count === next.count)).toBe(true);
  for (const [one, next] of pairs) {
    if (one?.count === next.count) expect(one.value < next.value).toBe(true);
    else expect(one?.count).toBeGreaterThan(next.count);
  }
});

test('price bands hold every priced listing, both ends included, in the currency of the place', async () => {
  const { price, priceUnit } = await facetsOf({});
  expect(priceUnit).toEqual({ currency: 'CAD', period: 'ONCE' });
  expect(price.length).toBeGreaterThan(4);
  for (const { from, to, count } of price) {
    const within = rows.filter(
      (home) =>
        home.price &&
        home.price.amount >= (from ?? 0) &&
        home.price.amount <= (to ?? Number.POSITIVE_INFINITY),
    );
    expect(within).toHaveLength(count);
  }
  const priced = rows.filter((home) => home.price !== null);
  const limits = new Set(price.flatMap(({ from }) => from ?? []));
  const atLimits = priced.filter((home) => home.price && limits.has(home.price.amount));
  const counted = price.reduce((sum, { count }) => sum + count, 0);
  expect(counted).toBe(priced.length + atLimits.length);
});

test('of several kinds, how many there are of each is counted', async () => {
  const { facets } = await search('listing', { ...area, include: ['facets'] });
  expect(facets.fields.category).toEqual([{ value: 'property', count: 180 }]);
});

async function clustersOf(body: object): Promise<SearchCluster[]> {
  const { clusters } = await search('property', { ...area, ...body, include: ['clusters'] });
  expect(clusters.isSampled).toBe(false);
  return clusters.clusters;
}

test.each([
  [6, {}],
  [9, {}],
  [12, {}],
  [16, {}],
  [9, { filters: { saleType: ['SALE'] } }],
  [11, { near: { lat: 43, lng: -79.6 }, distance: 40_000 }],
  [9, { text: 'plain' }],
  [9, { bounds: undefined, text: 'plain' }],
  [9, { bounds: undefined, text: 'plian' }],
  [9, { bounds: undefined, text: 'roof' }],
])('clusters at zoom %i sum up to the total, and hold what they say', async (zoom, body) => {
  const clusters = await clustersOf({ ...body, zoom });
  const { total } = await search('property', { ...area, ...body, include: ['total'] });
  expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(total.count);
  expect(clusters.length).toBeLessThanOrEqual(200);
  for (const { bounds, lat, lng, count, listing } of clusters) {
    expect(lat).toBeGreaterThanOrEqual(bounds.south - 1e-9);
    expect(lat).toBeLessThanOrEqual(bounds.north + 1e-9);
    expect(lng).toBeGreaterThanOrEqual(bounds.west - 1e-9);
    expect(lng).toBeLessThanOrEqual(bounds.east + 1e-9);
    expect(listing !== undefined).toBe(count === 1);
  }
});

test('clusters grow finer with the zoom, and one listing alone carries its price', async () => {
  const [far, near] = [await clustersOf({ zoom: 7 }), await clustersOf({ zoom: 12 })];
  expect(far.length).toBeLessThan(near.length);
  const alone = near.find(({ listing }) => listing !== undefined);
  expect(alone?.listing).toMatchObject({ listingType: 'property', title: 'A plain listing' });
  expect(alone?.lowestPrice).toEqual(alone?.highestPrice);
});

test('listings of one building stay one cluster however near the map', async () => {
  const bounds = { south: 43.0999, west: -79.1001, north: 43.1001, east: -79.0999 };
  const clusters = await clustersOf({ bounds, zoom: 20 });
  expect(clusters).toMatchObject([{ count: 3, lat: 43.1, lng: -79.1 }]);
  expect(clusters[0]?.lowestPrice).toEqual({ amount: 10_000_000, currency: 'CAD', period: 'ONCE' });
  expect(clusters[0]?.highestPrice).toEqual({
    amount: 20_000_000,
    currency: 'CAD',
    period: 'ONCE',
  });
});

test('an empty result says what to drop, and what that brings back', async () => {
  const near = { lat: 43, lng: -79.6 };
  const filters = { saleType: ['SALE'], bedroomsTotal: { min: 6 } };
  const { repairs } = await search('property', { near, filters, hasPictures: true });
  expect(repairs).toEqual([]);
  const { repairs: some } = await search('property', { near, filters });
  const sales = rows.filter((home) => home.attributes.saleType === 'SALE').length;
  expect(some).toEqual([{ drop: 'filters.bedroomsTotal', count: sales, isCapped: false }]);
});

test('an empty place says how far the next listings are', async () => {
  const far = { near: { lat: 45.4, lng: -75.7 } };
  const { repairs } = await search('property', far);
  expect(repairs).toEqual([{ drop: 'distance', distance: 500_000, count: 180, isCapped: false }]);
  expect((await search('property', { ...far, include: ['page'] })).repairs).toEqual([]);
  const { repairs: none } = await search('property', { near: 'Hamilton, ON' });
  expect(none).toEqual([]);
});

test('words and a part of the map can be dropped', async () => {
  const bounds = { south: 0, west: 0, north: 1, east: 1 };
  const { repairs } = await search('property', { bounds });
  expect(repairs).toEqual([{ drop: 'bounds', count: 180, isCapped: false }]);
  const answer = await search('property', { ...area, text: 'zzzzqqqq' });
  expect(answer.repairs).toEqual([{ drop: 'text', count: 180, isCapped: false }]);
});
