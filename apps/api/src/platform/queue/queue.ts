import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { sql } from 'drizzle-orm';
import type { PgBoss, QueueOptions } from 'pg-boss';
import { type Database, openDatabase, type Queries } from '../database/database.ts';
import type { Log } from '../logging.ts';
import { queueSchema } from './install-queue.ts';
import { withdrawWaiting } from './withdraw-waiting.ts';
import type { WorkIds, WorkKind } from './work-kind.ts';

/** Where work waits for an operator that failed at every try. */
export const failedQueue = 'failed-work';

/** Nothing that waits is ever removed, regardless of who is away for how long. */
const keptSeconds = 10 * 365 * 86_400;

/** A process that runs work reports so three times as often; a dead process reports nothing. */
export const heartbeatSeconds = 10;

export interface Queue {
  /**
   * Keeps work for these ids, in the caller's transaction: rolled back with it, it is gone. The same
   * ids wait once; while they run, they wait for another run. What is not urgent runs after all of
   * its kind that is, whichever came first.
   */
  enqueue<Ids extends WorkIds>(
    transaction: Queries,
    work: WorkKind<Ids>,
    ids: NoInfer<Ids>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Removes what waits for these ids, as it was done otherwise; what runs already runs on. */
  withdraw<Ids extends WorkIds>(
    queries: Queries,
    work: WorkKind<Ids>,
    ids: NoInfer<Ids>,
  ): Promise<void>;
  /** The queue itself, which knows `work`; for the platform's own parts. */
  open(work?: readonly WorkKind[]): Promise<PgBoss>;
  close(): Promise<void>;
}

interface EnqueueOptions {
  /** Default: true. */
  readonly isUrgent?: boolean;
  /** Whether the ids are of what this transaction has just stored, so that nothing waits for them yet. */
  readonly isNew?: boolean;
}

/** Few: the queue asks shortly, and never for a caller who waits in a transaction. */
const ownConnections = 2;

/**
 * The queue in the database of that address; nothing is opened, nor its library loaded, before the
 * first use. It has connections of its own: the first `enqueue` declares its work amid the caller's
 * transaction, and would wait for ever where such callers hold all the others.
 */
export function createQueue(databaseUrl: string, log: Log): Queue {
  const database = openDatabase(
    databaseUrl,
    (err) => log.warn({ err }, 'an idle connection of the queue broke'),
    ownConnections,
  );
  let opening: Promise<PgBoss> | undefined;
  const declared = new Map<WorkKind, Promise<void>>();

  function openBoss(): Promise<PgBoss> {
    opening ??= startBoss(database, log).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  function declareOnce(boss: PgBoss, work: WorkKind): Promise<void> {
    const known = declared.get(work);
    if (known) return known;
    const declaring = declareWork(boss, work).catch((error: unknown) => {
      declared.delete(work);
      throw error;
    });
    declared.set(work, declaring);
    return declaring;
  }

  async function open(work: readonly WorkKind[] = []): Promise<PgBoss> {
    const boss = await openBoss();
    for (const one of work) await declareOnce(boss, one);
    return boss;
  }

  return {
    async enqueue(transaction, work, ids, { isUrgent = true, isNew = false } = {}) {
      const { fromDrizzle } = await import('pg-boss');
      const boss = await open([work]);
      const data = parseWith(work.ids, ids);
      const priority = isUrgent ? 0 : -1;
      const db = fromDrizzle(transaction, sql);
      const options = { singletonKey: keyOf(data), priority, db };
      if (isNew) await boss.send(work.name, data, options);
      else await boss.upsert(work.name, data, options);
    },
    async withdraw(queries, work, ids) {
      await withdrawWaiting(queries, work.name, keyOf(parseWith(work.ids, ids)));
    },
    open,
    async close() {
      const boss = await opening?.catch(() => undefined);
      await boss?.stop({ close: false, graceful: false });
      if (!database.$client.ending) await database.$client.end();
    },
  };
}

/** By which the same ids are known. */
function keyOf(ids: WorkIds): string {
  return JSON.stringify(ids);
}

async function startBoss(database: Database, log: Log): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const pool = database.$client;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: queueSchema,
    // Its tables come with the migrations, by the role that owns them.
    migrate: false,
    // Our own runner takes work up, and a job of ours does the rest.
    supervise: false,
    schedule: false,
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    monitorIntervalSeconds: 1,
  });
  boss.on('error', (err) => log.warn({ err }, 'the queue failed'));
  await boss.start();
  await boss.createQueue(failedQueue, { retentionSeconds: keptSeconds });
  return boss;
}

async function declareWork(boss: PgBoss, work: WorkKind): Promise<void> {
  const options: QueueOptions & { readonly deadLetter: string } = {
    retryLimit: work.retries ?? 10,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: (work.longestMinutes ?? 15) * 60,
    heartbeatSeconds,
    retentionSeconds: keptSeconds,
    deleteAfterSeconds: 86_400,
    deadLetter: failedQueue,
  };
  // Of the same key, one runs at a time.
  await boss.createQueue(work.name, { ...options, policy: 'singleton' });
  // What an earlier release declared otherwise.
  await boss.updateQueue(work.name, options);
}
