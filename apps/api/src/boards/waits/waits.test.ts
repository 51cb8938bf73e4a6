import type { BoardMerchant } from '@boardwalk/sdk-core/boards/places/capacity';
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { openBrowser } from '../../account/account.fixture.ts';
import { users } from '../../account/tables.ts';
import { makeListing } from '../../listings/listings.fixture.ts';
import { insertListings } from '../../listings/storage/insert-listings.ts';
import { listings } from '../../listings/tables.ts';
import { mails } from '../../platform/tables.ts';
import { lockBoards } from '../places/lock-boards.ts';
import { storeBoard, storeMerchant } from '../places/places.fixture.ts';
import { boardsDomain } from '../routes.ts';
import { boardOutages, boardPlaces, boardsTable, boardWaits } from '../tables.ts';
import { notifyOfFreePlaces } from './notify-of-free-places.ts';
import { notifyWaitingMerchants } from './notify-waiting-merchants.ts';

const { server, database, signIn } = await startAccess(boardsDomain);
const { platform } = server;
const { configuration } = platform;
const rosa = await signIn('merchants');
const ana = await signIn('merchants');
const chief = await signIn('administrators');
const visitor = openBrowser(server);
const { signal } = new AbortController();
const runJob = () => notifyOfFreePlaces({ ...platform, signal });

let board: number;
let merchant: BoardMerchant;

const path = (listing: number = merchant.listingId, id = board) =>
  `/api/v1/billboard/${id}/waits/${listing}`;
const join = (by: Pick<typeof rosa, 'call'> = rosa, at = path()) => by.call('PUT', at);
const leave = (by: Pick<typeof rosa, 'call'> = rosa, at = path()) => by.call('DELETE', at);
const waits = async () =>
  (await rosa.call('GET', `/api/v1/billboard/waits/${merchant.listingId}`)).body.waits;
const sent = () => database.select().from(mails).orderBy(asc(mails.recipient));

/** Puts a new merchant of somebody else on the board. */
async function fill(facts: Partial<typeof boardPlaces.$inferInsert> = {}, id = board) {
  const { listingId, serviceType } = await storeMerchant(database, chief.id, facts.serviceType);
  await database.insert(boardPlaces).values({
    ...{ boardId: id, listingId, serviceType, slot: 1, serviceSlot: 1 },
    ...{ state: 'ASSIGNED', heldAt: new Date(), ...facts },
  });
}

/**
 * Frees all places on the board, as a licence that ends does; and fails afterwards if requested.
 */
const release = (fails = false) =>
  database.transaction(async (transaction) => {
    const now = new Date();
    await lockBoards(transaction, [board], now);
    await transaction
      .update(boardPlaces)
      .set({ state: 'RELEASED', until: null, releasedAt: now })
      .where(eq(boardPlaces.boardId, board));
    const told = await notifyWaitingMerchants(transaction, board, { now, configuration });
    if (fails) throw new Error('The disk is full.');
    return told;
  });

beforeEach(async () => {
  await database.delete(boardsTable);
  await database.delete(mails);
  board = await storeBoard(database, { capacity: 1 });
  merchant = await storeMerchant(database, rosa.id);
});

describe('whoever waits', () => {
  test('is on the list once, however often they ask, until they leave', async () => {
    await fill();
    const answers = await Promise.all(Array.from({ length: 10 }, () => join()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.since)).size).toBe(1);
    expect(await waits()).toEqual([{ id: board, since: answers[0]?.body.since }]);
    expect((await leave()).status).toBe(200);
    expect(await waits()).toEqual([]);
    expect((await leave()).status).toBe(404);
    expect(await release()).toBe(0);
    expect(await sent()).toEqual([]);
  });

  test('sees all boards on which their listings wait, and nobody else’s', async () => {
    await fill();
    const other = await storeMerchant(database, rosa.id);
    const first = (await join()).body;
    const second = (await join(rosa, path(other.listingId))).body;
    const { body } = await rosa.call('GET', '/api/v1/billboard/waits');
    expect(body.waits).toMatchObject([
      {
        board: { id: board, name: 'Albert Street', capacity: 1, taken: 1, isOut: false },
        ...{ listing: { id: merchant.listingId, title: 'A plain listing' }, since: first.since },
      },
      { board: { id: board }, listing: { id: other.listingId }, since: second.since },
    ]);
    expect((await ana.call('GET', '/api/v1/billboard/waits')).body).toEqual({ waits: [] });
    expect((await visitor.call('GET', '/api/v1/billboard/waits')).status).toBe(401);
  });

  test('waits for a place of their service type too', async () => {
    const large = await storeBoard(database, { capacity: 4 });
    await fill({ serviceType: 'ROOFING' }, large);
    expect((await join(rosa, path(merchant.listingId, large))).status).toBe(200);
    const plumber = await storeMerchant(database, rosa.id, 'PLUMBING');
    const answer = await join(rosa, path(plumber.listingId, large));
    expect([answer.status, answer.body.detail]).toEqual([
      409,
      'This board has a place for your listing.',
    ]);
  });

  test.each([
    ['retired', { retiredAt: new Date() }, 'This board is not sold any more.'],
    ['large enough', { capacity: 3 }, 'This board has a place for your listing.'],
  ])('waits for nothing on a board that is %s', async (_, facts, detail) => {
    await database.update(boardsTable).set(facts);
    const { status, body } = await join();
    expect([status, body.detail]).toEqual([409, detail]);
    expect(await database.$count(boardWaits)).toBe(0);
  });

  test('waits for nothing where they are, or for a listing that is hidden', async () => {
    const { listingId, serviceType } = merchant;
    const own = { boardId: board, listingId, serviceType, slot: 1, serviceSlot: 1 };
    await database.insert(boardPlaces).values({ ...own, state: 'ASSIGNED', heldAt: new Date() });
    expect((await join()).body.detail).toBe('Your listing has a place on this board already.');
    await database.update(listings).set({ status: 'Withdrawn' }).where(eq(listings.id, listingId));
    expect((await join()).status).toBe(409);
  });

  test('waits with a merchant listing of their own alone', async () => {
    await fill();
    const [item = 0] = await insertListings(database, [makeListing('item', { ownerId: rosa.id })]);
    for (const call of [join, leave]) {
      expect((await call(visitor)).status).toBe(401);
      expect((await call(ana)).status).toBe(404);
      expect((await call(rosa, path(item))).status).toBe(404);
      expect((await call(rosa, path(999_999))).status).toBe(404);
      expect((await call(rosa, path(merchant.listingId, 999_999))).status).toBe(404);
      expect((await call(rosa, path().replace('waits/', 'waits/x'))).status).toBe(400);
    }
    const list = `/api/v1/billboard/waits/${merchant.listingId}`;
    expect((await ana.call('GET', list)).status).toBe(404);
    expect((await visitor.call('GET', list)).status).toBe(401);
    expect(await database.$count(boardWaits)).toBe(0);
  });
});

