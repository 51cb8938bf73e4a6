import { beforeAll, expect, test } from 'vitest';
import { daysFromNow, makeListing, storeListings } from '../../listings/listings.fixture.ts';
import { lateness, reachOf } from '../plan/nearness.ts';
import { startSearchServer } from '../search.fixture.ts';

const { platform, search } = await startSearchServer();
/** The middle of Hamilton, a suburb 6 km away, and Toronto, 58 km away. */
const places = {
  hamilton: { lat: 43.2557, lng: -79.8711 },
  suburb: { lat: 43.2183, lng: -79.7614 },
  toronto: { lat: 43.6511, lng: -79.347 },
};

beforeAll(async () => {
  const post = (title: string, place: keyof typeof places, days: number) =>
    makeListing('classified', { title, ...places[place], createdAt: daysFromNow(-days) });
  await storeListings(platform.database, [
    post('Toronto, today', 'toronto', 0),
    post('Hamilton, three months', 'hamilton', 90),
    post('Hamilton, two weeks', 'hamilton', 14),
    post('Suburb, today', 'suburb', 0),
    post('Hamilton, half a year', 'hamilton', 180),
    post('Hamilton, today', 'hamilton', 0),
  ]);
});

test('distance and age are weighed against each other', async () => {
  const { results } = await search('classified', { near: 'Hamilton, ON' });
  expect(results.map(({ title }: { title: string }) => title)).toEqual([
    'Hamilton, today',
    'Hamilton, two weeks',
    'Suburb, today',
    'Hamilton, three months',
    'Toronto, today',
    'Hamilton, half a year',
  ]);
});

test.each([
  [1e300, 6],
  ['Infinity', 6],
  [-1e300, 0],
  ['-Infinity', 0],
])('a cursor that counts as posted at %s has %i after it', async (key, count) => {
  const cursor = Buffer.from(JSON.stringify({ sort: 'nearby', key, id: 7, similar: false }));
  const body = { near: 'Hamilton, ON', cursor: cursor.toString('base64url') };
  const { results } = await search('classified', body);
  expect(results).toHaveLength(count);
});

test('a listing counts as thirty days older at 5 km, and as sixty at 15', () => {
  const days = (metres: number) => lateness(metres) / 86_400_000_000;
  expect([0, 5_000, 15_000, 155_000].map(days)).toEqual([0, 30, 60, 150]);
  expect(reachOf(lateness(7_000))).toBeCloseTo(7_000);
});
