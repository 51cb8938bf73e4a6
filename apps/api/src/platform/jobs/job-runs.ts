import { minuteMs, secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { jobRuns } from '../tables.ts';
import type { Job } from './job.ts';

/** A run is its process' own for so long, unless it is renewed; a dead process renews nothing. */
export const leaseMs = minuteMs;

// By the database's own time: business time can be moved while a job runs.
const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${leaseMs / secondMs})`;

/** Clocks of processes differ less than this. */
const clockDifferenceMs = minuteMs;

const after = (start: Date, milliseconds: number) => new Date(start.getTime() + milliseconds);

/** Makes jobs known that the database has not met; they are due one interval after `start`. */
export async function declareJobs(
  queries: Queries,
  jobs: readonly Job[],
  start: Date,
): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map((job) => ({ name: job.name, dueAt: after(start, job.everyMs) }));
  await queries.insert(jobRuns).values(rows).onConflictDoNothing();
}

/** Takes the runs that are due and that no process is at; returns the names of their jobs. */
export async function claimRuns(
  queries: Queries,
  { jobs, holder, now }: { jobs: readonly Job[]; holder: string; now: Date },
): Promise<string[]> {
  if (jobs.length === 0) return [];
  const isDue = jobs.map((job) =>
    // A clock that was moved back must not leave a job waiting for what is far away now.
    and(
      eq(jobRuns.name, job.name),
      or(lte(jobRuns.dueAt, now), gt(jobRuns.dueAt, after(now, job.everyMs + clockDifferenceMs))),
    ),
  );
  const isFree = or(isNull(jobRuns.heldUntil), lt(jobRuns.heldUntil, sql`clock_timestamp()`));
  const free = queries
    .select({ name: jobRuns.name })
    .from(jobRuns)
    .where(and(or(...isDue), isFree))
    .for('update', { skipLocked: true });
  const claimed = await queries
    .update(jobRuns)
    .set({ holder, heldUntil: leaseEnd })
    .where(inArray(jobRuns.name, free))
    .returning({ name: jobRuns.name });
  return claimed.map(({ name }) => name);
}

interface HeldRun {
  readonly job: Job;
  readonly holder: string;
}

const isHeld = ({ job, holder }: HeldRun) =>
  and(eq(jobRuns.name, job.name), eq(jobRuns.holder, holder));

/** Keeps a run for another lease; false where another process has taken it meanwhile. */
export async function renewRun(queries: Queries, run: HeldRun): Promise<boolean> {
  const renewed = await queries
    .update(jobRuns)
    .set({ heldUntil: leaseEnd })
    .where(isHeld(run))
    .returning({ name: jobRuns.name });
  return renewed.length > 0;
}

/** Gives a run back that was cut off: it stays due. */
export async function releaseRun(queries: Queries, run: HeldRun): Promise<void> {
  await queries.update(jobRuns).set({ holder: null, heldUntil: null }).where(isHeld(run));
}

/** Ends a run that began at `start`; the job is due again one interval later. */
export async function finishRun(queries: Queries, run: HeldRun, start: Date): Promise<void> {
  await queries
    .update(jobRuns)
    .set({ holder: null, heldUntil: null, dueAt: after(start, run.job.everyMs) })
    .where(isHeld(run));
}
