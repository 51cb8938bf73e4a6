import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { auditEntries } from '../../access/tables.ts';
import { openBrowser } from '../../account/account.fixture.ts';
import { testNow } from '../../listings/listings.fixture.ts';
import { storeStanding } from '../../listings/storage/update-listing.ts';
import { domains } from '../../main.ts';
import { mails } from '../../platform/tables.ts';
import { storeBoard, storeMerchant } from '../places/places.fixture.ts';
import { boardPlaces, boardsTable } from '../tables.ts';

const beyond = domains.filter(({ name }) => !['account', 'access'].includes(name));
const { server, database, signIn } = await startAccess(...beyond);
const chief = await signIn('administrators');
const member = await signIn('merchants');
const visitor = openBrowser(server);

const sponsorsOf = async (board: number) =>
  (await visitor.call('GET', `/api/v1/billboard/${board}/sponsors`)).body.results.map(
    ({ id }: { id: number }) => id,
  );
const give = (board: number, listingId: number, by = chief) =>
  by.call('POST', `/api/v1/billboard/${board}/sponsor`, { listingId });
const takeBack = (place: string, by = chief) =>
  by.call('DELETE', `/api/v1/billboard/sponsor/${place}`);
const placesOf = async (board: number) =>
  (await chief.call('GET', `/api/v1/administration/billboards/${board}/places`)).body.items;
const lastEntry = async () =>
  (await database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];

beforeEach(async () => {
  await database.delete(boardsTable);
});

test('a place that is given shows its merchant, until it is taken back', async () => {
  const board = await storeBoard(database, { capacity: 1 });
  const { listingId } = await storeMerchant(database, member.id);
  const { status, body } = await give(board, listingId);
  expect(status).toBe(200);
  expect(body).toMatchObject({ listing: { id: listingId }, state: 'ASSIGNED', isGiven: true });
  expect(await placesOf(board)).toEqual([body]);
  expect(await sponsorsOf(board)).toEqual([listingId]);
  expect(await lastEntry()).toMatchObject({
    event: 'board-sponsor-named',
    subjectId: member.id,
    detail: { board: 'Albert Street', objectId: String(listingId) },
  });

  const other = await storeMerchant(database, member.id, 'PLUMBING');
  await member.call('PUT', `/api/v1/billboard/${board}/waits/${other.listingId}`);
  const before = await database.$count(mails);
  expect((await takeBack(body.id)).status).toBe(200);
  expect(await sponsorsOf(board)).toEqual([]);
  expect(await placesOf(board)).toEqual([]);
  expect(await database.$count(mails)).toBe(before + 1);
  expect((await lastEntry())?.event).toBe('board-sponsor-removed');
  expect((await takeBack(body.id)).status).toBe(404);
});

