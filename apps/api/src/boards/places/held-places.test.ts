import type { BoardMerchant } from '@boardwalk/sdk-core/boards/places/capacity';
import { holdMs } from '@boardwalk/sdk-core/boards/places/place-life';
import { serviceTypes } from '@boardwalk/sdk-core/listings/enumerations/people/service-types';
import { and, eq, inArray } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeEach, describe, expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { daysFromNow, testNow } from '../../listings/listings.fixture.ts';
import type { Queries } from '../../platform/database/database.ts';
import { boardOutages, boardPlaces, boardsTable } from '../tables.ts';
import { assignPlaces, claimPlaces, endPlaces, handBackPlaces, listPlaces } from './held-places.ts';
import { holdPlace, holdPlaces } from './hold-place.ts';
import { lockBoards } from './lock-boards.ts';
import { storeBoard, storeMerchant } from './places.fixture.ts';

const { database, signIn } = await startAccess();
const { id: ownerId } = await signIn('merchants');
const later = (ms: number) => new Date(testNow.getTime() + ms);
const holder = 'licence 1';
let board: number;
let roofer: BoardMerchant;

const merchant = (serviceType?: BoardMerchant['serviceType']) =>
  storeMerchant(database, ownerId, serviceType);

/** Holds a place in a transaction of its own; answers its row, or why there is none. */
function hold(who: BoardMerchant, now = testNow, on = board) {
  return database.transaction(async (transaction) => {
    const [locked] = await lockBoards(transaction, [on], now);
    return locked ? holdPlace(transaction, locked, who) : 'unknown';
  });
}

const due = daysFromNow(365);
const bought = () => ({ holder, merchant: roofer, boardIds: [board] });
const claim = (now = testNow) =>
  database.transaction((transaction) => claimPlaces(transaction, bought(), now));
const assign = (now = testNow) =>
  database.transaction((transaction) =>
    assignPlaces(transaction, { ...bought(), until: due }, now),
  );
const end = (now = testNow) =>
  database.transaction((transaction) => endPlaces(transaction, { holder }, now));
const rows = () => database.select().from(boardPlaces).where(eq(boardPlaces.boardId, board));

beforeEach(async () => {
  await database.delete(boardsTable);
  board = await storeBoard(database);
  roofer = await merchant();
});

describe('a hold', () => {
  test('has a slot of the board and one of its service type, for thirty minutes', async () => {
    expect(await hold(roofer)).toMatchObject({
      listingId: roofer.listingId,
      state: 'HELD',
      until: later(holdMs),
      isClaimed: false,
      holder: null,
      slot: 1,
      serviceSlot: 1,
    });
    const plumber = await merchant('PLUMBING');
    expect(await hold(plumber)).toMatchObject({ slot: 2, serviceSlot: 1 });
  });

  test('is refused for what the rules say', async () => {
    await hold(roofer);
    expect(await hold(roofer)).toBe('already-here');
    expect(await hold(await merchant())).toBe('service-type-taken');
    const small = await storeBoard(database, { capacity: 1 });
    await hold(roofer, testNow, small);
    expect(await hold(await merchant('PLUMBING'), testNow, small)).toBe('full');
    const retired = await storeBoard(database, { retiredAt: testNow });
    expect(await hold(roofer, testNow, retired)).toBe('retired');
    const out = await storeBoard(database);
    await database
      .insert(boardOutages)
      .values({ boardId: out, from: testNow, reason: 'Repairs', createdAt: testNow });
    expect(await hold(roofer, testNow, out)).toBe('out-of-service');
  });

  test('that is over is in nobody’s way, though nothing swept it', async () => {
    await database.update(boardsTable).set({ capacity: 1 }).where(eq(boardsTable.id, board));
    await hold(roofer);
    const other = await merchant();
    expect(await hold(other, later(holdMs - 1))).toBe('full');
    expect(await hold(other, later(holdMs))).toMatchObject({ slot: 1 });
    expect(await rows()).toMatchObject([
      { listingId: roofer.listingId, state: 'RELEASED', until: null, releasedAt: later(holdMs) },
      { listingId: other.listingId, state: 'HELD' },
    ]);
  });

  test('takes the lowest slot that is free, and a board that was made smaller takes nobody', async () => {
    const [plumber, cleaner] = [await merchant('PLUMBING'), await merchant('CLEANING')];
    await hold(roofer);
    await hold(plumber, later(1_000));
    expect(await hold(cleaner, later(holdMs))).toMatchObject({ slot: 1 });
    await database.update(boardsTable).set({ capacity: 1 }).where(eq(boardsTable.id, board));
    expect(await hold(await merchant('MOVING_AND_STORAGE'), later(holdMs))).toBe('full');
    expect(await hold(await merchant('LANDSCAPING'), later(holdMs + 1_000))).toBe('full');
  });
});

