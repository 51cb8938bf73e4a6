import { createTestDatabase } from '@boardwalk/tools/testing/database';
import { afterAll, expect, test } from 'vitest';
import { createMovableClock } from './clock.ts';
import { openDatabase } from './database/database.ts';

const dayMs = 86_400_000;
const database = openDatabase((await createTestDatabase()).url, () => {});
afterAll(() => database.$client.end());

test('a move of one process moves the time of all', async () => {
  const mover = createMovableClock(database);
  const follower = createMovableClock(database);
  expect(Math.abs(mover.now().getTime() - Date.now())).toBeLessThan(1_000);
  await mover.moveBy(30 * dayMs);
  await mover.moveBy(-5 * dayMs);
  await follower.refresh();
  for (const clock of [mover, follower]) {
    expect(clock.now().getTime() - Date.now()).toBeCloseTo(25 * dayMs, -4);
  }
});
