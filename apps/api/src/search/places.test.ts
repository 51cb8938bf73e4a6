import { beforeAll, describe, expect, test } from 'vitest';
import { makeListing, storeListings } from '../listings/listings.fixture.ts';
import { startSearchServer } from './search.fixture.ts';

const { platform, ids, search, call } = await startSearchServer();

const spots = {
  hamilton: { lat: 43.2567, lng: -79.8726 },
  burlington: { lat: 43.3255, lng: -79.799 },
  toronto: { lat: 43.6532, lng: -79.3832 },
  ottawa: { lat: 45.4215, lng: -75.6972 },
  taveuniEast: { lat: -16.9, lng: -179.95 },
  taveuniWest: { lat: -16.9, lng: 179.95 },
} as const;
type Spot = keyof typeof spots;

const idOf = new Map<Spot, number>();

beforeAll(async () => {
  const names = Object.keys(spots) as Spot[];
  const stored = await storeListings(
    platform.database,
    names.map((name) => makeListing('item', { title: name, ...spots[name] })),
  );
  names.forEach((name, index) => {
    const id = stored[index];
    if (id !== undefined) idOf.set(name, id);
  });
  await storeListings(platform.database, [makeListing('item', { lat: null, lng: null })]);
});

/** Names of the places found, in alphabetical order. */
async function found(body: object): Promise<Spot[]> {
  const results = new Set(await ids('item', body));
  return [...idOf]
    .filter(([, id]) => results.has(id))
    .map(([name]) => name)
    .sort();
}

test('an unset distance, and 0, mean 160 km', async () => {
  const expected = ['burlington', 'hamilton', 'toronto'];
  expect(await found({ near: 'Hamilton, ON' })).toEqual(expected);
  expect(await found({ near: 'Hamilton, ON', distance: 0 })).toEqual(expected);
  expect((await search('item', { near: 'Hamilton, ON' })).place).toMatchObject({
    label: 'Hamilton, ON',
    distance: 160_000,
  });
});

test('asked for, a place has its own radius where no distance is told', async () => {
  const placeOf = async (options: Record<string, unknown>) =>
    (await search('item', { near: 'Hamilton, ON', ownRadius: true, ...options })).place;
  expect((await placeOf({})).distance).toBe(25_000);
  expect((await placeOf({ near: 'L8P' })).distance).toBe(10_000);
  expect((await placeOf({ near: spots.hamilton })).distance).toBe(25_000);
  expect((await placeOf({ near: 'Ontario' })).distance).toBe(0);
  expect((await placeOf({ distance: 2_000 })).distance).toBe(2_000);
  expect(await found({ near: 'Hamilton, ON', ownRadius: true })).toEqual([
    'burlington',
    'hamilton',
  ]);
});

test('a distance is metres along the surface, and results tell theirs', async () => {
  const { results } = await search('item', {
    near: spots.hamilton,
    distance: 9_800,
    sort: 'distance',
  });
  expect(results.map(({ title }: { title: string }) => title)).toEqual(['hamilton', 'burlington']);
  expect(results[0].distance).toBe(0);
  expect(results[1].distance).toBeGreaterThan(9_600);
  expect(results[1].distance).toBeLessThan(9_800);
  expect(await found({ near: spots.hamilton, distance: 9_500 })).toEqual(['hamilton']);
});

test('a position without a city is told by its degrees', async () => {
  const { place } = await search('item', { near: { lat: 0, lng: 0 } });
  expect(place).toEqual({ label: '0, 0', lat: 0, lng: 0, distance: 160_000 });
});

test('bounds hold what lies between their sides', async () => {
  const bounds = { south: 43.2, west: -80, north: 43.3, east: -79.5 };
  expect(await found({ bounds })).toEqual(['hamilton']);
  expect(await found({ bounds: { south: -90, west: -180, north: 90, east: 180 } })).toHaveLength(6);
});

test('bounds and circles cross the antimeridian', async () => {
  const both = ['taveuniEast', 'taveuniWest'];
  expect(await found({ bounds: { south: -17, west: 179, north: -16, east: -179 } })).toEqual(both);
  expect(await found({ bounds: { south: -17, west: 179, north: -16, east: 180 } })).toEqual([
    'taveuniWest',
  ]);
  expect(await found({ near: spots.taveuniEast, distance: 20_000 })).toEqual(both);
  expect(await found({ near: spots.taveuniEast, distance: 10_000 })).toEqual(['taveuniEast']);
  const ring = [
    [-17, 179.9],
    [-17, -179.9],
    [-16, -179.9],
    [-16, 179.9],
  ];
  expect(await found({ polygon: ring })).toEqual(both);
});

