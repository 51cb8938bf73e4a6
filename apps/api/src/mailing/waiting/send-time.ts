import type { Frequency, QuietHours } from '@boardwalk/sdk-core/mailing/mail-kinds';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';

/** Clocks of all time zones are changed at a quarter of an hour. */
const quarterMs = 15 * 60_000;

export interface Hours {
  /** IANA name. */
  readonly timeZone: string;
  readonly quietHours: QuietHours | null;
  readonly dailyHour: number;
}

/**
 * When mail goes out of which something may be told from `readyAt` on: at once or at the person's
 * hour, and behind their quiet hours. It is `now` where that has come.
 */
export function sendTime(
  frequency: Exclude<Frequency, 'never'>,
  { timeZone, quietHours, dailyHour }: Hours,
  readyAt: Date,
  now: Date,
): Date {
  const wanted =
    frequency === 'daily'
      ? nextDailyHour(dailyHour, timeZone, readyAt.getTime())
      : readyAt.getTime();
  const from = Math.max(wanted, now.getTime());
  return new Date(quietHours ? endOfQuiet(quietHours, timeZone, from) : from);
}

/**
 * The first time since an instant at which clocks come to an hour, or pass it where they are put
 * forward; once a day, also where they are put back and show it twice.
 */
function nextDailyHour(hour: number, timeZone: string, since: number): number {
  const local = (instant: number) => localTimeAt(instant, timeZone);
  const isPast = ({ minute }: { minute: number }) => minute >= hour * 60;
  let instant = nextQuarter(since);
  let before = local(instant - quarterMs);
  for (;;) {
    const here = local(instant);
    if (isPast(here) && !(isPast(before) && before.date === here.date)) return instant;
    before = here;
    instant += quarterMs;
  }
}

/** The first time since an instant at which clocks show no quiet hour. */
function endOfQuiet({ from, to }: QuietHours, timeZone: string, since: number): number {
  const isQuiet = (instant: number) => {
    const hour = Math.floor(localTimeAt(instant, timeZone).minute / 60);
    return from < to ? hour >= from && hour < to : hour >= from || hour < to;
  };
  if (!isQuiet(since)) return since;
  let instant = nextQuarter(since);
  while (isQuiet(instant)) instant += quarterMs;
  return instant;
}

function nextQuarter(instant: number): number {
  return Math.ceil(instant / quarterMs) * quarterMs;
}
