import { dayMs, hourMs, secondMs } from '../vocabulary/time/durations.ts';

/** How soon somebody usually replies to a first message: within an hour, a few hours, a day, a few days. */
export const replySpeeds = ['hour', 'hours', 'day', 'days'] as const;
export type ReplySpeed = (typeof replySpeeds)[number];

/** Milliseconds up to which a median counts as each. */
const longest: Readonly<Record<ReplySpeed, number>> = {
  hour: hourMs,
  hours: 6 * hourMs,
  day: dayMs,
  days: 4 * dayMs,
};

/** Conversations that others must have begun before anything is said. */
export const fewestForReplySpeed = 3;

/** Days whose conversations count. */
export const replySpeedDays = 90;

/** The speed of a median in seconds; null where it is slower than each. */
export function replySpeedOf(medianSeconds: number): ReplySpeed | null {
  return replySpeeds.find((speed) => medianSeconds * secondMs <= longest[speed]) ?? null;
}
