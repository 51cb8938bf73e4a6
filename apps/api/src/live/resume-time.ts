import { hourMs, minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';

/** What was announced is kept for so long. */
export const liveEventRetentionMs = hourMs;

/** Transactions come through in another order than they announce; clocks differ a little. */
const marginMs = minuteMs;

/** A page was made a moment before it listens. */
const freshMs = 30_000;

/**
 * From when on a new stream tells what was announced: `lastEventId` is when the one before ended, by
 * the database's clock. undefined where nobody can say what was missed.
 */
export function resumeTime(lastEventId: string | undefined, now: number): number | undefined {
  if (lastEventId === undefined || lastEventId === '') return now - freshMs;
  if (!/^\d{1,15}$/.test(lastEventId)) return undefined;
  const from = Number(lastEventId) - marginMs;
  const isKept = from > now - liveEventRetentionMs && from < now;
  return isKept ? from : undefined;
}
