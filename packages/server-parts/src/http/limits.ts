import { minuteMs, secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';

/** Whether a call may go on, and if not, the seconds until the next may. */
export type LimitAnswer =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly retryAfter: number };

/** The port that counts calls; in this process, or in a service that all processes share. */
export interface Limits {
  /**
   * Takes one call from `key`'s allowance of `perMinute`, which refills evenly, or as many as it
   * weighs.
   */
  take(key: string, perMinute: number, weight?: number): Promise<LimitAnswer>;
  /** Gives one call of those taken back to the allowance. */
  giveBack(key: string, perMinute: number): Promise<void>;
}

/** Settings of limits; each defaults to its value in production. */
export interface LimitSettings {
  /** A clock in milliseconds that never goes back. */
  readonly now?: () => number;
  /** Keys held at most, of some 150 bytes each. */
  readonly maximumKeys?: number;
}

/** Limits that are held in this process. */
export interface ProcessLimits extends Limits {
  /** How many keys are held. */
  readonly size: number;
}

/**
 * Creates limits held in this process. A key's value is the instant at which its allowance is full
 * again (generic cell rate algorithm), so that no timer and no list of calls is needed.
 */
export function createLimits({
  now = () => performance.now(),
  maximumKeys = 100_000,
}: LimitSettings = {}): ProcessLimits {
  /** In the order of their last allowed call. */
  const fullAt = new Map<string, number>();

  /** Drops from the oldest on what counts nothing any more, and what there is no room for. */
  function makeRoom(instant: number): void {
    for (const [key, full] of fullAt) {
      if (full > instant && fullAt.size < maximumKeys) return;
      fullAt.delete(key);
    }
  }

  return {
    get size() {
      return fullAt.size;
    },
    async take(key, perMinute, weight = 1) {
      const instant = now();
      // What weighs more than all that is allowed takes all of it, or nobody could ever call it.
      const interval = (Math.min(weight, perMinute) * minuteMs) / perMinute;
      const full = Math.max(fullAt.get(key) ?? instant, instant) + interval;
      const wait = full - instant - minuteMs;
      // Sums of intervals that are no whole number of milliseconds stray a little.
      if (wait > 0.001) return { isAllowed: false, retryAfter: wait / secondMs };
      fullAt.delete(key);
      makeRoom(instant);
      fullAt.set(key, full);
      return { isAllowed: true };
    },
    async giveBack(key, perMinute) {
      const full = fullAt.get(key);
      // In its place: what is given back is no later call.
      if (full !== undefined) fullAt.set(key, full - minuteMs / perMinute);
    },
  };
}
