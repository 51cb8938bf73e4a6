import { maximumBoards } from '@boardwalk/sdk-core/boards/schemas';
import { count, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createMapKeeper } from '../../boards/map/map-keeper.ts';
import { boardOutages, boardPlaces, boardsTable } from '../../boards/tables.ts';
import { listings } from '../../listings/tables.ts';
import { distanceBetween } from '../../places/distance.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { loadDemo } from '../load-demo.ts';
import { demoBoardCount } from './demo-boards.ts';

const { platform } = await startTestServer([]);
const { database } = platform;
await loadDemo(platform);

const rows = await database.select().from(boardsTable);
const centre = { lat: 43.016, lng: -79.261 };

test('as many boards as a map asks for stand mostly around its centre, each under its own name', () => {
  expect([rows.length, demoBoardCount]).toEqual([maximumBoards, maximumBoards]);
  const near = rows.filter((row) => distanceBetween(centre, row) < 100_000);
  expect(near.length).toBeGreaterThan(rows.length / 2);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

test('some are for one merchant, some retired, some out of service, most have a picture', async () => {
  const sold = await database.$count(boardsTable, isNull(boardsTable.retiredAt));
  expect(sold).toBeGreaterThan(2_900);
  expect(sold).toBeLessThan(demoBoardCount);
  expect(await database.$count(boardsTable, eq(boardsTable.capacity, 1))).toBeGreaterThan(100);
  expect(await database.$count(boardsTable, isNotNull(boardsTable.pictureId))).toBeGreaterThan(
    1_500,
  );
  expect(await database.$count(boardOutages)).toBe(6);
});

test('merchants are on many boards, and some boards are full', async () => {
  const held = await database
    .select({ id: boardsTable.id, capacity: boardsTable.capacity, taken: count() })
    .from(boardPlaces)
    .innerJoin(boardsTable, eq(boardsTable.id, boardPlaces.boardId))
    .groupBy(boardsTable.id)
    .having(gte(count(), 1));
  expect(held.length).toBeGreaterThan(1_000);
  expect(held.filter(({ capacity, taken }) => taken === capacity).length).toBeGreaterThan(50);
  expect(held.every(({ capacity, taken }) => taken <= capacity)).toBe(true);
  const wrong = await database
    .select({ id: boardPlaces.id })
    .from(boardPlaces)
    .innerJoin(listings, eq(listings.id, boardPlaces.listingId))
    .where(eq(listings.isPublic, false));
  expect(wrong).toEqual([]);
});

test('the map of the demo weighs at most 60 KB', async () => {
  const answer = await createMapKeeper(platform).current();
  const [, bytes] = answer.packedFor('br') ?? [];
  expect(bytes?.length).toBeLessThanOrEqual(61_440);
});
