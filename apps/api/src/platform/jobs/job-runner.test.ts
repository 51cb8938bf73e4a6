import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Domain } from '../domain.ts';
import { keepLog } from '../log-lines.fixture.ts';
import { jobRuns } from '../tables.ts';
import { startTestServer } from '../test-server.fixture.ts';
import type { Job, JobContext } from './job.ts';
import { createJobRunner, type JobRunner } from './job-runner.ts';
import { leaseMs } from './job-runs.ts';

const { log, texts, lines: allLines } = keepLog();
const { platform } = await startTestServer([], { log });
const { database } = platform;
const everyMs = 60_000;
const start = new Date('2026-11-24T12:00:00Z');
const runners: JobRunner[] = [];

beforeEach(async () => {
  await database.delete(jobRuns);
  texts.length = 0;
});

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
});

const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

/** A process of its own on the same database, whose clock stands at `start`. */
function openRunner(...jobs: readonly Job[]): JobRunner {
  const domain: Domain = { name: 'clean', routes: [], jobs };
  const clock = { now: () => start };
  const runner = createJobRunner({ ...platform, clock }, [domain]);
  runners.push(runner);
  return runner;
}

/** A job, and when it ran. */
function makeJob(run: Job['run'] = async () => 1, facts: Partial<Job> = {}) {
  const times: Date[] = [];
  const job: Job = {
    name: 'sweep-floor',
    summary: 'Sweeps the floor.',
    everyMs,
    async run(context) {
      times.push(context.clock.now());
      return run(context);
    },
    ...facts,
  };
  return { job, times };
}

/** Makes a job that goes on until it is released, or is requested to end. */
function makeSlowJob() {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const signals: AbortSignal[] = [];
  const { job, times } = makeJob(async ({ signal }: JobContext) => {
    signals.push(signal);
    await Promise.race([
      released,
      new Promise((resolve) => signal.addEventListener('abort', resolve)),
    ]);
    return 1;
  });
  return { job, times, signals, letGo: () => letGo() };
}

async function readRun() {
  const [run] = await database
    .select({
      dueAt: jobRuns.dueAt,
      holder: jobRuns.holder,
      secondsLeft: sql<number>`extract(epoch from held_until - clock_timestamp())::float8`,
    })
    .from(jobRuns)
    .where(eq(jobRuns.name, 'sweep-floor'));
  return run;
}

const lines = () => allLines().filter(({ job }) => job !== undefined);

test('a job runs when its interval is over, by a clock that stands there, and not before', async () => {
  const { job, times } = makeJob();
  const runner = openRunner(job);
  expect(await runner.runDue(start)).toEqual([]);
  expect(await runner.runDue(minutes(1))).toEqual(['sweep-floor']);
  expect(await runner.runDue(minutes(1.9))).toEqual([]);
  expect(await runner.runDue(minutes(60))).toEqual(['sweep-floor']);
  expect(times).toEqual([minutes(1), minutes(60)]);
});

test('of several processes, one does it, whichever comes first', async () => {
  const { job, times } = makeJob();
  const processes = [1, 2, 3, 4, 5].map(() => openRunner(job));
  for (let round = 1; round <= 10; round += 1) {
    const done = await Promise.all(processes.map((runner) => runner.runDue(minutes(round))));
    expect(done.flat()).toEqual(['sweep-floor']);
  }
  expect(times).toHaveLength(10);
  expect(lines()).toHaveLength(10);
});

test('a clock that is a little behind another’s does not run it again', async () => {
  const { job, times } = makeJob();
  const [one, two] = [openRunner(job), openRunner(job)];
  await one.runDue(minutes(1));
  expect(await two.runDue(minutes(0.9))).toEqual([]);
  expect(times).toHaveLength(1);
});

test('what each process has of its own, each does', async () => {
  const { job, times } = makeJob(undefined, { isPerProcess: true });
  const processes = [openRunner(job), openRunner(job)];
  for (const runner of processes) expect(await runner.runDue(start)).toEqual([]);
  for (const runner of processes) await runner.runDue(minutes(1));
  expect(times).toHaveLength(2);
  for (const runner of processes) expect(await runner.runDue(minutes(1.5))).toEqual([]);
});

test('a line says what was done, and nothing where nothing was', async () => {
  let count = 3;
  const { job } = makeJob(async () => count);
  const runner = openRunner(job);
  await runner.runDue(minutes(1));
  expect(lines()).toMatchObject([{ job: 'sweep-floor', count: 3, ms: expect.any(Number) }]);
  expect(lines()[0].dropped).toBeUndefined();
  count = 0;
  await runner.runDue(minutes(2));
  expect(lines()).toHaveLength(1);
});

