import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { minuteMs, secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { createFairQueue } from '../../calls/fair-queue.ts';
import type { TableOutline, TableRow, TableTask } from './table-result.ts';

/** Somebody's table. */
export interface OwnTable extends TableTask {
  readonly ownerId: number;
}

/** A table that was checked, whose rows come some at a time. */
export interface HeldTable<Row extends TableRow> extends TableOutline {
  takeRows(): AsyncGenerator<readonly Row[]>;
}

/**
 * A table takes seconds of a processor and some ten times its bytes: one is at work, and one more of
 * each person waits.
 */
const checking = createFairQueue({
  what: 'tables',
  atOnce: 1,
  waitingOfOne: 1,
  waitingOfAll: 12,
  // With the time that a table may take it is less than the site waits for an answer.
  longestWaitMs: 12 * secondMs,
  // The largest tables take some seconds.
  restsAfterMs: 10 * secondMs,
});

/** Far longer than the largest table takes to be read, and then to be stored. */
const longestMs = { reading: 20 * secondMs, storing: minuteMs };

/** A table that needs more ends the thread, and not the process. */
const heapMegabytes = 384;

let thread: Worker | undefined;

/**
 * Has a table checked in a thread of its own when it is its owner's turn, and hands it to `work`, which
 * ends before the next one begins. Rejects with `too-many-requests` and `unavailable` as the queue does;
 * where `signal` aborts, the table is let go at once.
 */
export function withCheckedTable<Row extends TableRow, Value>(
  { ownerId, ...task }: OwnTable,
  signal: AbortSignal,
  work: (table: HeldTable<Row>) => Promise<Value>,
): Promise<Value> {
  return checking.run(
    ownerId,
    async () => {
      const lateReading = new AbortController();
      const reading = setTimeout(() => lateReading.abort(), longestMs.reading);
      const late = AbortSignal.any([
        lateReading.signal,
        AbortSignal.timeout(longestMs.reading + longestMs.storing),
      ]);
      const worker = thread ?? startThread();
      thread = worker;
      // Nothing but a table at work keeps the process from ending.
      worker.ref();
      const ask = askIn(worker, AbortSignal.any([signal, late]));
      try {
        const outline = (await ask(task)) as TableOutline;
        clearTimeout(reading);
        return await work({ ...outline, takeRows: () => rowsOf<Row>(ask) });
      } catch (error) {
        // What it is at, it does for nobody; the next table starts another.
        if (signal.aborted || late.aborted) await worker.terminate();
        signal.throwIfAborted();
        throw late.aborted ? tooLong(error) : error;
      } finally {
        clearTimeout(reading);
        worker.unref();
      }
    },
    signal,
  );
}

type Ask = (message: TableTask | 'next') => Promise<unknown>;

/** Rejects as the signal aborts, and with `unavailable` where the thread ends over its work. */
function askIn(worker: Worker, signal: AbortSignal): Ask {
  return async (message) => {
    signal.throwIfAborted();
    if (thread !== worker) throw threadEnded();
    worker.postMessage(message);
    const [answer] = await once(worker, 'message', { signal }).catch((cause: unknown) => {
      throw signal.aborted ? cause : threadEnded(cause);
    });
    return answer;
  };
}

async function* rowsOf<Row extends TableRow>(ask: Ask): AsyncGenerator<readonly Row[]> {
  for (;;) {
    // The thread answers the rows of the module that checks the table.
    const rows = (await ask('next')) as readonly Row[];
    if (rows.length === 0) return;
    yield rows;
  }
}

function startThread(): Worker {
  const worker = new Worker(new URL('table-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  // The caller that waits for an answer is notified; without a listener the error would end the
  // process.
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    if (thread === worker) thread = undefined;
  });
  return worker;
}

function threadEnded(cause?: unknown): Problem {
  const message = 'The table could not be read. Please try again.';
  return new Problem('unavailable', message, { cause, retryAfter: 2 });
}

function tooLong(cause: unknown): Problem {
  const message = 'Checking this table takes too long. Please split it into several.';
  return new Problem('not-processable', message, { cause });
}
