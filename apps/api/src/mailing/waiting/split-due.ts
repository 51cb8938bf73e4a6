import { type Frequency, laterPace, type Pace } from '@boardwalk/sdk-core/mailing/mail-kinds';
import { type Hours, sendTime } from './send-time.ts';

/** Something that waits to be told. */
interface Waiting {
  readonly pace: Pace;
  readonly readyAt: Date;
}

/** How often somebody wants mail of a kind, and when. */
export interface WantedMail {
  readonly frequency: Exclude<Frequency, 'never'>;
  readonly hours: Hours;
}

/** What of all that waits goes out now, and the rest with when that does. */
export function splitDue<Wait extends Waiting>(
  waits: readonly Wait[],
  { frequency, hours }: WantedMail,
  now: Date,
) {
  const timed = waits.map((wait) => ({
    ...wait,
    dueAt: sendTime(laterPace(frequency, wait.pace), hours, wait.readyAt, now),
  }));
  return {
    due: timed.filter(({ dueAt }) => dueAt <= now),
    later: timed.filter(({ dueAt }) => dueAt > now),
  };
}
