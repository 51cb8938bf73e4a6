import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberships, users } from '../account/tables.ts';
import { daysFromNow, makeListing, storeListings, testNow } from '../listings/listings.fixture.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { storePicture } from '../posting/pictures.fixture.ts';
import { recentQuery } from './list-recent-listings.ts';
import { siteDomain } from './routes.ts';

const { call, platform } = await startTestServer([siteDomain]);
const person = { firstName: 'Alex', lastName: 'Martin' };
/** One who has been here for long, one who came today, and one whom somebody let into a group. */
const [settled, newcomer, approved] = [1, 2, 3] as const;
await platform.database.insert(users).values([
  { ...person, id: settled, createdAt: daysFromNow(-30) },
  { ...person, id: newcomer, createdAt: daysFromNow(-1) },
  { ...person, id: approved, createdAt: daysFromNow(-1) },
]);
const membership = { group: 'realtors', createdAt: testNow, grantedBy: settled } as const;
await platform.database.insert(memberships).values({ ...membership, userId: approved });
const mediaIds = [await storePicture(platform.database, settled)];
const recent = '/api/v1/homepage/recent';
const listedOn = (days: number) => ({
  createdAt: daysFromNow(days),
  updatedAt: daysFromNow(days),
});
const inBuffalo = {
  fullAddress: '65 Niagara Sq, Buffalo, NY 14202',
  street: '65 Niagara Sq',
  city: 'Buffalo',
  region: 'NY',
  country: 'US',
  postalCode: '14202',
} as const;

async function shownOf(kind: string, query = ''): Promise<readonly number[]> {
  const { body } = await call('GET', recent + query);
  const row = body.kinds.find((one: { kind: string }) => one.kind === kind);
  return row.results.map(({ id }: { id: number }) => id);
}

test('every kind has its newest listings and its number', async () => {
  const [older, newest, middle] = await storeListings(platform.database, [
    makeListing('property', { mediaIds, ...listedOn(-9) }),
    makeListing('property', { mediaIds, ...listedOn(-1) }),
    makeListing('property', { mediaIds, ...listedOn(-5) }),
    makeListing('property', { mediaIds, ...listedOn(-2), status: 'Hold' }),
    makeListing('event'),
  ]);
  const { status, body } = await call('GET', recent);
  expect([status, body.kinds.length]).toEqual([200, 7]);
  const shown = Object.fromEntries(
    body.kinds.map((row: { kind: string; total: unknown; results: { id: number }[] }) => [
      row.kind,
      { total: row.total, ids: row.results.map(({ id }) => id) },
    ]),
  );
  expect(shown.property).toEqual({
    total: { count: 3, isCapped: false },
    ids: [newest, middle, older],
  });
  expect(shown.event.total.count).toBe(1);
  expect(shown.merchant).toEqual({ total: { count: 0, isCapped: false }, ids: [] });
  const { body: two } = await call('GET', `${recent}?size=2`);
  expect(two.kinds.find(({ kind }: { kind: string }) => kind === 'property').results).toHaveLength(
    2,
  );
});

test('those of a country come first where it is told, and others fill the row', async () => {
  const [away, home] = await storeListings(platform.database, [
    makeListing('merchant', { mediaIds, ...listedOn(-1), address: inBuffalo }),
    makeListing('merchant', { mediaIds, ...listedOn(-3) }),
  ]);
  expect(await shownOf('merchant')).toEqual([away, home]);
  expect(await shownOf('merchant', '?country=CA')).toEqual([home, away]);
  expect(await shownOf('merchant', '?country=US')).toEqual([away, home]);
  expect(await shownOf('merchant', '?country=CA&size=1')).toEqual([home]);
});

test('above a thousand it is about so many', async () => {
  await storeListings(
    platform.database,
    Array.from({ length: 1_001 }, () => makeListing('item')),
  );
  const { body } = await call('GET', `${recent}?size=1`);
  const items = body.kinds.find(({ kind }: { kind: string }) => kind === 'item');
  expect(items.total).toEqual({ count: 1_000, isCapped: false, isApproximate: true });
});

test('what shows there has a picture, and is not of whoever came or posted last', async () => {
  const posted = [
    makeListing('classified', { mediaIds, ...listedOn(-2) }),
    makeListing('classified', { ...listedOn(-2) }),
    makeListing('classified', { mediaIds, ...listedOn(0) }),
    // Another picture in an old listing is as new as another listing.
    makeListing('classified', { mediaIds, createdAt: daysFromNow(-9), updatedAt: testNow }),
    makeListing('classified', { mediaIds, ...listedOn(-2), ownerId: newcomer }),
    makeListing('classified', { mediaIds, ...listedOn(0), ownerId: approved }),
    makeListing('classified', { mediaIds: ['none-that-is-kept'], ...listedOn(-3) }),
  ];
  const [rested, , , , , byApproved] = await storeListings(platform.database, posted);
  expect(await shownOf('classified')).toEqual([byApproved, rested]);
  expect(await shownOf('classified', '?country=CA')).toEqual([byApproved, rested]);
  const { body } = await call('GET', recent);
  const classifieds = body.kinds.find(({ kind }: { kind: string }) => kind === 'classified');
  expect(classifieds.total.count).toBe(posted.length);
});

test('who is disabled, or whose time in a group is over, shows nothing', async () => {
  const [disabled, past] = [4, 5];
  await platform.database.insert(users).values([
    { ...person, id: disabled, state: 'disabled', createdAt: daysFromNow(-30) },
    { ...person, id: past, createdAt: daysFromNow(-1) },
  ]);
  await platform.database
    .insert(memberships)
    .values({ ...membership, userId: past, endsAt: daysFromNow(-1) });
  await storeListings(
    platform.database,
    [disabled, past].map((ownerId) =>
      makeListing('realtor', { mediaIds, ...listedOn(-3), ownerId }),
    ),
  );
  expect(await shownOf('realtor')).toEqual([]);
});

test.each([undefined, 'CA'] as const)('the newest are found by an index (%s)', async (country) => {
  await platform.database.execute(sql`analyze listings`);
  const query = recentQuery(8, country, testNow);
  const { rows } = await platform.database.execute(sql`explain (format json) ${query}`);
  expect(JSON.stringify(rows)).toContain('listings_newest');
});

test.each(['?size=0', '?size=17', '?size=many', '?start=1', '?country=FR'])(
  '%s is refused',
  async (query) => {
    const { status, body } = await call('GET', recent + query);
    expect([status, body.code]).toEqual([400, 'invalid-request']);
  },
);
