import { hourMs, minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';

/** How long an announcement is stored. */
export const liveEventRetentionMs = hourMs;

/** Transactions come through in another order than they announce; clocks differ a little. */
const marginMs = minuteMs;

/** A page was made a moment before it listens. */
const freshMs = 30_000;

/**
 * Returns from when on a new stream sends what was announced: `lastEventId` is when the one before
 * ended, by the database's clock. undefined where it is unknown what was missed.
 */
export function resumeTime(lastEventId: string | undefined, now: number): number | undefined {
  if (lastEventId === undefined || lastEventId === '') return now - freshMs;
  if (!/^\d{1,15}$/.test(lastEventId)) return undefined;
  const from = Number(lastEventId) - marginMs;
  const isKept = from > now - liveEventRetentionMs && from < now;
  return isKept ? from : undefined;
}
