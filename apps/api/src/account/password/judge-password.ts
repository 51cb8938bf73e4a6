import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import limit from 'p-limit';

/** A password that somebody chooses, and what is known of them: a guess begins with it. */
export interface JudgingTask {
  readonly password: string;
  readonly names: readonly string[];
}

/** It was stolen so often that it is tried first, or few guesses lead to it. */
export type Weakness = 'common' | 'guessable';

/** More passwords than are looked at in some seconds are turned away. */
const mostWaiting = 100;

const turns = limit(1);
let thread: Worker | undefined;

/**
 * Returns what is weak about a password. Lists and estimate live in a thread of their own, which
 * starts when a password is first chosen: reading or searching them delays no other call.
 */
export async function judgePassword(task: JudgingTask): Promise<Weakness | undefined> {
  if (turns.pendingCount >= mostWaiting) {
    const message = 'Too many people are choosing passwords. Please try again in a moment.';
    throw new Problem('unavailable', message, { retryAfter: 2 });
  }
  return turns(() => ask(task));
}

async function ask(task: JudgingTask): Promise<Weakness | undefined> {
  const worker = thread ?? startThread();
  thread = worker;
  // Nothing but a password under way keeps the process from ending.
  worker.ref();
  try {
    worker.postMessage(task);
    const [weakness] = await once(worker, 'message');
    return weakness;
  } finally {
    worker.unref();
  }
}

/** After one has ended, the next password starts another. */
function startThread(): Worker {
  const worker = new Worker(new URL('judging-thread.ts', import.meta.url));
  worker.once('exit', () => {
    if (thread === worker) thread = undefined;
  });
  return worker;
}
