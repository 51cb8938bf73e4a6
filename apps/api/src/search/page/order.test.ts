import type { SearchSort } from '@boardwalk/sdk-core/search/query/sorts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { daysFromNow, makeListing, storeListings } from '../../listings/listings.fixture.ts';
import { distanceBetween } from '../../places/distance.ts';
import { lateness } from '../plan/nearness.ts';
import { startSearchServer } from '../search.fixture.ts';

const { platform, search, call } = await startSearchServer();
const near = { lat: 43.2567, lng: -79.8726 };
const minute = 60_000;

/** More than an area may hold to be read whole, so that indexes are walked and circles grow. */
const denseCount = 2_400;

beforeAll(async () => {
  const few = Array.from({ length: 60 }, (_, index) =>
    makeListing('event', {
      lat: near.lat + ((index * 7) % 60) / 500,
      lng: near.lng,
      createdAt: new Date(daysFromNow(0).getTime() - ((index * 13) % 20) * minute),
      price:
        index % 5 === 0 ? null : { amount: (index % 7) * 100, currency: 'CAD', period: 'ONCE' },
      attributes: {
        startsAt: daysFromNow(((index * 11) % 30) - 5).toISOString(),
        isFree: index % 2 === 0,
      },
    }),
  );
  await storeListings(platform.database, few);
  await platform.database.execute(sql`
    insert into listings (kind, owner_id, status, subcategory, title, description, full_address, city, region, country,
      lat, lng, time_zone, media_ids, tags, contact_name, attributes, created_at, updated_at,
      price_amount, price_currency, price_period, price_sort, ends_at, condition)
    select 'item', 1, 'Active', 'CLASSIFIED', case when n % 3 = 0 then 'Oak table ' || n else 'Pine chair ' || n end, 'Well kept', 'Hamilton', 'Hamilton', 'ON', 'CA',
      ${near.lat}::float8 + (n * 7919 % 1000) / 1000.0 - 0.5, ${near.lng}::float8 + (n * 104729 % 1000) / 1000.0 - 0.5,
      'America/Toronto', '{}', '{}', 'Alex', '{}', now() - (n * 31 % 700) * interval '1 minute', now(),
      price, case when price is not null then 'CAD'::currency end, case when price is not null then 'ONCE'::payment_period end, price,
      now() + (n * 17 % 500 - 50) * interval '1 hour', case when n % 40 = 0 then 'NEW' else 'USED' end
    from generate_series(1, ${denseCount}::integer) n cross join lateral (select case when n % 9 = 0 then null else n * 37 % 400 end as price) prices`);
  await platform.database.execute(sql`analyze listings`);
});

