import { addDays, dayOfWeek, localTimeAt } from '../../vocabulary/time/local-time.ts';
import type { OpeningHours } from './opening-hours.ts';

const minutesOfDay = 1440;
const minutesOfWeek = 7 * minutesOfDay;

/** Days looked ahead for the next change: a fortnight holds every weekly rhythm and a holiday. */
const daysAhead = 14;

/** From a minute to another, the end excluded. */
export type MinuteSpan = readonly [from: number, to: number];

interface Span {
  readonly opens: number;
  readonly closes: number;
}

/** When a place opens or closes next, by its own clocks. */
export interface OpeningChange {
  readonly to: 'open' | 'closed';
  /** `2026-12-01` */
  readonly date: string;
  /** Minutes since midnight. */
  readonly minute: number;
}

/** The hours of one date: those of an exception, else of the day of the week. */
export function spansOn(hours: OpeningHours, date: string): readonly Span[] {
  const exception = hours.exceptions?.find((other) => other.date === date);
  if (exception !== undefined) return exception.spans;
  const day = dayOfWeek(date);
  return hours.weekly.filter((span) => span.day === day);
}

/** Whether a place with these hours is open at an instant (ISO or milliseconds since 1970). */
export function isOpenAt(hours: OpeningHours, instant: string | number, timeZone: string): boolean {
  const { date, minute } = localTimeAt(toMilliseconds(instant), timeZone);
  return spansAround(hours, date, 0).some(([from, to]) => from <= minute && minute < to);
}

/** When that changes next within a fortnight, or null where it stays as it is. */
export function nextChange(
  hours: OpeningHours,
  instant: string | number,
  timeZone: string,
): OpeningChange | null {
  const { date, minute } = localTimeAt(toMilliseconds(instant), timeZone);
  const spans = spansAround(hours, date, daysAhead);
  const current = spans.find(([from, to]) => from <= minute && minute < to);
  const next = current?.[1] ?? spans.find(([from]) => from > minute)?.[0];
  if (next === undefined || next >= daysAhead * minutesOfDay) return null;
  return {
    to: current === undefined ? 'open' : 'closed',
    date: addDays(date, Math.floor(next / minutesOfDay)),
    minute: next % minutesOfDay,
  };
}

/** The weekly hours as spans of minutes since Monday 00:00, in order and apart from each other. */
export function toMinutesOfWeek(hours: OpeningHours): readonly MinuteSpan[] {
  const spans = hours.weekly.flatMap((span): MinuteSpan[] => {
    const [from, to] = placed(span, (span.day - 1) * minutesOfDay);
    if (to <= minutesOfWeek) return [[from, to]];
    return [
      [from, minutesOfWeek],
      [0, to - minutesOfWeek],
    ];
  });
  return merged(spans);
}

/** The spans from yesterday, whose night may reach into today, to so many days ahead, in minutes since today's midnight. */
function spansAround(hours: OpeningHours, today: string, ahead: number): readonly MinuteSpan[] {
  const days = Array.from({ length: ahead + 2 }, (_, index) => index - 1);
  return merged(
    days.flatMap((day) =>
      spansOn(hours, addDays(today, day)).map((span) => placed(span, day * minutesOfDay)),
    ),
  );
}

/** Hours that close no later than they open end on the next day. */
function placed({ opens, closes }: Span, midnight: number): MinuteSpan {
  return [midnight + opens, midnight + (closes > opens ? closes : closes + minutesOfDay)];
}

function merged(spans: readonly MinuteSpan[]): readonly MinuteSpan[] {
  const apart: MinuteSpan[] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = apart.at(-1);
    if (last !== undefined && from <= last[1]) {
      apart[apart.length - 1] = [last[0], Math.max(last[1], to)];
    } else {
      apart.push([from, to]);
    }
  }
  return apart;
}

function toMilliseconds(instant: string | number): number {
  return typeof instant === 'number' ? instant : Date.parse(instant);
}
