import { SettingFault } from '@boardwalk/server-parts/setting-fault';
import { isNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../account/tables.ts';
import { coupons } from '../billing/coupons/tables.ts';
import { boardsTable } from '../boards/tables.ts';
import { makeListing, storeListings } from '../listings/listings.fixture.ts';
import { listings } from '../listings/tables.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { listingRevisions } from '../posting/tables.ts';
import { reports } from '../reports/tables.ts';
import { products } from '../shops/products/tables.ts';
import { shops } from '../shops/tables.ts';
import { mayOpenByTaxes } from '../shops/taxes/tax-standing.ts';
import { articlesTable } from '../site/tables.ts';
import type { DemoPart } from './demo-part.ts';
import { loadDemo, partsOfDemo } from './load-demo.ts';
import { demoAccounts } from './people/demo-accounts.ts';
import { refuseDemoData } from './refuse-demo-data.ts';

const { platform } = await startTestServer([]);
const filled = await startTestServer([]);
const small = await startTestServer([]);

/** A part that adds somebody of a name. */
const person = (name: string): DemoPart => ({
  name,
  insert: async ({ database }) => {
    await database.insert(users).values({ firstName: name, lastName: 'Demo' });
  },
});

async function people(): Promise<readonly (string | null)[]> {
  const rows = await small.platform.database.select({ name: users.firstName }).from(users);
  return rows.map(({ name }) => name).sort();
}

test('a database with people in it gets no demo, and none is made for it', async () => {
  await storeListings(platform.database, [makeListing('item')]);
  const clock = {
    now(): Date {
      throw new Error('The demo was made.');
    },
  };
  expect(await loadDemo({ ...platform, clock })).toEqual([]);
  await expect(refuseDemoData(platform.database)).resolves.toBeUndefined();
});

test('a part is loaded once, also by two at the same time, and a later one afterwards', async () => {
  const first = [person('first')];
  const loaded = await Promise.all([
    loadDemo(small.platform, first),
    loadDemo(small.platform, first),
  ]);
  expect(loaded.flat()).toEqual(['first']);
  expect(await loadDemo(small.platform, [...first, person('second')])).toEqual(['second']);
  expect(await people()).toEqual(['first', 'second']);
});

test('a part that fails leaves nothing, and is tried anew', async () => {
  const failing: DemoPart = {
    name: 'third',
    insert: async (demo, today) => {
      await person('third').insert(demo, today);
      throw new Error('The disk is full.');
    },
  };
  await expect(loadDemo(small.platform, [failing])).rejects.toThrow('The disk is full.');
  expect(await people()).toEqual(['first', 'second']);
  expect(await loadDemo(small.platform, [person('third')])).toEqual(['third']);
});

test('the whole demo is refused by live mode', async () => {
  const names = partsOfDemo.map(({ name }) => name);
  expect(await loadDemo(filled.platform)).toEqual(names);
  expect(await filled.platform.database.$count(articlesTable)).toBeGreaterThan(3);
  expect(await filled.platform.database.$count(listingRevisions)).toBe(2 * demoAccounts.length);
  expect(await filled.platform.database.$count(reports)).toBe(8);
  const demoShops = await filled.platform.database.select().from(shops);
  const fit = demoShops.map((shop) =>
    mayOpenByTaxes(filled.platform.database, shop, filled.platform.clock.now()),
  );
  expect(await Promise.all(fit)).toEqual([true, true, true]);
  expect(await filled.platform.database.$count(products)).toBe(60);
  expect(await filled.platform.database.$count(boardsTable)).toBe(3_000);
  expect(await filled.platform.database.$count(coupons)).toBe(6);
  expect(await filled.platform.database.$count(coupons, isNull(coupons.endedAt))).toBe(5);
  // Every owner of a listing can be written to.
  const { rows } = await filled.platform.database.execute(
    sql`select count(*) filter (where u.username is null or u.state <> 'active')::int as closed,
      count(distinct lower(u.username))::int as names, count(distinct u.id)::int as people
      from ${listings} join ${users} u on u.id = owner_id`,
  );
  expect(rows).toEqual([{ closed: 0, names: rows[0]?.people, people: expect.any(Number) }]);
  await expect(refuseDemoData(filled.platform.database)).rejects.toThrow(SettingFault);
});