test('a board gives no more places than it has, and none twice, however often it is asked', async () => {
  const board = await storeBoard(database, { capacity: 1 });
  const first = await storeMerchant(database, member.id);
  const second = await storeMerchant(database, member.id, 'PLUMBING');
  const answers = await Promise.all(
    [first, second, first, second].map(({ listingId }) => give(board, listingId)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await database.$count(boardPlaces)).toBe(1);
  await database.update(boardsTable).set({ retiredAt: new Date() });
  expect(await give(board, second.listingId)).toMatchObject({
    status: 409,
    body: { detail: 'This board is not sold any more.' },
  });
});

test('a place that is taken back by several at once is taken back by one', async () => {
  const board = await storeBoard(database);
  const { listingId } = await storeMerchant(database, member.id);
  const { body } = await give(board, listingId);
  const before = await database.$count(auditEntries);
  const answers = await Promise.all([1, 2, 3, 4].map(() => takeBack(body.id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  expect(await database.$count(auditEntries)).toBe(before + 1);
});

const remove = (listingId: number) =>
  member.call('DELETE', `/api/v1/merchant/listing/${listingId}`);

test('places that were given go with their listing, at once and on all boards', async () => {
  const full = await storeBoard(database, { capacity: 1 });
  const shared = await storeBoard(database);
  const gone = await storeMerchant(database, member.id);
  const stays = await storeMerchant(database, member.id, 'PLUMBING');
  for (const board of [full, shared]) expect((await give(board, gone.listingId)).status).toBe(200);
  expect((await give(shared, stays.listingId)).status).toBe(200);
  expect((await remove(gone.listingId)).status).toBe(200);
  expect(await placesOf(full)).toEqual([]);
  expect(await placesOf(shared)).toMatchObject([{ listing: { id: stays.listingId } }]);
  expect((await give(full, stays.listingId)).status).toBe(200);
});

test('nothing is given to a listing that is deleted at the same time', async () => {
  const { listingId } = await storeMerchant(database, member.id);
  const boardIds = await Promise.all([1, 2, 3, 4].map(() => storeBoard(database)));
  const [deleted, ...given] = await Promise.all([
    remove(listingId),
    ...boardIds.map((board) => give(board, listingId)),
  ]);
  expect(deleted?.status).toBe(200);
  for (const { status } of given) expect([200, 404]).toContain(status);
  expect(await database.$count(boardPlaces, eq(boardPlaces.state, 'ASSIGNED'))).toBe(0);
});

test.each([{}, { listingId: 0 }, { listingId: '7' }, { listingId: 7, state: 'ASSIGNED' }])(
  'what is no listing gets no place: %j',
  async (given) => {
    const board = await storeBoard(database);
    const path = `/api/v1/billboard/${board}/sponsor`;
    expect((await chief.call('POST', path, given)).status).toBe(400);
    expect((await chief.call('DELETE', '/api/v1/billboard/sponsor/7')).status).toBe(400);
    expect(await database.$count(boardPlaces)).toBe(0);
  },
);

test('what a merchant holds or has paid for is not taken back here', async () => {
  const board = await storeBoard(database);
  const { listingId, serviceType } = await storeMerchant(database, member.id);
  const until = new Date(server.platform.clock.now().getTime() + 60_000);
  const slots = { slot: 1, serviceSlot: 1, heldAt: testNow };
  const place = { boardId: board, listingId, serviceType, state: 'HELD', until, ...slots } as const;
  await database.insert(boardPlaces).values(place);
  const [held] = await placesOf(board);
  expect(held).toMatchObject({ state: 'HELD', isGiven: false, until: expect.any(String) });
  expect((await takeBack(held.id)).status).toBe(409);
  await database.update(boardPlaces).set({ state: 'ASSIGNED', holder: 'a licence' });
  expect((await takeBack(held.id)).status).toBe(409);
  expect(await sponsorsOf(board)).toEqual([listingId]);
});

test('it is for administrators, boards that are there and merchants whom the public sees', async () => {
  const board = await storeBoard(database);
  const { listingId } = await storeMerchant(database, member.id);
  expect((await give(board, listingId, member)).status).toBe(403);
  expect((await give(board + 1, listingId)).status).toBe(404);
  expect((await give(board, 4_000_000_000)).status).toBe(404);
  expect((await takeBack(crypto.randomUUID())).status).toBe(404);
  expect(await database.$count(boardPlaces)).toBe(0);
});

test('a merchant whose listing is closed or paused is on no board', async () => {
  const board = await storeBoard(database);
  const [open, closed, paused] = [
    await storeMerchant(database, member.id),
    await storeMerchant(database, member.id, 'PLUMBING'),
    await storeMerchant(database, member.id, 'PAINTING'),
  ];
  for (const { listingId } of [open, closed, paused]) await give(board, listingId);
  expect(await sponsorsOf(board)).toHaveLength(3);
  const now = new Date();
  await storeStanding(database, closed.listingId, {
    ...{ status: 'Closed', closedAt: now, updatedAt: now },
  });
  await storeStanding(database, paused.listingId, { status: 'Withdrawn', updatedAt: now });
  expect(await sponsorsOf(board)).toEqual([open.listingId]);
});