interface Row {
  readonly id: number;
  readonly title: string;
  readonly createdAt: string;
  readonly price: { readonly amount: number } | null;
  readonly distance: number;
  readonly lat: number;
  readonly lng: number;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** What must not grow from one result to the next. */
const keys: Readonly<Record<Exclude<SearchSort, 'relevance'>, (row: Row) => number>> = {
  nearby: (row) => lateness(distanceBetween(near, row)) / 1_000 - Date.parse(row.createdAt),
  newest: (row) => -Date.parse(row.createdAt),
  'price-low': (row) => row.price?.amount ?? Number.POSITIVE_INFINITY,
  'price-high': (row) => (row.price ? -row.price.amount : Number.POSITIVE_INFINITY),
  distance: (row) => row.distance,
  soonest: (row) => Date.parse(String(row.attributes.startsAt ?? 0)),
};

/** All results of a search, page by page with cursors. */
async function readAll(kind: 'event' | 'item', body: object, afterPage = async () => {}) {
  const pages: Row[][] = [];
  let cursor: string | null = null;
  do {
    const page: { results: Row[]; nextCursor: string | null } = await search(
      kind,
      { near, ...body, include: ['page'], ...(cursor !== null && { cursor }) },
      '?size=50',
    );
    pages.push(page.results);
    cursor = page.nextCursor;
    await afterPage();
  } while (cursor !== null);
  return pages.flat();
}

test.each(['nearby', 'newest', 'price-low', 'price-high', 'distance', 'soonest'] as const)(
  'few listings by %s are in order, each once',
  async (sort) => {
    const rows = await readAll('event', { sort });
    const upcoming = rows.filter((row) => keys.soonest(row) >= Date.now());
    expect(rows).toHaveLength(sort === 'soonest' ? upcoming.length : 60);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(40);
    const order = rows.map(keys[sort]);
    expect(order).toEqual(order.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
  },
);

test.each(['nearby', 'newest', 'price-low', 'price-high', 'distance'] as const)(
  'many listings by %s are in order, each once',
  async (sort) => {
    const rows = await readAll('item', { sort });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(denseCount);
    const order = rows.map(keys[sort]);
    expect(order).toEqual(order.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
  },
);

test.each(['nearby', 'newest', 'price-low', 'distance', 'soonest'] as const)(
  'a filter that few of many pass finds them all by %s',
  async (sort) => {
    const rows = await readAll('item', { sort, filters: { condition: ['NEW'] } });
    const { total } = await search('item', { near, sort, filters: { condition: ['NEW'] } });
    expect(total).toEqual({ count: denseCount / 40, isCapped: false });
    expect(rows.length).toBeGreaterThan(sort === 'soonest' ? 40 : denseCount / 40 - 1);
    expect(rows.every(({ attributes }) => attributes.condition === 'NEW')).toBe(true);
  },
);

test.each(['relevance', 'nearby', 'newest', 'price-high', 'distance'] as const)(
  'words that many listings have find each of them once by %s',
  async (sort) => {
    const rows = await readAll('item', { sort, text: 'oak tab' });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(denseCount / 3);
    expect(rows).toHaveLength(denseCount / 3);
    expect(rows.every(({ title }) => title.startsWith('Oak table'))).toBe(true);
  },
);

test.each(['relevance', 'nearby', 'newest', 'distance'] as const)(
  'words that one listing among many has find it by %s',
  async (sort) => {
    const rows = await readAll('item', { sort, text: 'chair 1001' });
    expect(rows.map(({ title }) => title)).toEqual(['Pine chair 1001']);
  },
);

test.each(['relevance', 'nearby', 'newest', 'price-low', 'distance'] as const)(
  'listings posted while somebody turns pages by %s neither repeat nor drop any',
  async (sort) => {
    const before = await readAll('event', { sort, text: 'plain' });
    const post = () =>
      storeListings(platform.database, [
        makeListing('event', { ...near, createdAt: new Date(), title: 'A plain newcomer' }),
      ]).then(() => undefined);
    const during = await readAll('event', { sort, text: 'plain' }, post);
    const seen = during.map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(before.every(({ id }) => seen.includes(id))).toBe(true);
  },
);

test('start and size cut the same order as cursors', async () => {
  const all = await readAll('item', { sort: 'price-low' });
  const { results } = await search('item', { near, sort: 'price-low' }, '?start=990&size=20');
  expect(results.map(({ id }: Row) => id)).toEqual(all.slice(990, 1010).map(({ id }) => id));
});

test('more than a thousand are told as a thousand, and capped', async () => {
  const { total } = await search('item', { near });
  expect(total).toEqual({ count: 1_000, isCapped: true });
});

test('what an empty search could find is capped alike', async () => {
  const { repairs } = await search('item', { near, text: 'zzqqxx' });
  expect(repairs).toContainEqual({ drop: 'text', count: 1_000, isCapped: true });
});

test.each([
  ['nearby', { near }],
  ['newest', { near: 'Ontario' }],
  ['distance', { near: 'Ontario' }],
  ['newest', { bounds: { south: 43, west: -80, north: 43.4, east: -79.5 } }],
])(
  'told or not, and as relevance without words, the order is the same: %s for %j',
  async (sort, place) => {
    const expected = await search('event', { ...place, sort });
    for (const asked of [{}, { sort: 'relevance' }]) {
      const { results } = await search('event', { ...place, ...asked });
      expect(results).toEqual(expected.results);
    }
  },
);

test('several kinds stand in one order', async () => {
  const { results } = await search('listing', { near, sort: 'newest' }, '?size=100');
  const kinds = new Set(results.map(({ listingType }: { listingType: string }) => listingType));
  expect([...kinds].sort()).toEqual(['event', 'item']);
  const order = results.map(keys.newest);
  expect(order).toEqual(order.toSorted((a: number, b: number) => a - b));
  const only = await search('listing', { near, categories: ['event'] });
  expect(new Set(only.results.map((row: { listingType: string }) => row.listingType))).toEqual(
    new Set(['event']),
  );
});

test('an order that has no meaning for the search is refused', async () => {
  for (const [kind, body] of [
    ['item', { sort: 'distance' }],
    ['item', { sort: 'nearby' }],
    ['merchant', { sort: 'soonest' }],
  ] as const) {
    const answer = await call('POST', `/api/v1/${kind}/search`, body);
    expect([answer.status, answer.body.fields[0].path]).toEqual([400, 'body.sort']);
  }
});

test('a cursor is refused when it is damaged, or goes with another order', async () => {
  const { nextCursor } = await search('item', { near, sort: 'newest' });
  for (const body of [
    { near, sort: 'price-low', cursor: nextCursor },
    { near, sort: 'newest', cursor: `${nextCursor.slice(0, -8)}AAAA` },
    {
      near,
      sort: 'newest',
      cursor: Buffer.from('{"sort":"newest","key":"1; drop"}').toString('base64url'),
    },
    { near, sort: 'newest', cursor: '' },
  ]) {
    const answer = await call('POST', '/api/v1/item/search', body);
    expect([answer.status, answer.body.fields?.[0].path]).toEqual([400, 'body.cursor']);
  }
});
