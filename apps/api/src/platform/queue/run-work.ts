import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { describeError } from '@boardwalk/server-parts/log/describe-error';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type PgBoss } from 'pg-boss';
import type { ExtendedPlatform } from '../calls/operation.ts';
import { hasAffected } from './affected.ts';
import { joinWaiting } from './join-waiting.ts';
import { heartbeatSeconds } from './queue.ts';
import type { Work, WorkOutcome } from './work.ts';

interface Surroundings {
  readonly platform: ExtendedPlatform;
  readonly boss: PgBoss;
  /** Aborted once the process stops. */
  readonly signal: AbortSignal;
}

/** Takes up what waits longest, and runs it to its end; false where nothing waits. */
export async function runNext(
  work: Work,
  { withoutPauses, ...surroundings }: Surroundings & { readonly withoutPauses: boolean },
): Promise<boolean> {
  const [taken] = await surroundings.boss.fetch<object>(work.name, {
    ignoreStartAfter: withoutPauses,
  });
  if (!taken) return false;
  await runTaken(work, taken, surroundings);
  return true;
}

async function runTaken(work: Work, taken: Job, surroundings: Surroundings): Promise<void> {
  const { platform, boss, signal } = surroundings;
  const { log } = platform;
  const begun = performance.now();
  const lost = new AbortController();

  async function sayAlive(): Promise<void> {
    try {
      if (hasAffected(await boss.touch(work.name, taken))) return;
    } catch (error) {
      log.warn({ err: error, job: work.name }, 'kept work could not be held');
    }
    lost.abort();
  }

  const timer = setInterval(sayAlive, (heartbeatSeconds * secondMs) / 3).unref();
  const context = { ...platform, signal: AbortSignal.any([signal, lost.signal]) };
  try {
    // What is taken up while the process begins to stop is handed back at once.
    const outcome = signal.aborted
      ? 'more'
      : await work.run(context, parseWith(work.ids, taken.data));
    await settle(work, taken, outcome, surroundings);
    const ms = Math.round(performance.now() - begun);
    log.info({ job: work.name, ms }, 'kept work was done');
  } catch (error) {
    // Another process has it.
    if (lost.signal.aborted) return;
    // A process that stops is no fault of the work.
    if (signal.aborted) return await settle(work, taken, 'more', surroundings);
    log.warn({ err: error, job: work.name, tries: taken.retryCount + 1 }, 'kept work failed');
    const { type, code } = describeError(error);
    await boss.fail(work.name, taken, { type, code });
    await joinWaiting(platform.database, [work.name]);
  } finally {
    clearInterval(timer);
  }
}

/** Ends this try; where there is more to do, the same ids wait again, in the same transaction. */
async function settle(
  work: Work,
  taken: Job,
  outcome: WorkOutcome,
  { platform: { database, queue }, boss }: Surroundings,
): Promise<void> {
  if (outcome === 'done') {
    await boss.complete(work.name, taken);
    return;
  }
  await database.transaction(async (transaction) => {
    const db = fromDrizzle(transaction, sql);
    const isOurs = hasAffected(await boss.complete(work.name, taken, null, { db }));
    if (isOurs) await queue.enqueue(transaction, work, parseWith(work.ids, taken.data));
  });
}
