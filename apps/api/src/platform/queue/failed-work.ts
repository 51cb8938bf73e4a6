import type { JobWithMetadata } from 'pg-boss';
import { hasAffected } from './affected.ts';
import { failedQueue, type Queue } from './queue.ts';
import type { WorkIds } from './work-kind.ts';

/** Work that failed at every try, and waits for an operator. */
export interface FailedWork {
  readonly id: string;
  readonly work: string;
  readonly ids: WorkIds;
  readonly tries: number;
  /** What the last try ended by: the kind of error and its code, or a word for what took it away. */
  readonly reason: string;
  readonly enqueuedAt: Date;
  readonly failedAt: Date;
}

/** The `size` that have waited longest. */
export async function findFailedWork(queue: Queue, size: number): Promise<FailedWork[]> {
  const boss = await queue.open();
  const jobs = await boss.findJobs<WorkIds>(failedQueue, { limit: size });
  return jobs.map(describeFailed);
}

/** Gives failed work all its tries again; false where there is none of this id. */
export async function tryFailedWorkAgain(queue: Queue, id: string): Promise<boolean> {
  const boss = await queue.open();
  return (await boss.redrive(failedQueue, { ids: [id] })) > 0;
}

/** Gives failed work up for good; false where there is none of this id. */
export async function giveFailedWorkUp(queue: Queue, id: string): Promise<boolean> {
  const boss = await queue.open();
  return hasAffected(await boss.deleteJob(failedQueue, id));
}

function describeFailed(job: JobWithMetadata<WorkIds>): FailedWork {
  const { sourceName, sourceRetryCount, sourceCreatedOn } = job;
  if (sourceName === null || sourceRetryCount === null || sourceCreatedOn === null) {
    throw new Error('Work stands among what failed that no queue has given up.');
  }
  return {
    id: job.id,
    work: sourceName,
    ids: job.data,
    tries: sourceRetryCount + 1,
    reason: reasonOf(job.sourceOutput),
    enqueuedAt: sourceCreatedOn,
    failedAt: job.createdOn,
  };
}

/** What pg-boss records where no run reported anything. */
const lostReasons: Readonly<Record<string, string>> = {
  'job heartbeat timeout': 'process-died',
  'job timed out': 'took-too-long',
};

interface Output {
  readonly type?: string;
  readonly code?: string;
  readonly value?: { readonly message?: string };
}

function reasonOf(output: object | null): string {
  // Either what a failed run left here (run-work.ts) or what pg-boss says of a lost one.
  const { type, code, value }: Output = output ?? {};
  if (type) return [type, code].filter(Boolean).join(' ');
  return lostReasons[value?.message ?? ''] ?? 'unknown';
}
