import { dayMs, hourMs, minuteMs, secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';

/** A session that nobody uses for so long is over. */
export const idleMs = 7 * dayMs;

/** One on an embedding page sooner. */
export const embedIdleMs = 12 * hourMs;

/** And so is every session at this age, used or not. */
export const absoluteMs = 30 * dayMs;

/** In this time the answer that renews a session reaches its browser, also on a slow connection. */
export const renewalMs = 30 * secondMs;

/** Use is written down at most this often. */
export const seenEveryMs = 5 * minuteMs;
