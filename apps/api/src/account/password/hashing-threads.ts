import { Worker } from 'node:worker_threads';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import limit from 'p-limit';

/** A password to hash, or to hold against a hash; it reaches a thread by message and no other way. */
export interface HashingTask {
  readonly password: string;
  readonly against?: string;
}

/** What a thread answers: a hash, or whether the password is the one that was hashed. */
export type HashingOutcome = { readonly value: string | boolean } | { readonly error: unknown };

export interface ThreadSettings {
  /** Memory in KiB, passes and lanes of argon2id. */
  readonly strength: {
    readonly memoryCost: number;
    readonly timeCost: number;
    readonly parallelism: number;
  };
  /** The priority of the thread alone, as `os.setPriority` takes it; unchanged by default. */
  readonly priority?: number | undefined;
}

interface Settings extends ThreadSettings {
  /** What each thread runs. */
  readonly file: URL;
  readonly threads: number;
  /** How many passwords may wait for a thread; more are turned away. */
  readonly mostWaiting: number;
}

/** Threads that look at passwords, one each at a time, in the order in which they come. */
export interface HashingThreads {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  /** Throws `unavailable` where the next password would be turned away. */
  requireRoom(): void;
}

/** Each thread starts when it is first needed; after one has ended, the next password starts another. */
export function createHashingThreads(settings: Settings): HashingThreads {
  const turns = limit(settings.threads);
  const idle: HashingThread[] = [];

  function requireRoom(): void {
    if (turns.pendingCount < settings.mostWaiting) return;
    throw unavailable('Too many people are signing in. Please try again in a moment.');
  }

  async function run(task: HashingTask): Promise<unknown> {
    requireRoom();
    return turns(async () => {
      const thread = idle.pop() ?? startThread(settings);
      try {
        return await thread.run(task);
      } finally {
        if (!thread.hasEnded()) idle.push(thread);
      }
    });
  }

  return {
    requireRoom,
    // What a thread answers follows from what it was given.
    hash: (password) => run({ password }) as Promise<string>,
    verify: (against, password) => run({ password, against }) as Promise<boolean>,
  };
}

interface Settle {
  readonly resolve: (outcome: HashingOutcome) => void;
  readonly reject: (reason: Problem) => void;
}

interface HashingThread {
  run(task: HashingTask): Promise<unknown>;
  hasEnded(): boolean;
}

function startThread({ file, strength, priority }: Settings): HashingThread {
  const worker = new Worker(file, {
    workerData: { strength, priority } satisfies ThreadSettings,
  });
  let settle: Settle | undefined;
  let hasEnded = false;
  let cause: unknown;
  worker.on('message', (outcome) => settle?.resolve(outcome));
  worker.on('error', (error) => {
    cause = error;
  });
  worker.on('exit', () => {
    hasEnded = true;
    settle?.reject(unavailable('The password could not be looked at. Please try again.', cause));
  });
  return {
    hasEnded: () => hasEnded,
    async run(task) {
      const answer = new Promise<HashingOutcome>((resolve, reject) => {
        settle = { resolve, reject };
      });
      // Nothing but a password under way keeps the process from ending.
      worker.ref();
      worker.postMessage(task);
      const outcome = await answer.finally(() => worker.unref());
      if ('error' in outcome) throw outcome.error;
      return outcome.value;
    },
  };
}

function unavailable(message: string, cause?: unknown): Problem {
  return new Problem('unavailable', message, { cause, retryAfter: 2 });
}
