import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { daysFromNow, makeListing, storeListings } from '../listings/listings.fixture.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { siteRoutes } from './routes.ts';

const { call, platform } = await startTestServer([{ name: 'site', routes: siteRoutes([]) }]);
const recent = '/api/v1/homepage/recent';
const inBuffalo = {
  fullAddress: '65 Niagara Sq, Buffalo, NY 14202',
  street: '65 Niagara Sq',
  city: 'Buffalo',
  region: 'NY',
  country: 'US',
  postalCode: '14202',
} as const;

test('every kind has its newest listings and its number', async () => {
  const [older, newest, middle] = await storeListings(platform.database, [
    makeListing('property', { createdAt: daysFromNow(-9) }),
    makeListing('property', { createdAt: daysFromNow(-1) }),
    makeListing('property', { createdAt: daysFromNow(-5) }),
    makeListing('property', { status: 'Hold' }),
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
    makeListing('merchant', { createdAt: daysFromNow(-1), address: inBuffalo }),
    makeListing('merchant', { createdAt: daysFromNow(-3) }),
  ]);
  async function shown(query: string): Promise<readonly number[]> {
    const { body } = await call('GET', recent + query);
    const row = body.kinds.find(({ kind }: { kind: string }) => kind === 'merchant');
    return row.results.map(({ id }: { id: number }) => id);
  }
  expect(await shown('')).toEqual([away, home]);
  expect(await shown('?country=CA')).toEqual([home, away]);
  expect(await shown('?country=US')).toEqual([away, home]);
  expect(await shown('?country=CA&size=1')).toEqual([home]);
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

test('the newest are found by an index, not by reading all', async () => {
  await platform.database.execute(sql`analyze listings`);
  const { rows } = await platform.database.execute(
    sql`explain (format json) select kinds.kind, array(select id from listings where kind = kinds.kind and is_public order by created_at desc, id desc limit 8) from unnest(enum_range(null::listing_kind)) as kinds (kind)`,
  );
  expect(JSON.stringify(rows)).toContain('listings_newest');
});

test.each(['?size=0', '?size=17', '?size=many', '?start=1', '?country=FR'])(
  '%s is refused',
  async (query) => {
    const { status, body } = await call('GET', recent + query);
    expect([status, body.code]).toEqual([400, 'invalid-request']);
  },
);
