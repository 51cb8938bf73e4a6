import type { Locale } from '../text/locale.ts';
import { minuteMs } from './durations.ts';

const styles = {
  /** Dec 1, 2026 */
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Dec 1 */
  dayOfYear: { day: 'numeric', month: 'short' },
  /** Tue, Dec 1 */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Tue, Dec 1, 7:05 p.m. */
  instant: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  },
  /** Tue, Dec 1, 2026, 7:05 p.m. */
  instantOfYear: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  },
  /** 7:05 p.m. */
  time: { hour: 'numeric', minute: '2-digit' },
  /** Dec */
  month: { month: 'short' },
  /** Tuesday */
  weekday: { weekday: 'long' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

export type DateStyle = keyof typeof styles;

/** Making one costs 5 ms on a slow phone, so each is made once, when first needed. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: Locale, timeZone: string, style: DateStyle): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${style}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone });
  formatters.set(key, made);
  return made;
}

/**
 * Writes ISO dates and instants. A date alone (`2026-12-01`) is the same day everywhere; an
 * instant is shown in `timeZone` (IANA name). The spaces within a date and within a time are
 * no-break spaces: what reads the text by a program wants an ISO date instead.
 */
export function createDateFormatter(locale: Locale, timeZone: string) {
  return function formatDate(iso: string, style: DateStyle = 'date'): string {
    const zone = iso.length === 10 ? 'UTC' : timeZone;
    const parts = formatterOf(locale, zone, style).formatToParts(new Date(iso));
    return parts
      .map(({ value }, index) => {
        // A line may break behind a weekday and before a time: 29 nov. 2027 and 17 h 05 stay whole.
        const mayBreak = parts[index - 1]?.type === 'weekday' || parts[index + 1]?.type === 'hour';
        // Engines differ in the width of these spaces; server and browser must write the same.
        return value.replace(/[ \u00a0\u2009\u202f]/g, mayBreak ? ' ' : '\u00a0');
      })
      .join('');
  };
}

/** Writes minutes of the day as a time: 1020 is `5:00 p.m.` in `en-CA`; 1440 is midnight. */
export function createTimeFormatter(locale: Locale) {
  const formatDate = createDateFormatter(locale, 'UTC');
  return function formatTime(minute: number): string {
    return formatDate(new Date(minute * minuteMs).toISOString(), 'time');
  };
}
