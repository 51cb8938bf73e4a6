import type { BoardMerchant } from '@boardwalk/sdk-core/boards/places/capacity';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { openBrowser } from '../../account/account.fixture.ts';
import { assignPlaces, claimPlaces } from '../../boards/places/held-places.ts';
import { givePlace } from '../../boards/places/hold-place.ts';
import { lockBoards } from '../../boards/places/lock-boards.ts';
import { storeBoard, storeMerchant } from '../../boards/places/places.fixture.ts';
import { boardOutages, boardPlaces, boardsTable } from '../../boards/tables.ts';
import { listings } from '../../listings/tables.ts';
import { holderOf } from '../license-row.ts';
import { licensesDomain } from '../routes.ts';
import { storeLicense } from '../stored-license.fixture.ts';
import { licensePlans, licenses } from '../tables.ts';

const { server, database, signIn } = await startAccess(licensesDomain);
const chief = await signIn('administrators');
const rosa = await signIn('merchants');
const stranger = await signIn('merchants');
let merchant: BoardMerchant;
let first: number;
let second: number;

const plan = { nickname: 'Corner', price: { amount: 90_000, currency: 'CAD' }, seat_count: 2 };
const make = async (more: object) =>
  (await chief.call('POST', '/api/v1/license/plan', { ...plan, ...more })).body;

const path = (id: number = merchant.listingId) => `/api/v1/license/${id}/holds`;
const read = (by = rosa) => by.call('GET', path());
const choose = (
  billboards: readonly number[],
  more: object = {},
  by: Pick<typeof rosa, 'call'> = rosa,
) => by.call('PUT', path(), { billboards, ...more });
/** It has begun. */
const storm = { from: new Date(0), createdAt: new Date(0), reason: 'Storm' };
const held = async () => (await read()).body.holds.map(({ id }: { id: number }) => id);

beforeEach(async () => {
  await database.delete(boardsTable);
  await database.delete(licenses);
  await database.delete(licensePlans);
  await make({ license_class: 'STANDARD' });
  merchant = await storeMerchant(database, rosa.id);
  first = await storeBoard(database);
  second = await storeBoard(database);
});

test('what was chosen last is kept for thirty minutes, and the rest is let go of', async () => {
  const { status, body } = await choose([second, first]);
  expect(status).toBe(200);
  expect(body).toEqual({
    holds: [first, second].map((id) => ({ id, until: expect.any(String), isClaimed: false })),
    subscribed: [],
    running: null,
    paying: null,
    refused: [],
  });
  const left = Date.parse(body.holds[0].until) - Date.now();
  expect(left).toBeGreaterThan(29 * 60_000);
  expect(left).toBeLessThanOrEqual(30 * 60_000);
  const again = await choose([first]);
  expect(again.body.holds).toEqual([body.holds[0]]);
  expect((await read()).body).toEqual({
    holds: [body.holds[0]],
    subscribed: [],
    running: null,
    paying: null,
  });
  await choose([]);
  expect(await held()).toEqual([]);
});

test('what can’t be kept is named with the reason, and the rest is kept', async () => {
  const other = await storeMerchant(database, stranger.id);
  await stranger.call('PUT', path(other.listingId), { billboards: [first] });
  const retired = await storeBoard(database, { retiredAt: new Date() });
  const { body } = await choose([first, retired, second, second, 9_000_000]);
  expect(body.holds).toMatchObject([{ id: second }]);
  expect(body.refused).toEqual([
    { id: first, reason: 'service-type-taken' },
    { id: retired, reason: 'retired' },
    { id: 9_000_000, reason: 'unknown' },
  ]);
});

test.each([
  [
    'retired',
    (id: number) =>
      database.update(boardsTable).set({ retiredAt: new Date() }).where(eq(boardsTable.id, id)),
  ],
  [
    'out-of-service',
    (id: number) => database.insert(boardOutages).values({ ...storm, boardId: id }),
  ],
])(
  'a board that is %s by now is not kept any more, and named as it is asked for again',
  async (reason, put) => {
    await choose([first, second]);
    await put(first);
    const { body } = await choose([first, second]);
    expect(body.refused).toEqual([{ id: first, reason }]);
    expect(await held()).toEqual([second]);
  },
);

