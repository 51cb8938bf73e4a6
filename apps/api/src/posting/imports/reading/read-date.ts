import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { foldCellText } from '../../../platform/tables/fold-cell-text.ts';

/** A day that somebody wrote. */
export interface TypedDay {
  /** `2026-12-31` */
  readonly date: string;
  /** The custom of the country alone says which number is the month. */
  readonly isByCountry: boolean;
}

/** Why a text is no day: `order` where it may be two. */
export type DayFault = 'date' | 'order';

/** Characters of the longest day with its time. */
const longestDay = 60;

const monthNumbers = readMonthNames();

/** Names and abbreviations of months in English and French, folded, with their numbers from 1. */
function readMonthNames(): ReadonlyMap<string, number> {
  const names = (['en-US', 'en-CA', 'fr-CA'] as const).flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
      return Array.from(
        { length: 12 },
        (_, index) => [foldCellText(format.format(Date.UTC(2026, index, 1))), index + 1] as const,
      );
    }),
  );
  return new Map(names);
}

/**
 * A day as people, spreadsheets and other countries write it: `2026-12-31`, `31 Dec 2026`,
 * `December 31, 2026`, `31 décembre 2026`, `31-Dec-26`. Of `03/04/2026` the country says which is the
 * month, but for Canada, which writes both; a day against the custom of its country is refused there,
 * as the days beside it were then read wrong.
 */
export function readDay(text: string, country: Country | undefined): TypedDay | DayFault {
  if (text.length > longestDay) return 'date';
  const parts = text
    .trim()
    .split(/[\s,./-]+/)
    .filter((part) => part !== '');
  if (parts.length !== 3) return 'date';
  const [first = '', second = '', third = ''] = parts;
  const named = parts.findIndex((part) => monthNumbers.has(foldCellText(part)));
  if (named === 0) return certain(third, monthOf(first), second);
  if (named === 1) {
    return /^\d{4}$/.test(first)
      ? certain(first, monthOf(second), third)
      : certain(fullYear(third), monthOf(second), first);
  }
  if (/^\d{4}$/.test(first)) return certain(first, Number(second), third);
  return inNumbers([first, second, third], country);
}

function monthOf(name: string): number {
  return monthNumbers.get(foldCellText(name)) ?? 0;
}

/** Excel shows `31-Dec-26` unasked; listings are of this century. */
function fullYear(text: string): string {
  return /^\d\d$/.test(text) ? `20${text}` : text;
}

function inNumbers(
  [first, second, year]: readonly [string, string, string],
  country: Country | undefined,
): TypedDay | DayFault {
  const [one, other] = [Number(first), Number(second)];
  if (!/^\d{4}$/.test(year) || !(one >= 1 && other >= 1)) return 'date';
  if (country === 'US') return byCountry(certain(year, one, second));
  if (country === 'AU') return byCountry(certain(year, other, first));
  if (one === other) return certain(year, one, second);
  if (one <= 12 && other <= 12) return 'order';
  return one > 12 ? certain(year, other, first) : certain(year, one, second);
}

function byCountry(day: TypedDay | DayFault): TypedDay | DayFault {
  return typeof day === 'string' ? day : { ...day, isByCountry: true };
}

/** The day of a year, a month from 1 and a day such as `1`, `1st` or `1er`, if there is such a day. */
function certain(year: string, month: number, day: string): TypedDay | 'date' {
  const [, number = ''] = /^(\d{1,2})(?:st|nd|rd|th|er|re)?$/i.exec(day) ?? [];
  if (!/^\d{4}$/.test(year) || number === '' || !Number.isInteger(month)) return 'date';
  const two = (part: number | string) => String(part).padStart(2, '0');
  const date = `${year}-${two(month)}-${two(number)}`;
  const instant = Date.parse(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
  return isDay ? { date, isByCountry: false } : 'date';
}

/** A day, and the time of it where one is written: by the clocks of the place, or by its own offset. */
export interface TypedTime extends TypedDay {
  /** Since midnight. */
  readonly minute?: number;
  /** Minutes that the clocks it is written by are ahead of UTC. */
  readonly offset?: number;
}

const clock =
  /^(.*?[^\s,T])(?:T|[\s,]+)(?:at |à )?(\d{1,2})(?:(?::|\s?h\s?)(\d\d)(?::\d\d(?:\.\d+)?)?|\s?h)?\s*([ap]\.?\s?m\.?)?\s*(Z|[+-]\d\d:?\d\d)?$/i;

/** A day with or without a time: `2026-12-31 18:00`, `31 Dec 2026 6:00 PM`, `2026-12-31T18:00Z`, `… 18 h 30`. */
export function readTime(text: string, country: Country | undefined): TypedTime | DayFault {
  if (text.length > longestDay) return 'date';
  const alone = readDay(text, country);
  if (alone === 'order' || typeof alone !== 'string') return alone;
  const [whole = '', before = '', hour = '', minutes, half, zone] = clock.exec(text.trim()) ?? [];
  const isClock =
    minutes !== undefined || half !== undefined || /\dh$/i.test(whole.replace(/\s/g, ''));
  if (!isClock) return 'date';
  const day = readDay(before, country);
  if (typeof day === 'string') return day;
  const minute = minuteOf(Number(hour), Number(minutes ?? 0), half);
  if (minute === undefined) return 'date';
  return { ...day, minute, ...(zone !== undefined && { offset: offsetOf(zone) }) };
}

/** By a clock of 24 hours, or of twice 12. */
function minuteOf(hour: number, minutes: number, half: string | undefined): number | undefined {
  if (minutes > 59) return undefined;
  if (half === undefined) return hour > 23 ? undefined : hour * 60 + minutes;
  if (hour < 1 || hour > 12) return undefined;
  const isLate = half.toLowerCase().startsWith('p');
  return ((hour % 12) + (isLate ? 12 : 0)) * 60 + minutes;
}

function offsetOf(zone: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
