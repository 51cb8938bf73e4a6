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

/**
 * The instant at which clocks in a time zone show a date and a minute of its day, milliseconds since
 * 1970; for a minute of the hour that a change of clocks leaves out, as long after its beginning.
 */
export function instantOf(date: string, minute: number, timeZone: string): number {
  const shown = Date.parse(date) + minute * 60_000;
  const offsetAt = (instant: number) => {
    const local = localTimeAt(instant, timeZone);
    return Date.parse(local.date) + local.minute * 60_000 - instant;
  };
  // The offset of a moment near it may be that of another time of the year.
  const near = offsetAt(shown);
  const found = shown - offsetAt(shown - near);
  const isShown = found + offsetAt(found) === shown;
  return isShown ? found : Math.max(found, shown - near);
}

/** The day of the week of a date: Monday is 1, Sunday 7. */
export function dayOfWeek(date: string): number {
  return new Date(date).getUTCDay() || 7;
}

/** The date so many days after (or before) another. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The last instant of a date where clocks show this time zone, in milliseconds since 1970. */
export function lastInstantOf(date: string, timeZone: string): number {
  return instantOf(addDays(date, 1), 0, timeZone) - 1;
}
