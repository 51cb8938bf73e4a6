import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';

/** What is done at a time, and how many may wait: of one person, and of all. */
export interface QueueLimits {
  /** What waits, in the words of a refusal. */
  readonly what: 'files' | 'tables';
  readonly atOnce: number;
  readonly waitingOfOne: number;
  readonly waitingOfAll: number;
  /** Milliseconds after which what waits is refused; by default it waits until its turn. */
  readonly longestWaitMs?: number;
  /**
   * Milliseconds of work at a time that cost nothing: an owner who had longer rests for as long as it took,
   * so that others have their turn.
   */
  readonly restsAfterMs?: number;
}

/** Does costly work a few at a time, in turns of the people who ask for it. */
export interface FairQueue {
  /**
   * Rejects with `too-many-requests` where too much of its owner's waits already or was done just now,
   * and with `unavailable` where too much of all does, or it waits for too long. What waits gives its place up as `signal` aborts, and
   * rejects with the signal's reason.
   */
  run<Value>(owner: number, work: () => Promise<Value>, signal?: AbortSignal): Promise<Value>;
}

/** Seconds after which some of what waits is done. */
const retryAfter = 10;

/**
 * Creates a queue in which one user's hundred pictures hold nobody else's one up: the next is of
 * the user who waits longest.
 */
export function createFairQueue({
  what,
  atOnce,
  waitingOfOne,
  waitingOfAll,
  longestWaitMs,
  restsAfterMs = Number.POSITIVE_INFINITY,
}: QueueLimits): FairQueue {
  /** What waits, by its owner; owners in the order of their last turn. */
  const waiting = new Map<number, (() => void)[]>();
  /** Until when an owner rests, on the clock of `performance.now()`. */
  const resting = new Map<number, number>();
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

  /** Resolves when it is the turn of one of the owner's. */
  function takeTurn(owner: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      function start(): void {
        signal?.removeEventListener('abort', leave);
        resolve();
      }
      function leave(): void {
        const others = (waiting.get(owner) ?? []).filter((one) => one !== start);
        if (others.length > 0) waiting.set(owner, others);
        else waiting.delete(owner);
        count -= 1;
        reject(signal?.reason);
      }
      signal?.addEventListener('abort', leave, { once: true });
      waiting.set(owner, [...(waiting.get(owner) ?? []), start]);
      count += 1;
      startNext();
    });
  }

  /** Waits for the turn of one of the owner's, as long as that may take. */
  async function awaitTurn(owner: number, signal: AbortSignal | undefined): Promise<void> {
    if (longestWaitMs === undefined) return takeTurn(owner, signal);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(busy()), longestWaitMs);
    const ends = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
    await takeTurn(owner, ends).finally(() => clearTimeout(timer));
  }

  function busy(): Problem {
    const message = `Too many ${what} wait. Please try again in a moment.`;
    return new Problem('unavailable', message, { retryAfter });
  }

  function requireRested(owner: number): void {
    const left = (resting.get(owner) ?? 0) - performance.now();
    if (left <= 0) return;
    const message = `Your last ${what} took long. Please try again in a moment.`;
    throw new Problem('too-many-requests', message, { retryAfter: Math.ceil(left / secondMs) });
  }

  function rest(owner: number, begun: number): void {
    const now = performance.now();
    for (const [one, until] of resting) if (until <= now) resting.delete(one);
    if (now - begun > restsAfterMs) resting.set(owner, now + (now - begun));
  }

  return {
    async run(owner, work, signal) {
      signal?.throwIfAborted();
      requireRested(owner);
      if ((waiting.get(owner)?.length ?? 0) >= waitingOfOne) {
        const message = `Too many ${what} of yours wait. Please try again in a moment.`;
        throw new Problem('too-many-requests', message, { retryAfter });
      }
      if (count >= waitingOfAll) throw busy();
      await awaitTurn(owner, signal);
      const begun = performance.now();
      try {
        return await work();
      } finally {
        rest(owner, begun);
        running -= 1;
        startNext();
      }
    },
  };
}