test('a circle around a pole holds all longitudes', async () => {
  expect(await found({ near: { lat: 90, lng: 0 }, distance: 2_000_000 })).toEqual([]);
  const [polar] = await storeListings(platform.database, [
    makeListing('event', { lat: 89.9, lng: 120 }),
  ]);
  expect(await ids('event', { near: { lat: 89.9, lng: -60 }, distance: 30_000 })).toEqual([polar]);
});

test('a polygon holds what lies inside, also where it is dented', async () => {
  const triangle = [
    [43.2, -79.6],
    [43.9, -79.3],
    [43.2, -79.3],
  ];
  expect(await found({ polygon: triangle })).toEqual(['toronto']);
  const dented = [
    [43, -80.5],
    [43, -79],
    [44, -79],
    [43.28, -79.85],
    [44, -80.5],
  ];
  expect(await found({ polygon: dented })).toEqual(['hamilton', 'toronto']);
});

test('a part of the map stands in for the usual distance, not for one that is named', async () => {
  const bounds = { south: 43, west: -80, north: 46, east: -75 };
  expect(await found({ near: 'Hamilton, ON', bounds })).toHaveLength(4);
  expect(await found({ near: 'Hamilton, ON', distance: 20_000, bounds })).toEqual([
    'burlington',
    'hamilton',
  ]);
});

test('a postal code is a place, however it is spelt', async () => {
  for (const near of ['L8P', 'l8p1a1', '12 King St W, Hamilton ON L8P 1A1']) {
    const { place, results } = await search('item', { near, distance: 20_000, sort: 'distance' });
    expect(place).toMatchObject({ label: 'L8P, Hamilton, ON', distance: 20_000 });
    expect(results.map(({ title }: { title: string }) => title)).toEqual([
      'hamilton',
      'burlington',
    ]);
  }
});

describe('a region', () => {
  const address = {
    fullAddress: 'Somewhere',
    street: null,
    country: 'CA',
    postalCode: null,
  } as const;

  beforeAll(async () => {
    await storeListings(platform.database, [
      makeListing('event', { title: 'Toronto', ...spots.toronto }),
      makeListing('event', { title: 'Ottawa', ...spots.ottawa }),
      // In the box around Ontario, but not of it.
      makeListing('event', {
        title: 'Gatineau',
        address: { ...address, city: 'Gatineau', region: 'QC' },
        lat: 45.48,
        lng: -75.7,
      }),
      makeListing('event', {
        title: 'Detroit',
        address: { ...address, city: 'Detroit', region: 'MI', country: 'US' },
        lat: 42.33,
        lng: -83,
      }),
    ]);
  });

  test('is searched itself, in words or by its code', async () => {
    for (const near of ['Ontario', 'ON', 'ontario, canada']) {
      const { place, results, total } = await search('event', { near, distance: 5_000 });
      expect(place).toMatchObject({ label: 'Ontario, Canada', distance: 0, isRegion: true });
      expect(results.map(({ title }: { title: string }) => title).sort()).toEqual([
        'Ottawa',
        'Toronto',
      ]);
      expect(total).toEqual({ count: 2, isCapped: false });
      expect(results[0]).not.toHaveProperty('distance');
    }
  });

  test('has clusters and facets of its own listings alone', async () => {
    const include = ['clusters', 'facets'];
    const { clusters, facets } = await search('event', { near: 'Ontario', include, zoom: 9 });
    const counts = clusters.clusters.map(({ count }: { count: number }) => count);
    expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(2);
    const values = facets.subcategory.map(({ count }: { count: number }) => count);
    expect(values.reduce((sum: number, count: number) => sum + count, 0)).toBe(2);
  });

  test('that is empty offers what else can be dropped, and no part of the map', async () => {
    const { repairs } = await search('event', { near: 'Ontario', text: 'zither' });
    expect(repairs).toEqual([{ drop: 'text', count: 2, isCapped: false }]);
  });
});

test('a place that nobody knows is said to be unknown', async () => {
  const { status, body } = await call('POST', '/api/v1/item/search', { near: 'Nowhereville Qqq' });
  expect([status, body.code, body.fields[0].path]).toEqual([404, 'unknown-place', 'body.near']);
});

test('without a place, listings without a position are found too', async () => {
  expect(await ids('item', {})).toHaveLength(7);
});
