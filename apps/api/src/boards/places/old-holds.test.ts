import { holdMs } from '@boardwalk/sdk-core/boards/places/place-life';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { daysFromNow, testNow } from '../../listings/listings.fixture.ts';
import { jobContextOf } from '../../platform/jobs/job-context.fixture.ts';
import { boardPlaces, boardsTable } from '../tables.ts';
import { claimPlaces, handBackPlaces } from './held-places.ts';
import { holdPlace } from './hold-place.ts';
import { lockBoards } from './lock-boards.ts';
import { storeBoard, storeMerchant } from './places.fixture.ts';
import { oldHolds } from './release-holds.ts';

const { database, server, signIn } = await startAccess();
const { id: ownerId } = await signIn('merchants');
const holder = 'licence 1';
const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);
let board: number;

beforeEach(async () => {
  await database.delete(boardsTable);
  board = await storeBoard(database);
});

async function hold() {
  const merchant = await storeMerchant(database, ownerId);
  await database.transaction(async (transaction) => {
    const [locked] = await lockBoards(transaction, [board], testNow);
    if (locked) await holdPlace(transaction, locked, merchant);
  });
  return merchant;
}

const claim = (merchant: Awaited<ReturnType<typeof hold>>, now: Date) =>
  database.transaction((transaction) =>
    claimPlaces(transaction, { holder, merchant, boardIds: [board] }, now),
  );

test('a place that is handed back is kept as long as it would have been anyway', async () => {
  const merchant = await hold();
  await claim(merchant, minutes(29));
  await database.transaction((transaction) => handBackPlaces(transaction, { holder }, minutes(29)));
  const [place] = await database.select().from(boardPlaces);
  expect(place).toMatchObject({ state: 'HELD', isClaimed: false, holder: null });
  expect(place?.until?.getTime()).toBe(testNow.getTime() + holdMs);
});

test.each([
  ['is retired', () => database.update(boardsTable).set({ retiredAt: testNow })],
  [
    'is out of service',
    () =>
      database.execute(
        `insert into board_outages (board_id, "from", reason, created_at)
         values (${board}, '${testNow.toISOString()}', 'Struck by lightning', now())`,
      ),
  ],
])('nobody buys a place that they hold on a board that %s', async (_, change) => {
  const merchant = await hold();
  await change();
  expect(await claim(merchant, minutes(1))).toEqual([board]);
});

test('holds that came to nothing are forgotten after a day, and places that somebody had are not', async () => {
  await hold();
  const [place] = await database.select().from(boardPlaces);
  if (!place) throw new Error('A place was held.');
  const gone = { state: 'RELEASED', until: null } as const;
  const old = { ...gone, releasedAt: daysFromNow(-2) };
  await database.update(boardPlaces).set(old).where(eq(boardPlaces.id, place.id));
  const other = { ...place, ...gone, heldAt: daysFromNow(-3) };
  await database.insert(boardPlaces).values([
    { ...other, id: crypto.randomUUID(), assignedAt: daysFromNow(-3), releasedAt: daysFromNow(-2) },
    { ...other, id: crypto.randomUUID(), releasedAt: daysFromNow(0) },
  ]);
  expect(await oldHolds.run(jobContextOf(server.platform))).toBe(1);
  const left = await database.select({ id: boardPlaces.id }).from(boardPlaces);
  expect(left).toHaveLength(2);
  expect(left).not.toContainEqual({ id: place.id });
});
