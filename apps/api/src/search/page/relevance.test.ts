import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { makeListing, storeListings } from '../../listings/listings.fixture.ts';
import { startSearchServer } from '../search.fixture.ts';

const { platform, search } = await startSearchServer();
const near = { lat: 43.2567, lng: -79.8726 };
/** A part of the map, which nothing is near to. */
const bounds = { south: 42.7, west: -80.4, north: 43.8, east: -79.3 };

/** Days ago, and how many with the word were posted then. */
const posted = [
  [0, 15],
  [20, 45],
  [200, 60],
] as const;

beforeAll(async () => {
  await storeListings(platform.database, [makeListing('event')]);
  const store = (title: string, count: number, days: number) =>
    platform.database.execute(sql`
      insert into listings (kind, owner_id, status, subcategory, title, description, full_address, city, region, country,
        lat, lng, time_zone, media_ids, tags, contact_name, attributes, created_at, updated_at)
      select 'merchant', 1, 'Active', 'ROOFING', ${title}, '', 'Hamilton', 'Hamilton', 'ON', 'CA',
        ${near.lat}::float8 + (n * 7919 % 1000) / 1000.0 - 0.5, ${near.lng}::float8 + (n * 104729 % 1000) / 1000.0 - 0.5,
        'America/Toronto', '{}', '{}', 'Alex', '{}', now() - make_interval(days => ${days}::integer, mins => n::integer), now()
      from generate_series(1, ${count}::integer) n`);
  // More than an area may hold to be read whole.
  await store('Plumbing works', 2_300, 0);
  for (const [days, count] of posted) await store('Maple benches', count, days);
  await platform.database.execute(sql`analyze listings`);
});

test('the newest with the words are ranked first, and every older one follows once', async () => {
  const found: { id: number; createdAt: string }[] = [];
  let cursor: string | null = null;
  do {
    const page: { results: typeof found; nextCursor: string | null } = await search(
      'merchant',
      { bounds, text: 'maple benches', include: ['page'], ...(cursor !== null && { cursor }) },
      '?size=25',
    );
    found.push(...page.results);
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(new Set(found.map(({ id }) => id)).size).toBe(120);
  expect(found).toHaveLength(120);
  const times = found.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test('a filter that leaves one of them finds that one', async () => {
  const { results, isSimilar } = await search('merchant', {
    near,
    text: 'maple',
    listedWithinDays: 1,
    bounds: { south: 43.26, west: -80, north: 43.3, east: -79 },
  });
  const expected = Array.from({ length: 15 }, (_, index) => index + 1).filter((n) => {
    const lat = near.lat + ((n * 7_919) % 1_000) / 1_000 - 0.5;
    return lat >= 43.26 && lat <= 43.3;
  });
  expect(expected.length).toBeGreaterThan(0);
  expect([results.length, isSimilar]).toEqual([expected.length, false]);
});
