import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { makeListing, storeListings } from '../listings.fixture.ts';
import { listingsDomain } from '../routes.ts';
import { listingCells, listings } from '../tables.ts';

const { platform, call } = await startTestServer([listingsDomain]);
const { database } = platform;

const price = { amount: 100, currency: 'CAD', period: 'ONCE' } as const;

/** Expects the counts maintained by triggers to be those that a recount gives. */
async function expectCountsToHold(): Promise<number> {
  const read = () =>
    database
      .select()
      .from(listingCells)
      .orderBy(sql`kind, block_row, block_column, currency nulls last, period nulls last`);
  const kept = await read();
  const tags = await readTags();
  await database.execute(sql`select recount_all_listings()`);
  expect(kept).toEqual(await read());
  expect(tags).toEqual(await readTags());
  return kept.reduce((sum, { count }) => sum + count, 0);
}

async function readTags() {
  return (await call('POST', '/api/v1/tag/all')).body.tags;
}

test('counts follow what is added, changed and removed', async () => {
  const ids = await storeListings(database, [
    makeListing('item', { price, tags: ['oak', 'table'] }),
    makeListing('item', { price: { ...price, amount: 500 }, tags: ['oak'] }),
    makeListing('item', { tags: ['pine'] }),
    makeListing('item', { status: 'Incomplete', tags: ['hidden'] }),
    makeListing('item', { lat: null, lng: null }),
    makeListing('property', { price: { ...price, currency: 'USD' }, lat: 40.7, lng: -74 }),
  ]);
  expect(await expectCountsToHold()).toBe(4);
  expect(await readTags()).toEqual([
    { name: 'oak', count: 2 },
    { name: 'pine', count: 1 },
    { name: 'table', count: 1 },
  ]);
  const [first = 0, second = 0, third = 0, hidden = 0] = ids;
  await database.update(listings).set({ status: 'Closed' }).where(eq(listings.id, second));
  expect(await expectCountsToHold()).toBe(3);
  await database.update(listings).set({ status: 'Active' }).where(eq(listings.id, hidden));
  await database
    .update(listings)
    .set({ lat: 45, tags: ['pine', 'chair'] })
    .where(eq(listings.id, third));
  await database.update(listings).set({ title: 'Another' }).where(eq(listings.id, first));
  expect(await expectCountsToHold()).toBe(4);
  await database.delete(listings).where(inArray(listings.id, [first, third]));
  expect(await expectCountsToHold()).toBe(2);
  expect((await readTags()).map(({ name }: { name: string }) => name)).toEqual(
    ['chair', 'hidden', 'pine'].filter((name) => name === 'hidden'),
  );
});

test('counts hold when many write to one place at once', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      storeListings(database, [
        makeListing('event', { tags: ['busy'], lat: 50 + (index % 2) / 10 }),
        makeListing('event', { tags: ['busy'], lat: 50.1 - (index % 2) / 10 }),
      ]),
    ),
  );
  expect(await expectCountsToHold()).toBe(42);
  expect((await readTags())[0]).toEqual({ name: 'busy', count: 40 });
});
