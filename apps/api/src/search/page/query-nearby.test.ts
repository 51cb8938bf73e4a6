import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { daysFromNow, makeListing, storeListings } from '../../listings/listings.fixture.ts';
import { distanceBetween } from '../../places/distance.ts';
import { lateness } from '../plan/nearness.ts';
import { startSearchServer } from '../search.fixture.ts';

const { platform, search } = await startSearchServer();
const hamilton = { lat: 43.2557, lng: -79.8711 };
const toronto = { lat: 43.6511, lng: -79.347 };

interface Row {
  readonly id: number;
  readonly title: string;
  readonly createdAt: string;
  readonly lat: number;
  readonly lng: number;
}

/** More than are ranked, and more than an area may hold to be read whole. */
const manyWith = 300;
const manyWithout = 2_300;

beforeAll(async () => {
  const post = (title: string, place: object, days: number, description = 'Well kept.') =>
    makeListing('classified', { title, description, ...place, createdAt: daysFromNow(-days) });
  await storeListings(platform.database, [
    post('Piano in Toronto', toronto, 0),
    post('Stool', hamilton, 1, 'It stood before a piano.'),
    post('Old piano', hamilton, 100),
    post('Piano of last month', hamilton, 30),
    post('Old stool', hamilton, 90, 'It stood before a piano.'),
  ]);
  const store = (title: string, count: number) =>
    platform.database.execute(sql`
      insert into listings (kind, owner_id, status, subcategory, title, description, full_address, city, region, country,
        lat, lng, time_zone, media_ids, tags, contact_name, attributes, created_at, updated_at)
      select 'merchant', 1, 'Active', 'ROOFING', ${title}, '', 'Hamilton', 'Hamilton', 'ON', 'CA',
        ${hamilton.lat}::float8 + (n * 7919 % 1000) / 1000.0 - 0.5, ${hamilton.lng}::float8 + (n * 104729 % 1000) / 1000.0 - 0.5,
        'America/Toronto', '{}', '{}', 'Alex', '{}', now() - make_interval(hours => (n * 31 % 4000)::integer), now()
      from generate_series(1, ${count}::integer) n`);
  await store('Plumbing works', manyWithout);
  await store('Maple benches', manyWith);
  await platform.database.execute(sql`analyze listings`);
});

async function titles(body: object): Promise<string[]> {
  const { results } = await search('classified', { text: 'piano', ...body });
  return results.map(({ title }: Row) => title);
}

test('around a place the near and new come first, and what only mentions the word later', async () => {
  const order = ['Piano of last month', 'Stool', 'Old piano', 'Piano in Toronto', 'Old stool'];
  expect(await titles({ near: hamilton })).toEqual(order);
  expect(await titles({ near: hamilton, sort: 'relevance' })).toEqual(order);
});

test('by nearness and newness alone a mention counts as much as a title', async () => {
  const found = await titles({ near: hamilton, sort: 'nearby' });
  expect(found[0]).toBe('Stool');
});

test('in a region and without a place the words alone decide', async () => {
  for (const body of [{ near: 'Ontario' }, {}]) {
    expect((await titles(body)).slice(-2).sort()).toEqual(['Old stool', 'Stool']);
  }
});

/** All pages; what is posted between them must move nothing. */
async function readPages(text: string, afterPage = async () => {}): Promise<Row[]> {
  const found: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: { results: Row[]; nextCursor: string | null } = await search(
      'merchant',
      { near: hamilton, text, include: ['page'], ...(cursor !== null && { cursor }) },
      '?size=25',
    );
    found.push(...page.results);
    cursor = page.nextCursor;
    await afterPage();
  } while (cursor !== null);
  return found;
}

test.each([
  ['maple benches', manyWith],
  ['plumbing works', manyWithout],
])('page after page of "%s" is in order, each once', async (text, count) => {
  const rows = await readPages(text);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
  expect(rows).toHaveLength(count);
  const moments = rows.map(
    (row) => Date.parse(row.createdAt) - lateness(distanceBetween(hamilton, row)) / 1_000,
  );
  // Times are given in milliseconds.
  const early = moments.findIndex((moment, at) => moment > (moments[at - 1] ?? moment) + 1);
  expect(early).toBe(-1);
});

test('what is posted while somebody turns pages shifts none of them', async () => {
  const before = await readPages('maple benches');
  const during = await readPages('maple benches', async () => {
    await storeListings(platform.database, [
      makeListing('merchant', { ...hamilton, title: 'Maple benches', createdAt: new Date() }),
    ]);
  });
  expect(during.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});