test('the database itself gives no place away twice, and none that there is not', async () => {
  await hold(roofer);
  const { listingId } = await merchant();
  const row = {
    boardId: board,
    listingId,
    serviceType: 'INSURANCE',
    state: 'ASSIGNED',
    slot: 2,
    serviceSlot: 1,
    heldAt: testNow,
  } as const;
  const refused = (changes: object) => database.insert(boardPlaces).values({ ...row, ...changes });
  const constraint = (name: string) => ({ cause: { constraint: name } });
  await expect(refused({ slot: 1 })).rejects.toMatchObject(constraint('board_places_slot'));
  await expect(refused({ serviceType: 'ROOFING' })).rejects.toMatchObject(
    constraint('board_places_service_slot'),
  );
  await expect(refused({ listingId: roofer.listingId })).rejects.toMatchObject(
    constraint('board_places_listing'),
  );
  await expect(refused({ slot: 9 })).rejects.toMatchObject(constraint('board_places_fit'));
  await expect(refused({ serviceSlot: 2 })).rejects.toMatchObject(constraint('board_places_fit'));
  await expect(refused({ state: 'HELD' })).rejects.toMatchObject(constraint('board_places_end'));
  await database.insert(boardPlaces).values(row);
  expect((await rows()).map(({ slot }) => slot)).toEqual([1, 2]);
});

test('of twenty who hold the last places at once, as many get one as there are', async () => {
  await database.update(boardsTable).set({ capacity: 5, mostPerServiceType: 2 });
  const who = await Promise.all(
    Array.from({ length: 20 }, (_, index) => merchant(serviceTypes[index % 4])),
  );
  const answers = await Promise.all(who.map((one) => hold(one)));
  const held = answers.filter((answer) => typeof answer === 'object');
  expect(held.map(({ slot }) => slot).sort()).toEqual([1, 2, 3, 4, 5]);
  for (const type of serviceTypes.slice(0, 4)) {
    expect(held.filter(({ serviceType }) => serviceType === type).length).toBeLessThanOrEqual(2);
  }
});

test('those who hold two boards in opposite order don’t wait for each other', async () => {
  const second = await storeBoard(database);
  const both = (ids: readonly number[], who: BoardMerchant) =>
    database.transaction(async (transaction) => {
      const locked = await lockBoards(transaction, ids, testNow);
      const held = [];
      for (const one of locked) held.push(await holdPlace(transaction, one, who));
      return held;
    });
  const types = serviceTypes.slice(0, 8);
  const who = await Promise.all(types.map((type) => merchant(type)));
  const held = await Promise.all(
    who.map((one, index) => both(index % 2 ? [board, second] : [second, board], one)),
  );
  expect(held.flat().filter((row) => typeof row === 'object')).toHaveLength(16);
});

test('forty boards take as many statements as one', async () => {
  let statements = 0;
  const logged = drizzle(database.$client, { logger: { logQuery: () => (statements += 1) } });
  async function countStatements(boardIds: readonly number[]) {
    const counts: number[] = [];
    const count = async (work: (transaction: Queries) => Promise<unknown>) => {
      const before = statements;
      await logged.transaction(work);
      counts.push(statements - before);
    };
    const which = { holder, merchant: roofer, boardIds };
    await count(async (transaction) =>
      holdPlaces(transaction, await lockBoards(transaction, boardIds, testNow), roofer),
    );
    await count((transaction) => claimPlaces(transaction, which, testNow));
    await count((transaction) => handBackPlaces(transaction, which, testNow));
    await count((transaction) => claimPlaces(transaction, which, testNow));
    // The holds are over by then, and are made again.
    await count((transaction) =>
      assignPlaces(transaction, { ...which, until: due }, later(holdMs * 2)),
    );
    await count((transaction) => endPlaces(transaction, which, later(holdMs * 2)));
    return counts;
  }
  const ids = await Promise.all(Array.from({ length: 40 }, () => storeBoard(database)));
  expect(await countStatements(ids)).toEqual(await countStatements([board]));
  const released = and(inArray(boardPlaces.boardId, ids), eq(boardPlaces.state, 'RELEASED'));
  expect(await database.$count(boardPlaces, released)).toBe(80);
});

