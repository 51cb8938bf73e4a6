import { brotliDecompressSync } from 'node:zlib';
import type { BoardColumns } from '@boardwalk/sdk-core/boards/schemas';
import { serviceTypes } from '@boardwalk/sdk-core/listings/enumerations/people/service-types';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { testNow } from '../../listings/listings.fixture.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { storeBoard, storeMerchant } from '../places/places.fixture.ts';
import { boardsDomain } from '../routes.ts';
import { boardChanges, boardOutages, boardPlaces, boardsTable } from '../tables.ts';
import { forgetOldBoardChanges } from './forget-changes.ts';
import { createMapKeeper } from './map-keeper.ts';

const { server, database, signIn } = await startAccess(boardsDomain);
const { id: ownerId } = await signIn('merchants');
const address = '/api/v1/billboard/search?fields=map';
const other = openDatabase(server.platform.configuration.databaseUrl, () => {}, 2);
afterAll(() => other.$client.end());

/** The business time of the keepers of a test. */
let now = testNow;
const clock = { now: () => now };
const inMs = (ms: number) => new Date(testNow.getTime() + ms);
/** Two processes. */
const here = createMapKeeper({ database, clock });
const there = createMapKeeper({ database: other, clock });

const read = async (keeper = here): Promise<BoardColumns> =>
  JSON.parse((await keeper.current()).json).columns;
const takenIn = async (keeper = here) => (await read(keeper)).taken;

let slots = 0;
async function place(boardId: number, facts: Partial<typeof boardPlaces.$inferInsert> = {}) {
  const { listingId, serviceType } = await storeMerchant(database, ownerId);
  slots += 1;
  await database.insert(boardPlaces).values({
    ...{ boardId, listingId, serviceType, state: 'ASSIGNED', slot: slots, serviceSlot: 1 },
    ...{ heldAt: testNow, ...facts },
  });
}

beforeEach(async () => {
  now = testNow;
  slots = 0;
  await database.delete(boardsTable);
});

describe('the columns', () => {
  test('add up to the boards that are sold, in the order of their ids', async () => {
    const first = await storeBoard(database, { lat: 43.25, lng: -79.85, capacity: 1 });
    await storeBoard(database, { retiredAt: testNow });
    const last = await storeBoard(database, { lat: -33.8, lng: 151.2, name: 'Harbour' });
    const { ids, lats, lngs, ...columns } = await read();
    const sums = (numbers: number[]) => {
      let sum = 0;
      return numbers.map((one) => (sum += one));
    };
    expect(sums(ids)).toEqual([first, last]);
    expect(sums(lats)).toEqual([4_325_000, -3_380_000]);
    expect(sums(lngs)).toEqual([-7_985_000, 15_120_000]);
    expect(columns).toEqual({
      names: ['Albert Street', 'Harbour'],
      ...{ taken: [0, 0], capacities: [1, 8], services: [0, 0], out: [] },
    });
  });

  test('count live places, and say which service types have no place left', async () => {
    const strict = await storeBoard(database);
    const loose = await storeBoard(database, { mostPerServiceType: 2 });
    const any = await storeBoard(database, { mostPerServiceType: null });
    for (const id of [strict, loose, any]) await place(id);
    await place(strict, { state: 'HELD', until: inMs(60_000), serviceType: 'INSURANCE' });
    await place(strict, { state: 'HELD', until: testNow, serviceType: 'PLUMBING' });
    await place(strict, { state: 'RELEASED', serviceType: 'ELECTRICAL' });
    const { taken, services } = await read();
    expect(taken).toEqual([2, 1, 1]);
    const bit = (type: (typeof serviceTypes)[number]) => 2 ** serviceTypes.indexOf(type);
    expect(services).toEqual([bit('ROOFING') + bit('INSURANCE'), 0, 0]);
  });
});

