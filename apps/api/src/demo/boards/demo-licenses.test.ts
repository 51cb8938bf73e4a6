import { dueInstantOf } from '@boardwalk/sdk-core/licenses/term/due-date';
import { and, count, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { coupons } from '../../billing/coupons/tables.ts';
import { boardPlaces, boardsTable, boardZones, zoneSponsors } from '../../boards/tables.ts';
import { holderOf } from '../../licenses/license-row.ts';
import { licenses } from '../../licenses/tables.ts';
import { listings } from '../../listings/tables.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { loadDemo, partsOfDemo } from '../load-demo.ts';
import { findOwnMerchant } from './find-merchants.ts';
import { insertDemoLicense } from './insert-demo-license.ts';

const { platform } = await startTestServer([]);
const empty = await startTestServer([]);
const { database } = platform;
const isLater = ({ name }: { readonly name: string }) => ['zones', 'licences'].includes(name);
await loadDemo(
  platform,
  partsOfDemo.filter((part) => !isLater(part)),
);

test('a database that has the demo gets zones and a licence, once', async () => {
  expect(await loadDemo(platform)).toEqual(['zones', 'licences']);
  expect(await loadDemo(platform)).toEqual([]);
  expect([await database.$count(boardZones), await database.$count(licenses)]).toEqual([3, 1]);
});

test('each zone has boards and three house sponsors of different trades, one the merchant', async () => {
  const own = await findOwnMerchant(database);
  for (const { id, name } of await database.select().from(boardZones)) {
    expect(await database.$count(boardsTable, eq(boardsTable.zoneId, id)), name).toBeGreaterThan(
      10,
    );
    const sponsors = await database
      .select({ id: listings.id, trade: listings.subcategory, isPublic: listings.isPublic })
      .from(zoneSponsors)
      .innerJoin(listings, eq(listings.id, zoneSponsors.listingId))
      .where(eq(zoneSponsors.zoneId, id));
    expect(sponsors.every(({ isPublic }) => isPublic)).toBe(true);
    expect(new Set(sponsors.map(({ trade }) => trade)).size, name).toBe(3);
    expect(sponsors.some((one) => one.id === own?.id)).toBe(name === 'Brisbane');
  }
});

test('the licence has four of the five seats of its plan, and was free by a coupon that is used up', async () => {
  const own = await findOwnMerchant(database);
  const [license] = await database.select().from(licenses);
  expect(license).toMatchObject({
    ...{ listingId: own?.id, buyerId: own?.ownerId, state: 'ACTIVE' },
    ...{ planNickname: 'Neighbourhood', seatCount: 5 },
  });
  const at = license?.boughtAt.getTime() ?? Number.NaN;
  expect(license?.dueAt.getTime()).toBe(dueInstantOf(at, license?.timeZone ?? ''));
  expect(license?.agreed?.subtotal.amount).toBeGreaterThan(0);
  expect(license?.agreed?.total.amount).toBe(0);
  const held = await database
    .select({ state: boardPlaces.state, places: count() })
    .from(boardPlaces)
    .where(eq(boardPlaces.holder, holderOf(license?.id ?? '')))
    .groupBy(boardPlaces.state);
  expect(held).toEqual([{ state: 'ASSIGNED', places: 4 }]);
  const [coupon] = await database
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, license?.couponId ?? ''), eq(coupons.code, 'FIRST-BOARDS-100')));
  expect(coupon).toMatchObject({ redemptions: 1, mostRedemptions: 1 });
});

test('whoever has a licence is sold no other', async () => {
  await insertDemoLicense(platform, Date.now());
  expect(await database.$count(licenses)).toBe(1);
});

test('where the demo’s merchant is gone, nothing is sold', async () => {
  await insertDemoLicense(empty.platform, Date.now());
  expect(await empty.platform.database.$count(licenses)).toBe(0);
  expect(await empty.platform.database.$count(coupons)).toBe(0);
});
