import { createTestDatabase } from '@boardwalk/tools/testing/database';
import { afterAll, expect, test } from 'vitest';
import { type BusinessClock, createMovableClock } from './clock.ts';
import { openDatabase } from './database/database.ts';

const dayMs = 86_400_000;
const database = openDatabase((await createTestDatabase()).url, () => {});
afterAll(() => database.$client.end());

/** Reads the machine's time before and after, between which any while may pass. */
function expectAhead(clock: BusinessClock, milliseconds: number): void {
  const before = Date.now();
  const time = clock.now().getTime() - milliseconds;
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
}

test('a move of one process moves the time of all', async () => {
  const mover = createMovableClock(database);
  const follower = createMovableClock(database);
  expectAhead(mover, 0);
  await mover.moveBy(30 * dayMs);
  await mover.moveBy(-5 * dayMs);
  await follower.refresh();
  for (const clock of [mover, follower]) expectAhead(clock, 25 * dayMs);
});
