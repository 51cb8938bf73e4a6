import { type Frequency, laterPace, type Pace } from '@boardwalk/sdk-core/mailing/mail-kinds';
import { type MailingHours, sendTime } from './send-time.ts';

/** Something that waits to be reported. */
interface Waiting {
  readonly pace: Pace;
  readonly readyAt: Date;
}

/** How often somebody wants mail of a kind, and when. */
export interface MailSchedule {
  readonly frequency: Exclude<Frequency, 'never'>;
  readonly hours: MailingHours;
  /** When mail of the kind was written to them last. */
  readonly writtenAt: Date | undefined;
}

/**
 * From one mail of a kind to the next that goes out at once, in milliseconds: a user who causes
 * mail again and again fills nobody's mailbox.
 */
export const mailGapMs = 600_000;

/**
 * What of all that waits goes out now, and the rest with when that does. What waits only because a mail
 * was written shortly before comes with whatever goes out earlier.
 */
export function splitDue<Wait extends Waiting>(
  waits: readonly Wait[],
  { frequency, hours, writtenAt }: MailSchedule,
  now: Date,
) {
  const timed = waits.map((wait) => {
    const pace = laterPace(frequency, wait.pace);
    const dueAt = sendTime(pace, hours, wait.readyAt, now);
    const free = pace === 'at-once' && writtenAt ? gapEnd(writtenAt) : now;
    return { ...wait, dueAt, isHeld: dueAt <= now && free > now, free };
  });
  const goesOut = timed.some(({ dueAt, isHeld }) => dueAt <= now && !isHeld);
  return {
    due: timed.filter(({ dueAt, isHeld }) => dueAt <= now && (goesOut || !isHeld)),
    later: timed
      .filter(({ dueAt, isHeld }) => dueAt > now || (isHeld && !goesOut))
      .map(({ isHeld, free, ...wait }) => (isHeld ? { ...wait, dueAt: free } : wait)),
  };
}

function gapEnd(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + mailGapMs);
}
