import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** What is done at a time, and how many may wait: of one person, and of all. */
export interface QueueLimits {
  readonly atOnce: number;
  readonly waitingOfOne: number;
  readonly waitingOfAll: number;
}

/** Does costly work a few at a time, in turns of the people who ask for it. */
export interface FairQueue {
  /**
   * Rejects with `too-many-requests` where too much of its owner's waits already, and with
   * `unavailable` where too much of all does.
   */
  run<Value>(owner: number, work: () => Promise<Value>): Promise<Value>;
}

/** Seconds after which some of what waits is done. */
const retryAfter = 10;

/** Somebody's hundred pictures hold nobody else's one up: the next is of whoever waits longest. */
export function createFairQueue({ atOnce, waitingOfOne, waitingOfAll }: QueueLimits): FairQueue {
  /** What waits, by its owner; owners in the order of their last turn. */
  const waiting = new Map<number, (() => void)[]>();
  let running = 0;
  let count = 0;

  function startNext(): void {
    const [first] = waiting;
    if (!first || running >= atOnce) return;
    const [owner, [start, ...others]] = first;
    waiting.delete(owner);
    // Behind all others who wait.
    if (others.length > 0) waiting.set(owner, others);
    count -= 1;
    running += 1;
    start?.();
  }

  return {
    async run(owner, work) {
      const own = waiting.get(owner) ?? [];
      if (own.length >= waitingOfOne) {
        const message = 'Too many files of yours wait. Please try again in a moment.';
        throw new Problem('too-many-requests', message, { retryAfter });
      }
      if (count >= waitingOfAll) {
        const message = 'Too many files wait. Please try again in a moment.';
        throw new Problem('unavailable', message, { retryAfter });
      }
      const turn = new Promise<void>((resolve) => {
        waiting.set(owner, [...own, resolve]);
      });
      count += 1;
      startNext();
      await turn;
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
