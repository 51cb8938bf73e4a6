import type { SearchCluster } from '@boardwalk/sdk-core/search/schemas';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { makeListing, storeListings } from '../../listings/listings.fixture.ts';
import { startSearchServer } from '../search.fixture.ts';

const { platform, search } = await startSearchServer();
// What is prepared is a connection's own.
platform.database.$client.options.max = 1;

/** More items than are read one by one for clusters, and more merchants than are counted for facets. */
const items = 12_000;
const merchants = 24_000;
/** So many are stored by a statement, which may not take half a minute. */
const batch = 4_000;
const place = { bounds: { south: 42, west: -82, north: 45.5, east: -78 } };

beforeAll(async () => {
  const { database } = platform;
  await storeListings(database, [makeListing('event')]);
  await database.execute(sql`alter table listings disable trigger user`);
  for (const [kind, count] of [
    ['item', items],
    ['merchant', merchants],
  ] as const) {
    for (let first = 1; first <= count; first += batch) {
      await database.execute(sql`
        insert into listings (kind, owner_id, status, subcategory, title, description, full_address, city, region, country,
          lat, lng, time_zone, media_ids, tags, contact_name, attributes, created_at, updated_at)
        select ${kind}, 1, 'Active', case when n % 4 = 0 then 'ROOFING' else 'PLUMBING' end, 'Works', '', 'Hamilton', 'Hamilton', 'ON', 'CA',
          42.5 + (n * 7919 % 9973) / 9973.0 * 2.4, -81 + (n * 104729 % 9967) / 9967.0 * 2.4,
          'America/Toronto', '{}', '{}', 'Alex', '{}', now(), now()
        from generate_series(${first}::bigint, ${first + batch - 1}::bigint) n`);
    }
  }
  await database.execute(sql`alter table listings enable trigger user`);
  await database.execute(sql`select recount_all_listings()`);
  await database.execute(sql`analyze`);
});

/** How many listings all clusters hold. */
async function countInClusters(body: object): Promise<number> {
  const { clusters } = await search('item', { ...body, include: ['clusters'], zoom: 7 });
  expect(clusters.isSampled).toBe(false);
  return clusters.clusters.reduce((sum: number, one: SearchCluster) => sum + one.count, 0);
}

test.each([
  ['a box', { bounds: { south: 42.71, west: -80.83, north: 44.37, east: -78.91 } }],
  ['a circle', { near: { lat: 43.7, lng: -79.8 }, distance: 90_000 }],
  ['everything', {}],
])('clusters of %s are exact, from whole blocks and the listings at the edge', async (_, area) => {
  const counted = await countInClusters(area);
  // A question that all of them pass makes every listing be read.
  const read = await countInClusters({ ...area, listedWithinDays: 365 });
  expect(counted).toBe(read);
  expect(counted).toBeGreaterThan(1_000);
});

test('facets of very many come near, and say that they do', async () => {
  const { facets } = await search('merchant', { ...place, include: ['facets'] });
  expect(facets.isApproximate).toBe(true);
  const counts = new Map<string, number>(
    facets.subcategory.map(({ value, count }: { value: string; count: number }) => [value, count]),
  );
  for (const [value, share] of [
    ['PLUMBING', 0.75],
    ['ROOFING', 0.25],
  ] as const) {
    expect(counts.get(value)).toBeGreaterThan(merchants * share * 0.9);
    expect(counts.get(value)).toBeLessThan(merchants * share * 1.1);
  }
});

test('clusters of very many with the same words come near, and say that they do', async () => {
  const body = { ...place, text: 'works', include: ['clusters'], zoom: 7 };
  const { clusters } = await search('merchant', body);
  expect(clusters.isSampled).toBe(true);
  const counted = clusters.clusters.reduce((sum: number, one: SearchCluster) => sum + one.count, 0);
  expect(counted).toBeGreaterThan(merchants * 0.9);
  expect(counted).toBeLessThan(merchants * 1.1);
});

test('facets of fewer are exact', async () => {
  const { facets } = await search('item', { ...place, include: ['facets'] });
  expect(facets.isApproximate).toBe(false);
  expect(facets.subcategory).toEqual([
    { value: 'PLUMBING', count: items * 0.75 },
    { value: 'ROOFING', count: items * 0.25 },
  ]);
});

/** How often pages were found by a plan made before. */
async function countKeptPlans(): Promise<number> {
  const { rows } = await platform.database.execute<{ count: number }>(
    sql`select coalesce(sum(generic_plans), 0)::integer as count from pg_prepared_statements where name like 'recurring%'`,
  );
  return rows[0]?.count ?? Number.NaN;
}

test.each([
  ['many', { distance: 60_000 }],
  ['few', { distance: 8_000 }],
  ['the nearest', { distance: 60_000, sort: 'distance' }],
])('pages of %s are soon found without planning anew', async (_, options) => {
  const before = await countKeptPlans();
  for (let time = 1; time <= 10; time++) {
    const near = { lat: 43.5 + time / 100, lng: -79.8 };
    const { results } = await search('item', { near, ...options, include: ['page'] });
    expect(results).toHaveLength(16);
  }
  expect(await countKeptPlans()).toBeGreaterThan(before);
});

/** How many texts the connection has prepared. */
async function countPrepared(): Promise<number> {
  const { rows } = await platform.database.execute<{ count: number }>(
    sql`select count(*)::integer as count from pg_prepared_statements where name like 'recurring%'`,
  );
  return rows[0]?.count ?? Number.NaN;
}

test('pages of odd sizes and starts are found by the same few queries', async () => {
  const near = { lat: 43.5, lng: -79.8 };
  const read = async (start: number, size: number) => {
    const page = `?start=${start}&size=${size}`;
    const { results } = await search('item', { near, distance: 60_000, include: ['page'] }, page);
    expect(results).toHaveLength(size);
  };
  for (const size of [16, 16, 16]) await read(0, size);
  const before = await countPrepared();
  for (let size = 1; size <= 16; size++) await read(16 - size, size);
  expect(await countPrepared()).toBe(before);
});