test('each of many that are handed back is kept until the time that was named', async () => {
  const second = await storeBoard(database);
  await hold(roofer);
  await hold(roofer, later(60_000), second);
  await database.transaction(async (transaction) => {
    const both = { ...bought(), boardIds: [second, board] };
    expect(await claimPlaces(transaction, both, later(120_000))).toEqual([]);
    await handBackPlaces(transaction, { holder }, later(120_000));
  });
  const back = await listPlaces(database, roofer, later(120_000));
  expect(back.map(({ until }) => until)).toEqual([later(holdMs), later(holdMs + 60_000)]);
});

describe('a licence', () => {
  test('claims what is held, for thirty minutes more, and then has it', async () => {
    await hold(roofer);
    expect(await claim(later(60_000))).toEqual([]);
    expect(await rows()).toMatchObject([
      { holder, isClaimed: true, until: later(holdMs + 60_000) },
    ]);
    expect(await assign(later(holdMs))).toEqual([]);
    expect(await rows()).toMatchObject([
      { holder, state: 'ASSIGNED', isClaimed: false, until: due, assignedAt: later(holdMs) },
    ]);
    expect(await listPlaces(database, { holder }, daysFromNow(300))).toHaveLength(1);
    expect(await listPlaces(database, { holder }, due)).toEqual([]);
  });

  test('may claim and be assigned twice, and has it once', async () => {
    await hold(roofer);
    expect(await Promise.all([claim(), claim()])).toEqual([[], []]);
    expect(await Promise.all([assign(), assign()])).toEqual([[], []]);
    expect(await rows()).toHaveLength(1);
  });

  test('claims nothing that is over, another’s or another licence’s', async () => {
    expect(await claim()).toEqual([board]);
    await hold(roofer);
    expect(await claim(later(holdMs))).toEqual([board]);
    await hold(roofer, later(holdMs));
    const other = { ...bought(), holder: 'licence 2' };
    await database.transaction((transaction) => claimPlaces(transaction, other, later(holdMs)));
    expect(await claim(later(holdMs))).toEqual([board]);
  });

  test('has a place whose hold ran out while it was paid for, where it is free', async () => {
    await hold(roofer);
    await claim();
    const late = later(holdMs * 3);
    expect(await assign(late)).toEqual([]);
    expect(await listPlaces(database, { holder }, late)).toMatchObject([{ state: 'ASSIGNED' }]);
  });

  test('has it though its merchant held it again meanwhile', async () => {
    await hold(roofer);
    await claim();
    const late = later(holdMs * 2);
    await hold(roofer, late);
    expect(await assign(late)).toEqual([]);
    expect(await listPlaces(database, roofer, late)).toMatchObject([{ state: 'ASSIGNED', holder }]);
  });

  test('is told of what another has meanwhile', async () => {
    await hold(roofer);
    await claim();
    const late = later(holdMs * 2);
    await hold(await merchant(), late);
    expect(await assign(late)).toEqual([board]);
    expect(await listPlaces(database, { holder }, late)).toEqual([]);
  });

  test('hands back what a card did not pay, until the time that was told', async () => {
    await hold(roofer);
    await claim();
    await database.transaction((transaction) => handBackPlaces(transaction, { holder }, testNow));
    expect(await listPlaces(database, roofer, testNow)).toMatchObject([
      { holder: null, isClaimed: false, until: later(holdMs) },
    ]);
    expect(await claim()).toEqual([]);
  });

  test('lets go of its places, those that it has and those that it claims, once', async () => {
    await hold(roofer);
    await claim();
    expect(await end()).toEqual([board]);
    expect(await end()).toEqual([]);
    await hold(roofer);
    await claim();
    await assign();
    expect(await end()).toEqual([board]);
    expect(await hold(await merchant())).toMatchObject({ slot: 1 });
  });

  test('lets go of the board that is named alone', async () => {
    const second = await storeBoard(database);
    await hold(roofer);
    await hold(roofer, testNow, second);
    const both = { ...bought(), boardIds: [second, board] };
    await database.transaction(async (transaction) => {
      await claimPlaces(transaction, both, testNow);
      await assignPlaces(transaction, { ...both, until: due }, testNow);
      await endPlaces(transaction, { holder, boardIds: [board] }, testNow);
    });
    const left = await listPlaces(database, { holder }, testNow);
    expect(left.map(({ boardId }) => boardId)).toEqual([second]);
  });
});
