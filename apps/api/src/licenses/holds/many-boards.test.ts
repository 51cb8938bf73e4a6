import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { storeMerchant } from '../../boards/places/places.fixture.ts';
import { boardPlaces, boardsTable } from '../../boards/tables.ts';
import { licensesDomain } from '../routes.ts';
import { licensePlans } from '../tables.ts';

const { database, signIn } = await startAccess(licensesDomain);
const chief = await signIn('administrators');
const rosa = await signIn('merchants');

beforeEach(async () => {
  await database.delete(boardsTable);
  await database.delete(licensePlans);
});

interface Choice {
  readonly by: Awaited<ReturnType<typeof signIn>>;
  readonly listingId: number;
  readonly billboards: readonly number[];
}

const choose = ({ by, listingId, billboards }: Choice) =>
  by.call('PUT', `/api/v1/license/${listingId}/holds`, { billboards });

/** Makes a plan of so many seats, and answers as many new boards. */
async function storeBoards(most: number) {
  const price = { amount: 90_000, currency: 'CAD' };
  const plan = { license_class: 'STANDARD', nickname: 'Corner', price, seat_count: most };
  expect((await chief.call('POST', '/api/v1/license/plan', plan)).status).toBe(200);
  const row = {
    ...{ name: 'Albert Street', description: 'Seen from the south.', lat: 50.4452, lng: -104.6189 },
    ...{ capacity: 8, mostPerServiceType: 1, createdAt: new Date() },
  };
  const stored = await database
    .insert(boardsTable)
    .values(Array.from({ length: most }, () => row))
    .returning({ id: boardsTable.id });
  return stored.map(({ id }) => id);
}

test('as many as a call takes are held, and let go of', async () => {
  const ids = await storeBoards(3_000);
  const { listingId } = await storeMerchant(database, rosa.id);
  const began = performance.now();
  const { body } = await choose({ by: rosa, listingId, billboards: ids });
  const value = Math.round(performance.now() - began);
  console.log(JSON.stringify({ id: 'hold.most', value, unit: 'ms', boards: ids.length }));
  expect([body.holds.length, body.refused]).toEqual([3_000, []]);
  const { body: left } = await choose({ by: rosa, listingId, billboards: ids.slice(0, 1) });
  expect(left.holds.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 1));
  expect(await database.$count(boardPlaces, eq(boardPlaces.state, 'HELD'))).toBe(1);
});

test('in opposite orders are held by all who can have them, and nobody waits for ever', async () => {
  const ids = await storeBoards(500);
  const billboards = ids.toReversed();
  const [stranger, other] = [await signIn('merchants'), await signIn('merchants')];
  const first = await storeMerchant(database, rosa.id);
  const plumber = await storeMerchant(database, stranger.id, 'PLUMBING');
  const roofer = await storeMerchant(database, other.id);
  const answers = await Promise.all([
    choose({ by: rosa, listingId: first.listingId, billboards: ids }),
    choose({ by: stranger, listingId: plumber.listingId, billboards }),
    choose({ by: other, listingId: roofer.listingId, billboards }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [mine, plumbers, roofers] = answers.map(({ body }) => body);
  expect([plumbers.holds.length, plumbers.refused]).toEqual([500, []]);
  // A board takes one of a trade: the request that locks the first board gets all of them.
  expect([mine.holds.length, roofers.holds.length].toSorted()).toEqual([0, 500]);
  const { refused } = mine.holds.length === 0 ? mine : roofers;
  const reasons = new Set(refused.map(({ reason }: { reason: string }) => reason));
  expect([refused.length, reasons]).toEqual([500, new Set(['service-type-taken'])]);
  expect(await database.$count(boardPlaces, eq(boardPlaces.state, 'HELD'))).toBe(1_000);
});
