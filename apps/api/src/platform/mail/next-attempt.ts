import { dayMs, minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';

/** Pauses after the first failures; the last is repeated. */
const pausesMs = [1, 5, 25, 120, 360].map((minutes) => minutes * minuteMs);

/** A mail that nobody took for so long helps nobody any more. */
const givenUpAfterMs = 3 * dayMs;

/** When a mail is tried again after `attempts` failures; null once it is given up. */
export function nextAttempt(attempts: number, createdAt: Date, now: Date): Date | null {
  const pause = pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? minuteMs;
  const next = new Date(now.getTime() + pause);
  return next.getTime() - createdAt.getTime() > givenUpAfterMs ? null : next;
}
