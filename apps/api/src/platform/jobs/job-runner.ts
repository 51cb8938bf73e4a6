import { randomUUID } from 'node:crypto';
import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import type { ExtendedPlatform } from '../calls/operation.ts';
import type { Domain } from '../domain.ts';
import type { Job } from './job.ts';
import { claimRuns, declareJobs } from './job-runs.ts';
import { runClaimedJob, runJob } from './run-job.ts';

/** How often a process looks for what is due: soon after the demo's clock was moved. */
const lookEveryMs = secondMs;

export interface JobRunner {
  /** Runs what is due at `now` and no process runs; returns the names once all of it is over. */
  runDue(now: Date): Promise<string[]>;
  /** Looks for what is due from now on. */
  start(): void;
  /** Begins nothing more, asks what runs to come to an end, and waits until it has. */
  stop(): Promise<void>;
}

/** Runs the jobs of all domains. Any number of processes may, at the same time. */
export function createJobRunner(platform: ExtendedPlatform, domains: readonly Domain[]): JobRunner {
  const { database, clock, log } = platform;
  const jobs = gatherJobs(domains);
  const sharedJobs = jobs.filter(({ isPerProcess }) => !isPerProcess);
  const holder = randomUUID();
  const createdAt = clock.now();
  /** When this process began the last run of a job of its own. */
  const lastStarts = new Map<string, Date>();
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let isDeclared = false;
  let look: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function begin({ name }: Job, run: Promise<void>): void {
    const ending = run
      .catch((error: unknown) => log.warn({ err: error, job: name }, 'a run could not be ended'))
      .finally(() => running.delete(name));
    running.set(name, ending);
  }

  function isDueHere({ name, everyMs, isPerProcess }: Job, now: Date): boolean {
    const passedMs = now.getTime() - (lastStarts.get(name) ?? createdAt).getTime();
    return isPerProcess === true && (passedMs >= everyMs || passedMs < 0) && !running.has(name);
  }

  async function claim(now: Date): Promise<Job[]> {
    if (!isDeclared) await declareJobs(database, sharedJobs, createdAt);
    isDeclared = true;
    const idle = sharedJobs.filter(({ name }) => !running.has(name));
    const names = await claimRuns(database, { jobs: idle, holder, now });
    return idle.filter(({ name }) => names.includes(name));
  }

  /** Begins what is due, and returns what it began. */
  async function beginDue(now: Date): Promise<Job[]> {
    if (signal.aborted) return [];
    const own = jobs.filter((job) => isDueHere(job, now));
    for (const job of own) {
      lastStarts.set(job.name, now);
      begin(job, runJob(job, { platform, now, signal }));
    }
    const claimed = await claim(now);
    for (const job of claimed) begin(job, runClaimedJob(job, { platform, now, signal, holder }));
    return [...own, ...claimed];
  }

  return {
    async runDue(now) {
      const begun = await beginDue(now);
      await Promise.all(begun.map(({ name }) => running.get(name)));
      return begun.map(({ name }) => name);
    },
    start() {
      timer = setInterval(() => {
        look ??= beginDue(clock.now())
          .then(() => undefined)
          .catch((error: unknown) => log.warn({ err: error }, 'no due job could be looked for'))
          .finally(() => {
            look = undefined;
          });
      }, lookEveryMs).unref();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await look;
      await Promise.all(running.values());
    },
  };
}

/** The jobs of all domains; a name that two have would be one job to the database. */
export function gatherJobs(domains: readonly Domain[]): readonly Job[] {
  const jobs = domains.flatMap((domain) => domain.jobs ?? []);
  const names = new Set<string>();
  for (const { name } of jobs) {
    if (names.has(name)) throw new Error(`Two jobs are called ${name}; give one another name.`);
    names.add(name);
  }
  return jobs;
}
