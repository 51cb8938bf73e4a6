import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { IssuedInvoice } from '@boardwalk/sdk-core/billing/invoices/invoice-schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { createFairQueue } from '../../../../platform/calls/fair-queue.ts';
import type { PrintedSlip } from '../write-slip-pdf.ts';

/** An invoice to draw in the language of a locale, or a packing slip. */
export type DrawingTask =
  | { readonly invoice: IssuedInvoice; readonly locale: Locale }
  | { readonly slip: PrintedSlip };

/** Who waits for a file, until `signal` aborts. */
export interface DrawingCaller {
  readonly userId: number;
  readonly signal: AbortSignal;
}

/** A hundred lines of long texts take seconds of a processor: one file is at work at a time. */
const drawing = createFairQueue({
  what: 'files',
  atOnce: 1,
  waitingOfOne: 2,
  waitingOfAll: 50,
});

/** Far longer than the longest invoice takes. */
const longestMs = 30_000;

/** A file that needs more ends the thread, and not the process. */
const heapMegabytes = 256;

let thread: Worker | undefined;

/**
 * Draws a file in a thread of its own when it is its reader's turn, so that it delays no other
 * call. Rejects with `too-many-requests` and `unavailable` as the queue does.
 */
export function drawInThread(
  task: DrawingTask,
  { userId, signal }: DrawingCaller,
): Promise<Uint8Array<ArrayBuffer>> {
  return drawing.run(
    userId,
    async () => {
      const late = AbortSignal.timeout(longestMs);
      const worker = thread ?? startThread();
      thread = worker;
      // Nothing but a file at work keeps the process from ending.
      worker.ref();
      try {
        worker.postMessage(task);
        const [bytes] = await once(worker, 'message', { signal: AbortSignal.any([signal, late]) });
        return bytes;
      } catch (error) {
        // What it is at, it does for nobody; the next file starts another.
        await worker.terminate();
        signal.throwIfAborted();
        throw notDrawn(error);
      } finally {
        worker.unref();
      }
    },
    signal,
  );
}

function startThread(): Worker {
  const worker = new Worker(new URL('invoice-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  // The caller that waits for a file is notified; without a listener the error would end the process.
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    if (thread === worker) thread = undefined;
  });
  return worker;
}

function notDrawn(cause: unknown): Problem {
  const message = 'The file could not be written. Please try again.';
  return new Problem('unavailable', message, { cause, retryAfter: 2 });
}
