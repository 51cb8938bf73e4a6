import { holdMs } from './place-life.ts';

/** Milliseconds for which somebody may keep a place that they do not buy, hold after hold. */
export const longestHoldMs = 4 * holdMs;

/**
 * Milliseconds for which it is available to others after that, and after which holds are counted
 * again.
 */
export const restMs = 2 * holdMs;

/** A hold that is over, in milliseconds since 1970. */
export interface PastHold {
  readonly from: number;
  readonly to: number;
}

/**
 * When somebody may hold a place of the board again, of which they have held one for too long and
 * bought none; undefined where they may now.
 */
export function findRest(holds: readonly PastHold[], now: number): number | undefined {
  let held = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, to } of holds.toSorted((one, other) => one.from - other.from)) {
    if (from - end >= restMs) held = 0;
    held += to - from;
    end = Math.max(end, to);
  }
  const again = end + restMs;
  return held >= longestHoldMs && now < again ? again : undefined;
}