test('a job that fails is told, keeps no other from running, and is tried at its next time', async () => {
  const failing = makeJob(async () => {
    throw new Error('the broom is broken');
  });
  const other = makeJob(undefined, { name: 'wash-floor' });
  const runner = openRunner(failing.job, other.job);
  await runner.runDue(minutes(1));
  const failed = lines().find(({ job }) => job === 'sweep-floor');
  expect(failed).toMatchObject({ level: 40, msg: 'a job failed' });
  expect(other.times).toHaveLength(1);
  await runner.runDue(minutes(1.5));
  expect(failing.times).toHaveLength(1);
  await runner.runDue(minutes(2));
  expect(failing.times).toHaveLength(2);
});

test('a slow job never runs twice at once, in its process or in another', async () => {
  const { job, times, letGo } = makeSlowJob();
  const [one, two] = [openRunner(job), openRunner(job)];
  const first = one.runDue(minutes(1));
  await expect.poll(() => times.length).toBe(1);
  for (const runner of [one, two]) expect(await runner.runDue(minutes(5))).toEqual([]);
  letGo();
  expect(await first).toEqual(['sweep-floor']);
  expect(await two.runDue(minutes(5))).toEqual(['sweep-floor']);
});

test('a job that lasts keeps its lease', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { job, times, letGo } = makeSlowJob();
  const first = openRunner(job).runDue(minutes(1));
  await expect.poll(() => times.length).toBe(1);
  await database.update(jobRuns).set({ heldUntil: sql`clock_timestamp() + interval '5 s'` });
  await vi.advanceTimersByTimeAsync(leaseMs / 4);
  await expect.poll(async () => (await readRun())?.secondsLeft).toBeGreaterThan(50);
  letGo();
  await first;
  expect(await readRun()).toMatchObject({ holder: null, secondsLeft: null, dueAt: minutes(2) });
});

test('what a dead process was at is taken over after its lease, and not waited for until it is due', async () => {
  const { job, times } = makeJob(undefined, { everyMs: 24 * 60 * everyMs });
  const [dead, other] = [makeSlowJob(), openRunner(job)];
  await other.runDue(start);
  void openRunner({ ...dead.job, everyMs: job.everyMs }).runDue(minutes(24 * 60));
  await expect.poll(() => dead.times.length).toBe(1);
  expect(await other.runDue(minutes(24 * 60 + 1))).toEqual([]);
  await database.update(jobRuns).set({ heldUntil: sql`clock_timestamp() - interval '1 s'` });
  expect(await other.runDue(minutes(24 * 60 + 2))).toEqual(['sweep-floor']);
  expect(times).toHaveLength(1);
});

test('a process that finds its run taken over ends it, and leaves the other’s alone', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { job, times, signals } = makeSlowJob();
  const first = openRunner(job).runDue(minutes(1));
  await expect.poll(() => times.length).toBe(1);
  await database.update(jobRuns).set({ holder: 'another' });
  await vi.advanceTimersByTimeAsync(leaseMs / 4);
  await first;
  expect(signals[0]?.aborted).toBe(true);
  expect((await readRun())?.holder).toBe('another');
});

test('a process that stops waits for what runs, begins nothing, and leaves it to the others', async () => {
  const { job, signals, times } = makeSlowJob();
  const { job: whole } = makeJob();
  const [one, two] = [openRunner(job), openRunner(whole)];
  const first = one.runDue(minutes(1));
  await expect.poll(() => times.length).toBe(1);
  expect(signals[0]?.aborted).toBe(false);
  await one.stop();
  await first;
  expect(signals[0]?.aborted).toBe(true);
  expect(await one.runDue(minutes(9))).toEqual([]);
  expect(await two.runDue(minutes(1))).toEqual(['sweep-floor']);
});

test('a clock that was moved back leaves no job waiting for its former time', async () => {
  const { job, times } = makeJob();
  const runner = openRunner(job);
  await runner.runDue(minutes(30 * 24 * 60));
  await runner.runDue(minutes(1));
  expect(times).toHaveLength(2);
});

test('a process that has started follows its clock', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { job, times } = makeJob();
  let now = start;
  const domain: Domain = { name: 'clean', routes: [], jobs: [job] };
  const runner = createJobRunner({ ...platform, clock: { now: () => now } }, [domain]);
  runners.push(runner);
  runner.start();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(times).toEqual([]);
  now = minutes(3);
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      return times.length;
    })
    .toBe(1);
});

test('a database that is away is told, and looked for again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const away = await startTestServer([], { withoutDatabase: true, log });
  const runner = createJobRunner(away.platform, [
    { name: 'clean', routes: [], jobs: [makeJob().job] },
  ]);
  runners.push(runner);
  runner.start();
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      return allLines().filter(({ msg }) => msg === 'no due job could be looked for').length;
    })
    .toBeGreaterThan(1);
});

test('two jobs of one name start no process', () => {
  const { job } = makeJob();
  expect(() => openRunner(job, { ...job })).toThrow('Two jobs are called sweep-floor');
});
