import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { jobContextOf } from '../jobs/job-context.fixture.ts';
import { keepLog } from '../log-lines.fixture.ts';
import { startTestServer } from '../test-server.fixture.ts';
import { findFailedWork, giveFailedWorkUp, tryFailedWorkAgain } from './failed-work.ts';
import { makeWork, openProcess, parcelOf } from './queue.fixture.ts';
import { queueDomain } from './queue-domain.ts';
import { defineWork, type Work } from './work.ts';
import type { WorkRunner } from './work-runner.ts';

const { log, texts, lines } = keepLog();
const { platform } = await startTestServer([], { log });
const { database, queue } = platform;
const runners: WorkRunner[] = [];

beforeEach(async () => {
  await database.execute(sql`delete from pgboss.job`);
  texts.length = 0;
});

afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
});

function open(...work: readonly Work[]): WorkRunner {
  const runner = openProcess(platform, ...work);
  runners.push(runner);
  return runner;
}

/** As if a process that ran work had been silent for as long as that. */
async function silence(seconds: number): Promise<void> {
  await database.execute(
    sql`update pgboss.job set heartbeat_on = now() - make_interval(secs => ${seconds}) where state = 'active'`,
  );
  // What was looked after within the last second is left alone.
  await database.execute(sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`);
  for (const job of queueDomain.jobs ?? []) {
    await job.run(jobContextOf(platform));
  }
}

async function readWaiting() {
  const { rows } = await database.execute<{ state: string; tries: number; seconds: number }>(sql`
    select state, retry_count as tries, extract(epoch from start_after - now())::float8 as seconds
    from pgboss.job where name = 'send-parcel' and state < 'completed'`);
  return rows;
}

const failing = () =>
  makeWork(async () => {
    throw new RangeError('rosa@example.org is too far away');
  });

test('work is declared at its first use while transactions hold every connection', async () => {
  const { platform: busy } = await startTestServer([]);
  const { work } = makeWork();
  const { max: size } = busy.database.$client.options;
  const enqueued = Array.from({ length: size }, (_, index) =>
    busy.database.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      await expect.poll(() => busy.database.$client.totalCount).toBe(size);
      await busy.queue.enqueue(transaction, work, parcelOf(index + 1));
    }),
  );
  await Promise.all(enqueued);
  const { rows } = await busy.database.execute(
    sql`select from pgboss.job where name = ${work.name}`,
  );
  expect(rows).toHaveLength(size);
});

test('work is enqueued with its transaction, and gone when that is rolled back', async () => {
  const { work, ran } = makeWork();
  const runner = open(work);
  await expect(
    database.transaction(async (transaction) => {
      await queue.enqueue(transaction, work, parcelOf(1));
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await runner.runWaiting()).toEqual([]);
  await database.transaction(async (transaction) => {
    await queue.enqueue(transaction, work, parcelOf(2));
    expect(await runner.runWaiting(), 'nobody sees it before').toEqual([]);
  });
  expect(await runner.runWaiting()).toEqual(['send-parcel']);
  expect(await runner.runWaiting()).toEqual([]);
  expect(ran).toEqual([2]);
});

test('the same ids wait once, whoever enqueues them at once', async () => {
  const { work, ran } = makeWork();
  const runner = open(work);
  const ids = [1, 1, 1, 2, 1, 2];
  await Promise.all(ids.map((id) => queue.enqueue(database, work, parcelOf(id))));
  await runner.runWaiting();
  expect(ran.sort()).toEqual([1, 2]);
});

test('what is enqueued while it runs is run once more, after that', async () => {
  let isFirst = true;
  const { work, ran } = makeWork(async () => {
    if (isFirst) {
      isFirst = false;
      for (let again = 0; again < 3; again += 1) await queue.enqueue(database, work, parcelOf(1));
      expect(await open(work).runWaiting(), 'not twice at once').toEqual([]);
    }
    return 'done';
  });
  await queue.enqueue(database, work, parcelOf(1));
  await open(work).runWaiting();
  expect(ran).toEqual([1, 1]);
});

test('work that has more to do lets others go first, and keeps its ids', async () => {
  let left = 3;
  const { work, ran } = makeWork(async (_, { listingId }) => {
    if (listingId !== 1) return 'done';
    left -= 1;
    return left > 0 ? 'more' : 'done';
  });
  await queue.enqueue(database, work, parcelOf(1));
  await queue.enqueue(database, work, parcelOf(2));
  await open(work).runWaiting();
  expect(ran).toEqual([1, 2, 1, 1]);
});

test('what throws is tried again, after pauses that grow', async () => {
  const { work, ran } = failing();
  const runner = open(work);
  await queue.enqueue(database, work, parcelOf(1));
  await runner.runWaiting();
  expect(ran).toEqual([1]);
  const [first] = await readWaiting();
  expect(first).toMatchObject({ state: 'retry', tries: 0 });
  expect(first?.seconds).toBeGreaterThan(5);
  expect(first?.seconds).toBeLessThan(21);
  await database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  await queue.enqueue(database, work, parcelOf(1));
  await runner.runWaiting();
  expect(ran, 'enqueued again, it is the same work').toEqual([1, 1]);
  const [second] = await readWaiting();
  expect(second?.seconds).toBeGreaterThan(15);
  expect(lines().filter(({ msg }) => msg === 'kept work failed')).toMatchObject([
    { job: 'send-parcel', tries: 1, err: { type: 'RangeError' } },
    { job: 'send-parcel', tries: 2 },
  ]);
});

test('what is enqueued during a run that fails waits once, for its next try', async () => {
  let isMended = false;
  const { work, ran } = makeWork(async () => {
    if (isMended) return 'done';
    await queue.enqueue(database, work, parcelOf(1));
    await queue.enqueue(database, work, parcelOf(2));
    throw new RangeError('too far away');
  });
  const runner = open(work);
  await queue.enqueue(database, work, parcelOf(1));
  await runner.runWaiting();
  expect(ran).toEqual([1, 2]);
  expect(await readWaiting()).toMatchObject([
    { state: 'retry', tries: 0 },
    { state: 'retry', tries: 0 },
  ]);
  isMended = true;
  await runner.runWaiting({ withoutPauses: true });
  expect(ran).toEqual([1, 2, 1, 2]);
});

test('what is enqueued while a process dies over it waits once', async () => {
  let letGo = () => {};
  const { work, ran } = makeWork(() => new Promise((resolve) => (letGo = () => resolve('done'))));
  await queue.enqueue(database, work, parcelOf(1));
  const first = open(work).runWaiting();
  await expect.poll(() => ran).toEqual([1]);
  await queue.enqueue(database, work, parcelOf(1));
  await silence(9);
  expect(await readWaiting(), 'a run that goes on is followed by another').toHaveLength(2);
  await silence(11);
  expect(await readWaiting()).toMatchObject([{ state: 'retry' }]);
  letGo();
  await first;
});

test('what failed at every try waits for an operator, who has it tried again or gives it up', async () => {
  let isMended = false;
  const { work, ran } = makeWork(
    async () => {
      if (!isMended) throw Object.assign(new RangeError('rosa@example.org'), { code: 'ETOOFAR' });
      return 'done';
    },
    { retries: 2 },
  );
  const runner = open(work);
  for (const id of [1, 2]) await queue.enqueue(database, work, parcelOf(id));
  await runner.runWaiting({ withoutPauses: true });
  expect(ran).toHaveLength(6);
  const failed = await findFailedWork(queue, 10);
  expect(failed).toMatchObject([
    { work: 'send-parcel', tries: 3, reason: 'RangeError ETOOFAR' },
    { work: 'send-parcel', tries: 3 },
  ]);
  expect(failed.map(({ ids }) => ids.listingId).sort()).toEqual([1, 2]);
  const { rows } = await database.execute(sql`select * from pgboss.job`);
  expect(JSON.stringify(rows)).not.toContain('rosa');

  isMended = true;
  const [one, other] = failed;
  expect(await tryFailedWorkAgain(queue, one?.id ?? '')).toBe(true);
  expect(await tryFailedWorkAgain(queue, one?.id ?? '')).toBe(false);
  expect(await runner.runWaiting()).toEqual(['send-parcel']);
  expect(ran.at(-1)).toBe(one?.ids.listingId);
  expect(await giveFailedWorkUp(queue, other?.id ?? '')).toBe(true);
  expect(await giveFailedWorkUp(queue, other?.id ?? '')).toBe(false);
  expect(await findFailedWork(queue, 10)).toEqual([]);
});

test('of several processes, each piece of work is one’s', async () => {
  const { work, ran } = makeWork(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return 'done';
  });
  const ids = Array.from({ length: 30 }, (_, at) => at + 1);
  for (const id of ids) await queue.enqueue(database, work, parcelOf(id));
  const done = await Promise.all([1, 2, 3].map(() => open(work).runWaiting()));
  expect(done.flat()).toHaveLength(30);
  expect(ran.toSorted((one, other) => one - other)).toEqual(ids);
});

test('what a silent process was at is taken back, and its late end changes nothing', async () => {
  let letGo = () => {};
  const slow = makeWork(() => new Promise((resolve) => (letGo = () => resolve('more'))));
  await queue.enqueue(database, slow.work, parcelOf(1));
  const first = open(slow.work).runWaiting();
  await expect.poll(() => slow.ran).toEqual([1]);
  await silence(9);
  expect(await readWaiting()).toMatchObject([{ state: 'active' }]);
  await silence(11);
  expect(await readWaiting()).toMatchObject([{ state: 'retry' }]);
  letGo();
  await first;
  expect(await readWaiting(), 'the late one has put nothing back').toMatchObject([
    { state: 'retry', tries: 0 },
  ]);
  const { work, ran } = makeWork();
  await open(work).runWaiting({ withoutPauses: true });
  expect(ran).toEqual([1]);
});

test('a process that stops waits for what runs, and hands back what does not end', async () => {
  const { work, ran } = makeWork(async ({ signal }, { listingId }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    if (listingId === 1) throw signal.reason;
    return 'done';
  });
  for (const id of [2, 1]) {
    await queue.enqueue(database, work, parcelOf(id));
    const runner = open(work);
    runner.start();
    await expect.poll(() => ran).toContain(id);
    await runner.stop();
  }
  expect(await readWaiting()).toMatchObject([{ state: 'created', tries: 0 }]);
  const { work: quick, ran: again } = makeWork();
  await open(quick).runWaiting();
  expect(again).toEqual([1]);
});

test('work that could carry a person’s data, or another’s name, starts no process', () => {
  const ids = z.strictObject({ listingId: z.int(), email: z.string() });
  const run = async () => 'done' as const;
  expect(() => defineWork({ name: 'tell', summary: '', ids, run })).toThrow('"email"');
  const number = z.strictObject({ amount: z.number() });
  expect(() => defineWork({ name: 'tell', summary: '', ids: number, run })).toThrow('"amount"');
  const allowed = z.strictObject({ id: z.uuid(), size: z.enum(['small', 'large']) });
  expect(defineWork({ name: 'tell', summary: '', ids: allowed, run }).name).toBe('tell');
  const { work } = makeWork();
  expect(() => open(work, { ...work })).toThrow('Two kinds of work are called send-parcel');
});