test('a place that was given for nothing takes no seat, and is no part of a licence', async () => {
  const third = await storeBoard(database);
  await database.transaction(async (transaction) => {
    const [board] = await lockBoards(transaction, [first], server.platform.clock.now());
    if (board) await givePlace(transaction, board, merchant);
  });
  const { body } = await choose([first, second, third]);
  expect(body).toMatchObject({
    holds: [{ id: second }, { id: third }],
    subscribed: [],
    refused: [{ id: first, reason: 'already-here' }],
  });
});

test('all listings of somebody hold no more at once than the largest plan has seats', async () => {
  const other = await storeMerchant(database, rosa.id, 'PLUMBING');
  await choose([first]);
  const { body } = await rosa.call('PUT', path(other.listingId), { billboards: [first, second] });
  expect(body.holds).toMatchObject([{ id: first }]);
  expect(body.refused).toEqual([{ id: second, reason: 'no-seat-left' }]);
  await choose([]);
  const again = await rosa.call('PUT', path(other.listingId), { billboards: [first, second] });
  expect(again.body.refused).toEqual([]);
});

test('what is far beyond the seats is not looked at, and named', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => 9_000_000 + index);
  const { body } = await choose([first, second, ...ids]);
  expect(body.holds).toHaveLength(2);
  const reasons = new Set(body.refused.map(({ reason }: { reason: string }) => reason));
  expect(reasons).toEqual(new Set(['unknown', 'no-seat-left']));
  expect(body.refused).toHaveLength(50);
});

describe('as many are kept as', () => {
  test('the largest plan has seats', async () => {
    const third = await storeBoard(database);
    const { body } = await choose([third, first, second]);
    expect(body.refused).toEqual([{ id: second, reason: 'no-seat-left' }]);
    expect(await held()).toEqual([first, third]);
  });

  test('the plan has that is named, which may be a code’s', async () => {
    const small = await make({ license_class: 'STANDARD', seat_count: 1 });
    const { body } = await choose([first, second], { planId: small.id });
    expect(body.refused).toEqual([{ id: second, reason: 'no-seat-left' }]);
    await make({ license_class: 'ENTERPRISE', seat_count: 3, custom_code: 'ALL-STORES' });
    const third = await storeBoard(database);
    const all = await choose([first, second, third], { planId: 'all-stores' });
    expect(all.body.refused).toEqual([]);
    expect((await choose([first], { planId: 'NO-SUCH' })).status).toBe(404);
    expect(await held()).toHaveLength(3);
  });

  test('are not assigned already', async () => {
    const small = await make({ license_class: 'STANDARD', seat_count: 2 });
    const id = await storeLicense(database, {
      ...{ listingId: merchant.listingId, buyerId: rosa.id, state: 'ACTIVE' },
      ...{ planId: small.id, planNickname: small.nickname, seatCount: 2 },
    });
    const bought = { holder: holderOf(id), merchant, boardIds: [first] };
    const until = new Date(Date.now() + 86_400_000);
    await choose([first]);
    await database.transaction(async (transaction) => {
      await claimPlaces(transaction, bought, new Date());
      await assignPlaces(transaction, { ...bought, until }, new Date());
    });
    const third = await storeBoard(database);
    const { body } = await choose([first, second, third]);
    expect(body).toMatchObject({
      holds: [{ id: second }],
      subscribed: [first],
      refused: [{ id: third, reason: 'no-seat-left' }],
    });
  });

  test('there are seats, though ten tabs choose at once', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => storeBoard(database)));
    await Promise.all(ids.map((id) => choose([id, first, second])));
    expect((await held()).length).toBeLessThanOrEqual(2);
  });
});

test('what is being paid for stays, whatever is chosen meanwhile', async () => {
  await choose([first]);
  await database.transaction((transaction) =>
    claimPlaces(transaction, { holder: 'licence 1', merchant, boardIds: [first] }, new Date()),
  );
  const { body } = await choose([]);
  expect(body.holds).toMatchObject([{ id: first, isClaimed: true }]);
});