describe('a place that becomes free', () => {
  test('is told to all who wait, once, in their language, with the way to it', async () => {
    await fill();
    await join();
    await database.update(users).set({ locale: 'fr-CA' }).where(eq(users.id, ana.id));
    const other = await storeMerchant(database, ana.id, 'PLUMBING');
    await join(ana, path(other.listingId));
    expect(await release()).toBe(2);
    expect(await release()).toBe(0);
    const [first, second] = await sent();
    const [toRosa, toAna] = first?.recipient === rosa.email ? [first, second] : [second, first];
    expect(toRosa?.subject).toBe('A place is free: Albert Street');
    expect(toRosa?.text).toContain(`/subscriptions?billboards=${board}&listingId=`);
    expect(toAna?.subject).toBe('Une place est libre\u00a0: Albert Street');
    expect(toAna?.text).toContain('/fr/subscriptions?');
    expect(await sent()).toHaveLength(2);
    expect(await waits()).toEqual([]);
  });

  test('is told to nobody whose service type is taken still, who is hidden, or who left us', async () => {
    await database.update(boardsTable).set({ capacity: 2 });
    await fill({ serviceType: 'ROOFING' });
    await fill({ serviceType: 'INSURANCE', slot: 2 });
    await join();
    const hidden = await storeMerchant(database, ana.id, 'PLUMBING');
    await join(ana, path(hidden.listingId));
    await database
      .update(listings)
      .set({ status: 'Withdrawn' })
      .where(eq(listings.id, hidden.listingId));
    const gone = await signIn('merchants');
    const theirs = await storeMerchant(database, gone.id, 'FLOORING');
    await join(gone, path(theirs.listingId));
    await database.update(users).set({ state: 'disabled' }).where(eq(users.id, gone.id));
    await database
      .update(boardPlaces)
      .set({ state: 'RELEASED' })
      .where(and(eq(boardPlaces.boardId, board), eq(boardPlaces.serviceType, 'INSURANCE')));
    expect(await runJob()).toBe(0);
    expect(await sent()).toEqual([]);
    expect(await database.$count(boardWaits)).toBe(3);
  });

  test('is told to nobody where the change that freed it fails, and afterwards to all', async () => {
    await fill();
    await join();
    await expect(release(true)).rejects.toThrow('The disk is full.');
    expect(await sent()).toEqual([]);
    expect(await waits()).toHaveLength(1);
    expect(await release()).toBe(1);
  });

  test('while somebody joins is either there for them, or told to them', async () => {
    await fill();
    const [told, answer] = await Promise.all([release(), join()]);
    expect([200, 409]).toContain(answer.status);
    expect(told + (await runJob())).toBe(answer.status === 200 ? 1 : 0);
    expect(await sent()).toHaveLength(answer.status === 200 ? 1 : 0);
  });

  test('because a hold ran out is told by the job, once of two at the same time', async () => {
    await fill({ state: 'HELD', until: new Date(Date.now() + 60_000) });
    await join();
    expect(await runJob()).toBe(0);
    await database.update(boardPlaces).set({ until: new Date(Date.now() - 1) });
    const counts = await Promise.all([runJob(), runJob()]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await sent()).toHaveLength(1);
  });

  test('on a board that is out of service is told once that is over', async () => {
    await fill();
    await join();
    const outage = {
      boardId: board,
      from: new Date(0),
      reason: 'A storm.',
      createdAt: new Date(0),
    };
    await database.insert(boardOutages).values(outage);
    expect(await release()).toBe(0);
    // There is a place, after the outage: nobody waits for that.
    const other = await storeMerchant(database, rosa.id);
    const { status, body } = await join(rosa, path(other.listingId));
    expect([status, body.detail]).toEqual([
      409,
      'This board has a place for your listing once it is in service again.',
    ]);
    await database.update(boardOutages).set({ until: new Date() });
    expect(await runJob()).toBe(1);
  });

  test('because the board became larger, or is sold again, is told at once', async () => {
    const change = { name: 'King', description: 'A board.', point: { lat: 1, lng: 1 } };
    const body = { ...change, capacity: 2, mostPerServiceType: null, picture: null };
    await fill();
    await join();
    await chief.call('PUT', `/api/v1/billboard/${board}`, { ...body, capacity: 1 });
    expect(await sent()).toEqual([]);
    await chief.call('PUT', `/api/v1/billboard/${board}`, body);
    expect(await sent()).toHaveLength(1);
  });
});
