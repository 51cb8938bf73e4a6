import type { BusinessClock } from '../clock.ts';
import type { Job, JobContext } from './job.ts';
import { finishRun, leaseMs, releaseRun, renewRun } from './job-runs.ts';

interface Run {
  readonly platform: Omit<JobContext, 'signal'>;
  readonly now: Date;
  /** Aborted once the process stops. */
  readonly signal: AbortSignal;
}

/** A job that fails is logged, and its next time is another try. */
export async function runJob(job: Job, { platform, now, signal }: Run): Promise<void> {
  const { clock, log } = platform;
  const begun = performance.now();
  try {
    const count = await job.run({ ...platform, clock: startClock(clock, now), signal });
    const ms = Math.round(performance.now() - begun);
    if (count > 0) log.info({ job: job.name, count, ms }, 'a job was done');
  } catch (error) {
    log.warn({ err: error, job: job.name }, 'a job failed');
  }
}

/** Runs a job that `holder` has claimed, holds the claim meanwhile, and gives it back. */
export async function runClaimedJob(
  job: Job,
  { holder, ...run }: Run & { readonly holder: string },
): Promise<void> {
  const { platform, now } = run;
  const { database, log } = platform;
  const held = { job, holder };
  const lost = new AbortController();
  const signal = AbortSignal.any([run.signal, lost.signal]);

  async function renew(): Promise<void> {
    try {
      if (await renewRun(database, held)) return;
    } catch (error) {
      log.warn({ err: error, job: job.name }, 'the claim of a job could not be renewed');
    }
    lost.abort();
  }

  if (!signal.aborted) {
    const timer = setInterval(renew, leaseMs / 4).unref();
    await runJob(job, { ...run, signal });
    clearInterval(timer);
  }
  if (signal.aborted) await releaseRun(database, held);
  else await finishRun(database, held, now);
}

/** A clock that stands at `now` and goes on as `clock` does. */
function startClock(clock: BusinessClock, now: Date): BusinessClock {
  const ahead = now.getTime() - clock.now().getTime();
  return { now: () => new Date(clock.now().getTime() + ahead) };
}
