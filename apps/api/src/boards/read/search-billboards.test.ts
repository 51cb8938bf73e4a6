import { isTaken } from '@boardwalk/sdk-core/boards/places/place-life';
import { beforeEach, expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { openBrowser } from '../../account/account.fixture.ts';
import { testNow } from '../../listings/listings.fixture.ts';
import { media } from '../../media/tables.ts';
import { boardPlaceOf } from '../places/place-row.ts';
import { storeBoard, storeMerchant } from '../places/places.fixture.ts';
import { boardsDomain } from '../routes.ts';
import { boardOutages, boardPlaces, boardsTable } from '../tables.ts';
import { isTakenSql } from './live-places.ts';

const { server, database, signIn } = await startAccess(boardsDomain);
const { id: ownerId } = await signIn('merchants');
const visitor = openBrowser(server);
const search = (body: object = {}, query = '') =>
  visitor.call('POST', `/api/v1/billboard/search${query}`, body);
const inMs = (ms: number) => new Date(Date.now() + ms);

const idsOf = ({ body }: Awaited<ReturnType<typeof search>>): number[] =>
  body.results.map(({ id }: { id: number }) => id);

beforeEach(async () => {
  await database.delete(boardsTable);
});

async function place(boardId: number, facts: Partial<typeof boardPlaces.$inferInsert>) {
  const { listingId, serviceType } = await storeMerchant(database, ownerId);
  const slot = 1 + (await database.$count(boardPlaces));
  await database.insert(boardPlaces).values({
    ...{ boardId, listingId, serviceType, slot, serviceSlot: slot, state: 'ASSIGNED' },
    ...{ heldAt: testNow, ...facts },
  });
}

test('a board has its name, point, picture and how much of it is taken', async () => {
  const picture = 'b'.repeat(32);
  const facts = {
    kind: 'image',
    alt: 'A board',
    width: 800,
    height: 600,
    thumbhash: 'aGk=',
  } as const;
  await database.insert(media).values({ id: picture, bytes: 1, createdAt: testNow, ...facts });
  const board = await storeBoard(database, { pictureId: picture, mostPerServiceType: null });
  await place(board, {});
  await place(board, { state: 'HELD', until: inMs(60_000) });
  await place(board, { state: 'HELD', until: inMs(-1_000) });
  const { status, body } = await search();
  expect(status).toBe(200);
  expect(body).toEqual({
    total: 1,
    results: [
      {
        id: board,
        name: 'Albert Street',
        description: 'Seen by those who come from the south.',
        point: { lat: 50.4452, lng: -104.6189 },
        image: expect.objectContaining({ id: picture, alt: 'A board' }),
        ...{ capacity: 8, taken: 2, isRetired: false, isOut: false },
      },
    ],
  });
});

test('boards that are sold come in pages, in the order of their ids', async () => {
  const ids: number[] = [];
  for (const name of ['A', 'B', 'C']) ids.push(await storeBoard(database, { name }));
  await storeBoard(database, { retiredAt: testNow });
  expect(idsOf(await search())).toEqual(ids);
  const page = await search({}, '?size=1&start=1');
  expect([idsOf(page), page.body.total]).toEqual([[ids[1]], 3]);
  expect(idsOf(await search({}, '?start=3'))).toEqual([]);
});

test('a text is looked for in names, and ids find what is retired as well', async () => {
  const king = await storeBoard(database, { name: 'King & Main 100%' });
  const gone = await storeBoard(database, { name: 'Kingsway', retiredAt: testNow });
  await storeBoard(database, { name: 'Queen' });
  expect(idsOf(await search({ text: ' KING ' }))).toEqual([king]);
  expect(idsOf(await search({ text: '%' }))).toEqual([king]);
  expect(idsOf(await search({ text: '_' }))).toEqual([]);
  const { body } = await search({ ids: [gone, king, 999_999] });
  expect(body.results).toMatchObject([
    { id: king, isRetired: false },
    { id: gone, isRetired: true },
  ]);
  expect(idsOf(await search({ ids: [gone, king], text: 'main' }))).toEqual([king]);
  expect(idsOf(await search({ ids: [] }))).toEqual([]);
});

test('a board is out of service for the time of an outage', async () => {
  const ids: number[] = [];
  for (const [from, until] of [
    [-2_000, null],
    [-2_000, 60_000],
    [-2_000, -1_000],
    [60_000, null],
  ] as const) {
    const boardId = await storeBoard(database);
    ids.push(boardId);
    const at = { from: inMs(from), until: until === null ? null : inMs(until) };
    await database
      .insert(boardOutages)
      .values({ boardId, ...at, reason: 'A storm.', createdAt: testNow });
  }
  const { body } = await search();
  expect(body.results.map(({ isOut }: { isOut: boolean }) => isOut)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ['?size=0', {}, 'query.size'],
  ['?size=3001', {}, 'query.size'],
  ['?start=-1', {}, 'query.start'],
  ['?fields=all', {}, 'query.fields'],
  ['', { text: 'a'.repeat(201) }, 'body.text'],
  ['', { text: '\0' }, 'body.text'],
  ['', { ids: ['x'] }, 'body.ids.0'],
  ['?fields=map', { ids: [1] }, 'body.ids'],
  ['?fields=map', { text: 'King' }, 'body.text'],
])('a search with %s and %j is refused', async (query, body, path) => {
  const answer = await search(body, query);
  expect([answer.status, answer.body.fields[0].path]).toEqual([400, path]);
});

test('a thousand boards can be asked for by their ids, and no more', async () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, nth) => 900_000 + nth);
  expect((await search({ ids: numbers(1_000) })).body).toEqual({ results: [], total: 0 });
  const { status, body } = await search({ ids: numbers(1_001) });
  expect([status, body.fields]).toEqual([400, [expect.objectContaining({ path: 'body.ids' })]]);
});

test('the database counts the places that the rule counts', async () => {
  const board = await storeBoard(database, { mostPerServiceType: null });
  const now = inMs(0);
  for (const ms of [-1, 0, 1]) await place(board, { state: 'HELD', until: new Date(+now + ms) });
  await place(board, { state: 'ASSIGNED' });
  await place(board, { state: 'RELEASED' });
  const rows = await database
    .select({ place: boardPlaces, isCounted: isTakenSql(now).mapWith(Boolean) })
    .from(boardPlaces);
  expect(rows.filter(({ isCounted }) => isCounted)).toHaveLength(2);
  for (const { place: row, isCounted } of rows) {
    expect(isTaken(boardPlaceOf(row), now.getTime())).toBe(isCounted);
  }
});