test('a hold that is over is not told, and its place is another’s', async () => {
  await choose([first]);
  await database
    .update(boardPlaces)
    .set({ until: new Date(Date.now() - 1) })
    .where(eq(boardPlaces.boardId, first));
  expect(await held()).toEqual([]);
  const other = await storeMerchant(database, stranger.id);
  const { body } = await stranger.call('PUT', path(other.listingId), { billboards: [first] });
  expect(body.refused).toEqual([]);
});

test('a place that somebody has kept for two hours and not bought is others’ for an hour', async () => {
  const now = Date.now();
  const halfHours = (count: number) => new Date(now - count * 1_800_000);
  const other = await storeMerchant(database, rosa.id, 'LEGAL_SERVICES');
  // By one listing after another of the same owner.
  for (const [from, { listingId, serviceType }] of [
    [5, merchant],
    [4, other],
    [3, merchant],
    [2, other],
  ] as const) {
    await database.insert(boardPlaces).values({
      ...{ boardId: first, listingId, serviceType, slot: 1, serviceSlot: 1 },
      ...{ state: 'RELEASED', heldAt: halfHours(from), releasedAt: halfHours(from - 1) },
    });
  }
  const { body } = await choose([first, second]);
  expect(body.refused).toEqual([{ id: first, reason: 'held-long' }]);
  expect(await held()).toEqual([second]);
  const theirs = await storeMerchant(database, stranger.id);
  const put = await stranger.call('PUT', path(theirs.listingId), { billboards: [first] });
  expect(put.body.refused).toEqual([]);
  await stranger.call('PUT', path(theirs.listingId), { billboards: [] });
  // An hour after the last of them was over.
  await database
    .update(boardPlaces)
    .set({ releasedAt: halfHours(3), heldAt: halfHours(4) })
    .where(and(eq(boardPlaces.listingId, other.listingId), eq(boardPlaces.heldAt, halfHours(2))));
  expect((await choose([first, second])).body.refused).toEqual([]);
});

test('the same board, chosen by two merchants of one trade at once, is one’s', async () => {
  const other = await storeMerchant(database, stranger.id);
  const answers = await Promise.all([
    choose([first]),
    stranger.call('PUT', path(other.listingId), { billboards: [first] }),
  ]);
  const refused = answers.flatMap(({ body }) => body.refused);
  expect(refused).toEqual([{ id: first, reason: 'service-type-taken' }]);
});

test('nobody holds for a listing that is not their own merchant listing, or reads its holds', async () => {
  const visitor = openBrowser(server);
  expect((await choose([first], {}, visitor)).status).toBe(401);
  expect((await choose([first], {}, stranger)).status).toBe(404);
  expect((await choose([first], {}, chief)).status).toBe(404);
  expect((await read(stranger)).status).toBe(404);
  expect((await rosa.call('GET', path(9_000_000))).status).toBe(404);
  await database.update(listings).set({ kind: 'item' }).where(eq(listings.id, merchant.listingId));
  expect((await choose([first])).status).toBe(409);
});

test.each([
  ['that is paused', { status: 'Withdrawn' }, 200],
  ['that waits for a look', { status: 'Hold', holdReason: 'review' }, 200],
  ['that was taken down', { status: 'Hold', holdReason: 'moderation' }, 409],
  ['that is over', { status: 'Closed' }, 409],
] as const)('for a listing %s places are kept or not', async (_, change, status) => {
  await database.update(listings).set(change).where(eq(listings.id, merchant.listingId));
  expect((await choose([first])).status).toBe(status);
});

test.each([
  ['no list', {}],
  ['ids that are none', { billboards: ['x'] }],
  ['numbers that are no ids', { billboards: [-1] }],
  ['more boards than there are', { billboards: Array.from({ length: 3_001 }, (_, i) => i + 1) }],
  ['no plan at all', { billboards: [], planId: '' }],
  ['an end of its own making', { billboards: [], until: '2030-01-01T00:00:00Z' }],
])('%s is refused', async (_, body) => {
  expect((await rosa.call('PUT', path(), body)).status).toBe(400);
});
