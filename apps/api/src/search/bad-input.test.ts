import { expect, test } from 'vitest';
import { startSearchServer } from './search.fixture.ts';

const { call, ids, refused } = await startSearchServer();
const corners = Array.from({ length: 600 }, (_, index) => [
  43 + Math.cos((index / 10_000) * 2 * Math.PI),
  -79 + Math.sin((index / 10_000) * 2 * Math.PI),
]);

test.each([
  ['a size of 0', '?size=0', 'query.size'],
  ['a negative size', '?size=-5', 'query.size'],
  ['a size of a milliard', '?size=1000000000', 'query.size'],
  ['a size of 1e9', '?size=1e9', 'query.size'],
  ['a size in words', '?size=many', 'query.size'],
  ['a start beyond the cap', '?start=10001', 'query.start'],
  ['a negative start', '?start=-1', 'query.start'],
  ['an unknown parameter', '?page=2', 'query.page'],
])('%s is refused', async (_, query, path) => {
  expect(await refused('item', {}, query)).toEqual([path]);
});

test.each([
  ['a distance that is no number', { distance: Number.NaN }, 'body.distance'],
  ['a distance in words', { distance: '5 km' }, 'body.distance'],
  ['a negative distance', { distance: -1 }, 'body.distance'],
  ['a latitude of 91', { near: { lat: 91, lng: 0 } }, 'body.near.lat'],
  [
    'bounds beyond the pole',
    { bounds: { south: 0, west: 0, north: 91, east: 1 } },
    'body.bounds.north',
  ],
  ['bounds upside down', { bounds: { south: 2, west: 0, north: 1, east: 1 } }, 'body.bounds.south'],
  [
    'a polygon of two corners',
    {
      polygon: [
        [1, 1],
        [2, 2],
      ],
    },
    'body.polygon',
  ],
  [
    'a polygon that crosses itself',
    {
      polygon: [
        [0, 0],
        [1, 1],
        [0, 1],
        [1, 0],
      ],
    },
    'body.polygon',
  ],
  [
    'a polygon on one line',
    {
      polygon: [
        [43.1, -79.1],
        [43.2, -79.2],
        [43.3, -79.3],
      ],
    },
    'body.polygon',
  ],
  [
    'a polygon of two different corners',
    {
      polygon: [
        [43.1, -79.1],
        [43.2, -79.3],
        [43.1, -79.1],
      ],
    },
    'body.polygon',
  ],
  [
    'a polygon in one place',
    {
      polygon: [
        [43.1, -79.1],
        [43.1, -79.1],
        [43.1, -79.1],
      ],
    },
    'body.polygon',
  ],
  ['a polygon of 600 corners', { polygon: corners }, 'body.polygon'],
  ['an unknown order', { sort: 'cheapest' }, 'body.sort'],
  ['an unknown subcategory', { subcategory: ['YACHTS'] }, 'body.subcategory.0'],
  ['an unknown filter', { filters: { bedroomsTotal: { min: 1 } } }, 'body.filters.bedroomsTotal'],
  ['a filter of the wrong shape', { filters: { condition: 'NEW' } }, 'body.filters.condition'],
  ['a price upside down', { price: { min: 2, max: 1 } }, 'body.price.min'],
  ['a price of an unknown currency', { price: { min: 2, currency: 'EUR' } }, 'body.price.currency'],
  ['a tag with a NUL', { tags: ['roof', 'a\u0000b'] }, 'body.tags.1'],
  ['a tag of nothing', { tags: ['roof', ''] }, 'body.tags.1'],
  ['a tag of a space', { tags: [' '] }, 'body.tags.0'],
  ['an id in words', { ids: ['1; drop'] }, 'body.ids.0'],
  ['an unknown part', { include: ['everything'] }, 'body.include.0'],
  ['an unknown option', { limit: 5 }, 'body.limit'],
  ['a zoom of 99', { zoom: 99 }, 'body.zoom'],
])('%s is refused', async (_, body, path) => {
  expect(await refused('item', body)).toEqual([path]);
});

test.each([
  ['property', { availabilityDate: { from: '0000-01-01' } }, 'body.filters.availabilityDate.from'],
  ['property', { bedroomsTotal: { min: 2, max: 1 } }, 'body.filters.bedroomsTotal.min'],
  ['event', { startsAt: { from: '2026-12-02', to: '2026-12-01' } }, 'body.filters.startsAt.from'],
  ['event', { startsAt: { from: '0000-01-01' } }, 'body.filters.startsAt.from'],
  ['event', { startsAt: { to: '0000-12-31' } }, 'body.filters.startsAt.to'],
  ['event', { startsAt: { from: '2026-02-30' } }, 'body.filters.startsAt.from'],
])('a range of a %s that no number or day lies in is refused: %j', async (kind, filters, path) => {
  expect(await refused(kind, { filters })).toEqual([path]);
});

test.each(['0001-01-01', '9999-12-31'])('%s is a day', async (day) => {
  expect(await ids('event', { filters: { startsAt: { from: day, to: day } } })).toEqual([]);
});

test.each([
  ['newest', { key: 1e300, id: 7 }],
  ['soonest', { key: -9e18, id: 7 }],
  ['relevance', { offset: 0, asOf: 8_640_000_000_000_000 }],
])('a cursor by %s that stands at no time is refused: %j', async (sort, place) => {
  const cursor = Buffer.from(JSON.stringify({ sort, ...place, similar: false }));
  const body = { sort, text: 'roof', cursor: cursor.toString('base64url') };
  expect(await refused('event', body)).toEqual(['body.cursor']);
});

test('an unknown kind is not found', async () => {
  for (const path of ['/api/v1/yacht/search', '/api/v1/Item/search', '/api/v1/../search']) {
    const { status } = await call('POST', path, {});
    expect(status).toBe(404);
  }
});

test('an unknown category among several is refused', async () => {
  expect(await refused('listing', { categories: ['item', 'yacht'] })).toEqual([
    'body.categories.1',
  ]);
  expect(await refused('listing', { filters: { condition: ['NEW'] } })).toEqual(['body.filters']);
});
