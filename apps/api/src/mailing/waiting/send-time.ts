import { type Pace, type QuietHours, weeklyDay } from '@boardwalk/sdk-core/mailing/mail-kinds';
import { minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';

/** Clocks of all time zones are changed at a quarter of an hour. */
const quarterMs = 15 * minuteMs;

/** The time zone of hours for which a user has given none. */
export const usualTimeZone = 'UTC';

export interface MailingHours {
  /** IANA name. */
  readonly timeZone: string;
  readonly quietHours: QuietHours | null;
  readonly dailyHour: number;
}

/**
 * Returns when mail goes out about something that may be reported from `readyAt` on: at once, or at
 * the person's hour of the day or the week, and after their quiet hours. It is `now` where that has
 * come.
 */
export function sendTime(
  pace: Pace,
  { timeZone, quietHours, dailyHour }: MailingHours,
  readyAt: Date,
  now: Date,
): Date {
  const wanted = timeOf(pace, { timeZone, dailyHour }, readyAt.getTime());
  const from = Math.max(wanted, now.getTime());
  return new Date(quietHours ? endOfQuiet(quietHours, timeZone, from) : from);
}

function timeOf(
  pace: Pace,
  { timeZone, dailyHour }: Pick<MailingHours, 'timeZone' | 'dailyHour'>,
  readyAt: number,
): number {
  switch (pace) {
    case 'at-once':
      return readyAt;
    case 'daily':
      return nextDailyHour(dailyHour, timeZone, readyAt);
    case 'weekly':
      return nextWeeklyHour(dailyHour, timeZone, readyAt);
  }
}

/** The first of these hours of days that lies on the day of weekly mail. */
function nextWeeklyHour(hour: number, timeZone: string, since: number): number {
  let instant = nextDailyHour(hour, timeZone, since);
  while (localTimeAt(instant, timeZone).day !== weeklyDay) {
    instant = nextDailyHour(hour, timeZone, instant + 1);
  }
  return instant;
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
