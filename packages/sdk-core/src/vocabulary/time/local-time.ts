import { dayMs, minuteMs } from './durations.ts';

/** The time that clocks at a place show. */
export interface LocalTime {
  /** `2026-12-01` */
  readonly date: string;
  /** Monday is 1, Sunday 7. */
  readonly day: number;
  /** Minutes since midnight. */
  readonly minute: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

/** What clocks in a time zone (IANA name) show at an instant, in milliseconds since 1970. */
export function localTimeAt(instant: number, timeZone: string): LocalTime {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return { date, day: dayOfWeek(date), minute: Number(part('hour')) * 60 + Number(part('minute')) };
}

/** What a change of clocks does to a time: it is left out, or comes twice. */
type ClockChange = 'skipped' | 'repeated';

/**
 * An instant, in milliseconds since 1970, and what a change of clocks did to the requested time.
 */
export interface PlacedTime {
  readonly instant: number;
  readonly change?: ClockChange;
}

/** Far enough from any time to be before, or after, a change of clocks beside it. */
const aroundMs = dayMs;

/**
 * The instant at which clocks in a time zone show a date and a minute of its day. A time that a change of
 * clocks leaves out is as much later as they are put forward: 02:30 is 03:30. Of two that show the same,
 * it is the first.
 */
export function placeTime(date: string, minute: number, timeZone: string): PlacedTime {
  const shown = Date.parse(date) + minute * minuteMs;
  const offsetAt = (instant: number) => {
    const local = localTimeAt(instant, timeZone);
    return Date.parse(local.date) + local.minute * minuteMs - instant;
  };
  const before = shown - offsetAt(shown - aroundMs);
  const after = shown - offsetAt(shown + aroundMs);
  const isShown = (instant: number) => instant + offsetAt(instant) === shown;
  if (before === after) return { instant: before };
  if (isShown(before)) {
    return isShown(after) ? { instant: before, change: 'repeated' } : { instant: before };
  }
  return isShown(after) ? { instant: after } : { instant: before, change: 'skipped' };
}

/** The instant of `placeTime`, for those who ask by times that nobody has typed. */
export function instantOf(date: string, minute: number, timeZone: string): number {
  return placeTime(date, minute, timeZone).instant;
}

/** The day of the week of a date: Monday is 1, Sunday 7. */
export function dayOfWeek(date: string): number {
  return new Date(date).getUTCDay() || 7;
}

/** The date so many days after (or before) another. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The last instant of a date where clocks show this time zone, in milliseconds since 1970. */
export function lastInstantOf(date: string, timeZone: string): number {
  return instantOf(addDays(date, 1), 0, timeZone) - 1;
}