describe('a kept map', () => {
  test('is packed once for all who ask, and anew after a change', async () => {
    await storeBoard(database);
    const first = await here.current();
    expect(await here.current()).toBe(first);
    const board = await storeBoard(database);
    const answers = await Promise.all(Array.from({ length: 20 }, () => here.current()));
    expect(new Set(answers).size).toBeLessThanOrEqual(2);
    for (const { json } of answers) expect(JSON.parse(json).columns.ids).toHaveLength(2);
    for (const facts of [{ name: 'New' }, { capacity: 2 }, { retiredAt: testNow }]) {
      const before = await here.current();
      await database.update(boardsTable).set(facts).where(eq(boardsTable.id, board));
      expect((await here.current()).tag).not.toBe(before.tag);
    }
  });

  test('has what another process has done, once that is through, and nothing of what failed', async () => {
    const board = await storeBoard(database);
    expect([await takenIn(here), await takenIn(there)]).toEqual([[0], [0]]);
    await place(board);
    expect([await takenIn(there), await takenIn(here)]).toEqual([[1], [1]]);
    const kept = await there.current();
    await database
      .transaction(async (transaction) => {
        await transaction.delete(boardPlaces);
        expect(await there.current()).toBe(kept);
        throw new Error('The card was refused.');
      })
      .catch(() => {});
    expect(await there.current()).toBe(kept);
    await database.delete(boardPlaces);
    expect(await takenIn(there)).toEqual([0]);
  });

  test('that was being read while somebody changed boards is read anew afterwards', async () => {
    await storeBoard(database);
    let early: Promise<BoardColumns> | undefined;
    await database.transaction(async (transaction) => {
      await storeBoard(transaction);
      await transaction.execute(sql`lock table board_places in access exclusive mode`);
      early = read(there);
      // It has its view by now, and waits for the table.
      await expect
        .poll(async () => {
          const { rows } = await database.execute(
            sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%board_places%'`,
          );
          return rows.length;
        })
        .toBe(1);
    });
    expect((await early)?.ids).toHaveLength(1);
    expect((await read(there)).ids).toHaveLength(2);
  });

  test('loses a hold that runs out, though nobody writes that down', async () => {
    const board = await storeBoard(database);
    await place(board, { state: 'HELD', until: inMs(1_000) });
    expect(await takenIn()).toEqual([1]);
    const kept = await here.current();
    now = inMs(999);
    expect(await here.current()).toBe(kept);
    now = inMs(1_000);
    expect(await takenIn()).toEqual([0]);
    now = testNow;
    expect(await takenIn(), 'after the clock was moved back').toEqual([1]);
  });

  test('shows an outage from its first to its last moment', async () => {
    const boardId = await storeBoard(database);
    const outage = { boardId, from: inMs(1_000), until: inMs(2_000), reason: 'A storm.' };
    await database.insert(boardOutages).values({ ...outage, createdAt: testNow });
    for (const [ms, out] of [
      [0, []],
      [999, []],
      [1_000, [0]],
      [1_999, [0]],
      [2_000, []],
    ] as const) {
      now = inMs(ms);
      expect([ms, (await read()).out]).toEqual([ms, out]);
    }
    await database.update(boardOutages).set({ until: null });
    expect((await read()).out).toEqual([0]);
  });

  test('is there again after its connections were lost', async () => {
    const board = await storeBoard(database);
    expect(await takenIn(there)).toEqual([0]);
    await place(board);
    const own = other.$client;
    const { rows } = await own.query('select pg_backend_pid() as pid');
    await database.execute(sql`select pg_terminate_backend(${rows[0].pid})`);
    await expect.poll(() => takenIn(there).catch(() => [])).toEqual([1]);
  });

  test('outlives the sweep of old changes, which leaves new ones', async () => {
    await storeBoard(database);
    await database.update(boardChanges).set({ at: sql`now() - interval '25 hours'` });
    await storeBoard(database);
    const before = await database.$count(boardChanges);
    expect(await forgetOldBoardChanges(server.platform)).toBe(before - 1);
    expect(await database.$count(boardChanges)).toBe(1);
    expect((await read()).ids).toHaveLength(2);
  });
});

const ask = (headers: Record<string, string> = {}) =>
  server.inject({ method: 'POST', url: address, headers, payload: {} });

test('pages of any origin are answered packed, and with nothing where they have it', async () => {
  await storeBoard(database);
  const elsewhere = { origin: 'https://paper.example', 'accept-encoding': 'gzip, br' };
  const first = await ask(elsewhere);
  expect(first.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'content-encoding': 'br',
  });
  expect(first.headers['access-control-expose-headers']).toContain('ETag');
  expect(JSON.parse(brotliDecompressSync(first.bytes).toString()).columns.ids).toHaveLength(1);
  const known = { ...elsewhere, 'if-none-match': `${first.headers.etag}` };
  expect(await ask(known)).toMatchObject({ status: 304, text: '' });
  await storeBoard(database);
  expect((await ask(known)).status).toBe(200);
  const { headers } = await server.inject({
    method: 'OPTIONS',
    url: address,
    headers: { origin: elsewhere.origin, 'access-control-request-method': 'POST' },
  });
  expect(headers['access-control-allow-headers']).toContain('If-None-Match');
});
