import type { FieldFilter } from '@boardwalk/sdk-core/listings/fields/fields';
import { filtersOf } from '@boardwalk/sdk-core/listings/fields/filters';
import { type ListingKind, listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { expect, test } from 'vitest';
import { daysFromNow, makeListing, storeListings } from '../../listings/listings.fixture.ts';
import type { NewListing } from '../../listings/storage/new-listing.ts';
import { distanceBetween } from '../../places/distance.ts';
import { startSearchServer } from '../search.fixture.ts';

const { platform, ids } = await startSearchServer();
const near = { lat: 43.2, lng: -79.8 };
const perKind = 40;

/** Repeatable numbers from 0 to 1 (Park and Miller). */
let seed = 7;
function next(): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
}

function pick<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(next() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}

const dateFields = new Set(['availabilityDate', 'nextOpenHouse', 'closesAt']);
const listFields = new Set([
  'features',
  'neighbourhoodFeatures',
  'heating',
  'cooling',
  'parkingFeatures',
  'view',
  'petsAllowed',
  'paymentTypes',
  'languages',
  'shipping',
  'specialties',
  'designations',
]);

function drawValue(field: string, filter: FieldFilter): unknown {
  switch (filter.by) {
    case 'range':
      return Math.round(next() * 8) + 1;
    case 'anyOf':
    case 'allOf':
      return listFields.has(field)
        ? [...new Set([pick(filter.values), pick(filter.values), pick(filter.values)])]
        : pick(filter.values);
    case 'yes':
      return next() < 0.5;
    case 'given':
      return field === 'linkedPropertyId' ? 1 : 'https://example.com/tour';
    case 'reach':
      return Math.round(next() * 100_000) + 100;
    case 'dates': {
      const instant = daysFromNow(Math.floor(next() * 30)).toISOString();
      return dateFields.has(field) ? instant.slice(0, 10) : instant;
    }
    case 'words':
      return ['departments', 'serviceAreas'].includes(field)
        ? [pick(['Café Montréal', 'Old Town']), pick(['Stoney Creek', 'Dundas'])]
        : pick(['Café Montréal', 'Old Town', 'Stoney Creek']);
  }
}

function drawListing(kind: ListingKind): NewListing {
  const drawn = filtersOf(kind).flatMap(([field, filter]) =>
    next() < 0.25 ? [] : [[field, drawValue(field, filter)] as const],
  );
  const base = makeListing(kind);
  const attributes = { ...base.attributes, ...Object.fromEntries(drawn) };
  const place = { lat: 43 + next() * 0.5, lng: -80 + next() * 0.5 };
  // The values are drawn from the tables that the kind's schema is made from.
  return { ...base, ...place, attributes } as NewListing;
}

/**
 * Returns what each filter is queried with: the first has to hold for some listings, and fail for
 * others.
 */
function asked(filter: FieldFilter): readonly unknown[] {
  switch (filter.by) {
    case 'range':
      return [{ min: 4 }, { max: 3 }, { min: 2, max: 5 }];
    case 'anyOf':
      return [filter.values.slice(0, Math.ceil(filter.values.length / 3)), filter.values.slice(-2)];
    case 'allOf':
      return [filter.values.slice(0, 1), filter.values.slice(0, 2)];
    case 'dates':
      return [dateRange(5, undefined), dateRange(undefined, 9), dateRange(3, 20)];
    case 'words':
      return ['montreal cafe', 'CREEK', 'nowhere'];
    default:
      return [true];
  }
}

function dateRange(from: number | undefined, to: number | undefined) {
  const date = (days: number) => daysFromNow(days).toISOString().slice(0, 10);
  return {
    ...(from !== undefined && { from: date(from) }),
    ...(to !== undefined && { to: date(to) }),
  };
}

/** The rule in plain words, for one listing. */
// biome-ignore lint/suspicious/noExplicitAny: values and questions of every type
function holds(filter: FieldFilter, value: any, question: any, listing: NewListing): boolean {
  if (value === undefined) return false;
  const list: readonly string[] = Array.isArray(value) ? value : [value];
  switch (filter.by) {
    case 'range':
      return value >= (question.min ?? -1) && value <= (question.max ?? 1e9);
    case 'anyOf':
      return list.some((one) => question.includes(one));
    case 'allOf':
      return question.every((one: string) => list.includes(one));
    case 'yes':
      return value === true;
    case 'given':
      return true;
    case 'reach':
      return distanceBetween(near, { lat: Number(listing.lat), lng: Number(listing.lng) }) <= value;
    case 'dates': {
      const date = String(value).length === 10 ? value : torontoDate(value);
      return date >= (question.from ?? '') && date <= (question.to ?? '9');
    }
    case 'words':
      return list.some((text) =>
        question
          .toLowerCase()
          .split(' ')
          .every((word: string) =>
            text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').includes(word),
          ),
      );
  }
}

function torontoDate(instant: string): string {
  return localTimeAt(Date.parse(instant), 'America/Toronto').date;
}

test.each(listingKinds)(
  'every filter of %s finds what the rule says, and nothing else',
  async (kind) => {
    const rows = Array.from({ length: perKind }, () => drawListing(kind));
    const stored = await storeListings(platform.database, rows);
    let found = 0;
    for (const [field, filter] of filtersOf(kind)) {
      for (const question of asked(filter)) {
        const expected = rows.flatMap((row, index) => {
          const attributes: Readonly<Record<string, unknown>> = row.attributes;
          return holds(filter, attributes[field], question, row) ? [stored[index]] : [];
        });
        const results = await ids(kind, { near, filters: { [field]: question } }, '?size=100');
        expect(
          results.toSorted((a, b) => a - b),
          `${field} ${JSON.stringify(question)}`,
        ).toEqual(expected);
        found += results.length;
      }
    }
    expect(found).toBeGreaterThan(filtersOf(kind).length);
  },
);

test('two filters must both hold', async () => {
  const [both] = await storeListings(platform.database, [
    makeListing('property', {
      lat: 50,
      lng: -100,
      attributes: { saleType: 'RENT', bedroomsTotal: 3 },
    }),
    makeListing('property', {
      lat: 50,
      lng: -100,
      attributes: { saleType: 'RENT', bedroomsTotal: 1 },
    }),
    makeListing('property', {
      lat: 50,
      lng: -100,
      attributes: { saleType: 'SALE', bedroomsTotal: 3 },
    }),
  ]);
  const filters = { saleType: ['RENT'], bedroomsTotal: { min: 2 } };
  expect(await ids('property', { near: { lat: 50, lng: -100 }, filters })).toEqual([both]);
});

test('text from outside never becomes SQL', async () => {
  const hostile = `'; drop table listings; --`;
  for (const body of [
    { text: hostile },
    { near: { lat: 43, lng: -79 }, filters: { brand: hostile, model: `\\' or 1=1 --` } },
    { tags: [hostile, '{a,b}', '"'] },
    { text: `roof' & !x | (y <-> z):*` },
  ]) {
    expect(await ids('item', body)).toEqual([]);
  }
  expect(await ids('item', {}, `?title=${encodeURIComponent(hostile)}`)).toEqual([]);
  expect((await ids('item', {}, '?size=100')).length).toBe(perKind);
});
