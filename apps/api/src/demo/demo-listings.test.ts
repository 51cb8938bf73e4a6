import { attributesByKind } from '@boardwalk/sdk-core/listings/fields/attributes';
import { subcategories } from '@boardwalk/sdk-core/listings/fields/subcategories';
import { defaultDistance, defaultSearchSize } from '@boardwalk/sdk-core/search/query/sorts';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { distanceBetween } from '../places/distance.ts';
import { readCities } from '../places/read-cities.ts';
import { lateness } from '../search/plan/nearness.ts';
import { demoCounts } from './demo-counts.ts';
import type { DemoListing } from './demo-listing.ts';
import { type DemoListings, demoListings } from './demo-listings.ts';
import { createDemoSource } from './demo-source.ts';
import { createDemoPictures } from './photographs/demo-pictures.ts';
import { readDemoPictures } from './photographs/read-demo-pictures.ts';
import { createSpotSource } from './whereabouts/spots.ts';

const today = Date.UTC(2026, 10, 21);

async function makeDemo(): Promise<DemoListings> {
  const spots = createSpotSource(await readCities());
  return demoListings(createDemoSource(spots, createDemoPictures(await readDemoPictures()), today));
}

const demo = await makeDemo();

it('holds 5,000 listings in the promised numbers of each kind', () => {
  expect(demo.listings).toHaveLength(5_000);
  for (const [kind, count] of Object.entries(demoCounts)) {
    expect(demo.listings.filter((listing) => listing.kind === kind)).toHaveLength(count);
  }
});

it('is the same each time it is made', async () => {
  expect(JSON.stringify(await makeDemo()) === JSON.stringify(demo)).toBe(true);
});

it('gives every listing attributes that its kind accepts', () => {
  const refused = demo.listings.flatMap((listing) => {
    const result = safeParse(attributesByKind[listing.kind], listing.attributes);
    return result.success ? [] : [{ title: listing.title, issues: result.error.issues }];
  });
  expect(refused).toEqual([]);
});

it('uses every subcategory', () => {
  for (const [kind, values] of Object.entries(subcategories)) {
    const used = new Set(
      demo.listings
        .filter((listing) => listing.kind === kind)
        .map((listing) => listing.subcategory),
    );
    expect([...used].sort()).toEqual([...values].sort());
  }
});

it('has its weight around the default centre of the map', () => {
  const near = demo.listings.filter(
    (listing) => distanceBetween({ lat: 43.016, lng: -79.261 }, listing) < 100_000,
  );
  expect(near.length / demo.listings.length).toBeGreaterThan(0.45);
});

it('spells postal codes as each country does', () => {
  const forms = { CA: /^[A-Z]\d[A-Z] \d[A-Z]\d$/, US: /^\d{5}$/, AU: /^\d{4}$/ };
  for (const { address } of demo.listings) {
    expect(address.postalCode).toMatch(forms[address.country]);
  }
});

it('shows a picture of its kind with every listing', async () => {
  const kinds = new Map((await readDemoPictures()).map((picture) => [picture.name, picture.kind]));
  const wrong = demo.listings.filter(
    ({ pictures, kind }) =>
      pictures.length === 0 || pictures.some((name) => kinds.get(name) !== kind),
  );
  expect(wrong).toEqual([]);
});

const shown: ReadonlySet<string> = new Set(['Active', 'Pending', 'ActiveUnderContract']);

/** What a search shows side by side: the newest first, as long as a place is all that it asks for. */
function seen(kind: string, isNear: (listing: DemoListing) => boolean): readonly DemoListing[] {
  return demo.listings
    .filter((listing) => listing.kind === kind && shown.has(listing.status) && isNear(listing))
    .sort((one, other) => one.daysOld - other.daysOld);
}

const places: readonly (readonly [string, (listing: DemoListing) => boolean])[] = [
  ['everywhere', () => true],
  ['in Canada', ({ address }) => address.country === 'CA'],
  ['in Ontario', ({ address }) => address.region === 'ON'],
  ['in Hamilton', ({ address }) => address.city === 'Hamilton'],
];

it.each(
  Object.keys(demoCounts).flatMap((kind) =>
    places.map(([place, isNear]) => ({ kind, place, isNear })),
  ),
)('shows no $kind beside one of the same picture, $place', ({ kind, isNear }) => {
  const pictures = seen(kind, isNear).map((listing) => listing.pictures[0]);
  expect(pictures.length).toBeGreaterThan(1);
  const alike = pictures.filter((picture, index) => picture === pictures[index + 1]);
  expect(alike).toEqual([]);
});

const inToronto: (typeof places)[number] = [
  'in Toronto',
  ({ address }) => address.city === 'Toronto',
];

/** Each town has the same sixteen services, three of which are about recycling, of which there are two pictures. */
const ofManyPictures = Object.keys(demoCounts).filter((kind) => kind !== 'city_service');

it.each(
  ofManyPictures.flatMap((kind) =>
    [...places, inToronto].map(([place, isNear]) => ({ kind, place, isNear })),
  ),
)('shows no picture twice on the first page of $kind, $place', ({ kind, isNear }) => {
  const page = seen(kind, isNear).slice(0, defaultSearchSize);
  const pictures = page.map((listing) => listing.pictures[0]);
  expect(pictures.length).toBeGreaterThan(1);
  expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([]);
});

const reaches = [25_000, defaultDistance];
const day = 86_400_000_000;

/** What a search near there shows first: the near and new of those within reach, or the nearest. */
function seenNear(kind: string, town: Point, reach: number, order: 'near and new' | 'nearest') {
  const late = (metres: number) => (order === 'nearest' ? metres * 1_000 : lateness(metres) / day);
  return demo.listings
    .filter((listing) => listing.kind === kind && shown.has(listing.status))
    .map((listing) => ({ listing, metres: distanceBetween(town, listing) }))
    .filter(({ metres }) => metres <= reach)
    .toSorted(
      (one, other) =>
        one.listing.daysOld + late(one.metres) - other.listing.daysOld - late(other.metres),
    )
    .map(({ listing }) => listing.pictures[0]);
}

const towns = (await readCities()).filter(
  ({ name, country, isSuburb }) =>
    country === 'CA' &&
    !isSuburb &&
    ['Hamilton', 'St. Catharines', 'Niagara Falls', 'Welland', 'Toronto', 'Burlington'].includes(
      name,
    ),
);

/** Of events and classified ads there are too few to keep all towns of a region apart. */
const ofEnoughPictures = ['property', 'merchant', 'item', 'realtor'];

it.each(ofEnoughPictures)('shows no picture of a %s twice near a town', (kind) => {
  expect(towns.length).toBeGreaterThan(4);
  const repeated = towns.flatMap((town) =>
    [
      ...reaches.map((reach) =>
        seenNear(kind, town, reach, 'near and new').slice(0, defaultSearchSize),
      ),
      seenNear(kind, town, 50_000, 'nearest').slice(0, 8),
    ].flatMap((page) =>
      page
        .filter((picture, index) => page.indexOf(picture) !== index)
        .map((picture) => `${town.name}: ${picture}`),
    ),
  );
  expect(repeated).toEqual([]);
});

it.each(['event', 'classified', 'item'])('repeats no title of an %s within a row', (kind) => {
  const titles = seen(kind, () => true).map(({ title }) => title);
  const alike = titles.filter((title, index) => titles.slice(index + 1, index + 4).includes(title));
  expect(alike).toEqual([]);
});
