import { dayMs } from '../../vocabulary/time/durations.ts';

/** Days for which a board may be out of service before its merchants are owed something, as the terms say. */
export const daysWithoutClaim = 7;

/** A time for which a board is out of service; instants in milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  /** The first instant at which it serves again; null where nobody knows yet. */
  readonly until: number | null;
}

/** Whether the board is out of service then. */
export function isOutAt({ from, until }: Outage, instant: number): boolean {
  return from <= instant && (until === null || instant < until);
}

/**
 * Whether the merchants who are on the board are owed another place or the price of the days: once it
 * has been out for more than seven days, by `now`.
 */
export function isOwed({ from, until }: Outage, now: number): boolean {
  return Math.min(until ?? now, now) - from > daysWithoutClaim * dayMs;
}
