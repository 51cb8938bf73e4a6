import { afterEach, expect, test } from 'vitest';
import { startTestServer } from '../test-server.fixture.ts';
import { makeWork, openProcess, parcelOf } from './queue.fixture.ts';
import type { Work } from './work.ts';
import type { WorkRunner } from './work-runner.ts';

const { platform } = await startTestServer([]);
const { database, queue } = platform;
const runners: WorkRunner[] = [];

afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
});

function open(...work: readonly Work[]): WorkRunner {
  const runner = openProcess(platform, ...work);
  runners.push(runner);
  return runner;
}

test('what is not urgent runs after all that is', async () => {
  const { work, ran } = makeWork();
  await database.transaction(async (transaction) => {
    await queue.enqueue(transaction, work, parcelOf(1), { isUrgent: false });
    await queue.enqueue(transaction, work, parcelOf(2), { isUrgent: false });
    await queue.enqueue(transaction, work, parcelOf(3));
    // Enqueued once more, and urgently.
    await queue.enqueue(transaction, work, parcelOf(2));
  });
  await open(work).runWaiting();
  expect(ran.toSorted()).toEqual([1, 2, 3]);
  expect(ran.at(-1)).toBe(1);
});

test('as many run at once in a process as the work says, and no more', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let atOnce = 0;
  let most = 0;
  const { work, ran } = makeWork(
    async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await released;
      atOnce -= 1;
      return 'done';
    },
    { atOnce: 2 },
  );
  await database.transaction(async (transaction) => {
    for (const id of [1, 2, 3, 4]) await queue.enqueue(transaction, work, parcelOf(id));
  });
  open(work).start();
  await expect.poll(() => atOnce, { timeout: 10_000 }).toBe(2);
  release();
  await expect.poll(() => ran.length, { timeout: 10_000 }).toBe(4);
  expect(most).toBe(2);
});
