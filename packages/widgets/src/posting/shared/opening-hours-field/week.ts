import type { OpeningHours } from '@boardwalk/sdk-core/listings/fields/opening-hours';

/** Hours as two fields of time hold them: `09:30`, or empty while they are not filled in. */
export interface HoursEntry {
  readonly id: number;
  readonly opens: string;
  readonly closes: string;
}

/** The entries of each day from Monday to Sunday; a day without any is closed. */
export type Week = readonly (readonly HoursEntry[])[];

/** Monday is 1, Sunday 7. */
export const days = [1, 2, 3, 4, 5, 6, 7] as const;

/** As many hours of a day as the contract takes. */
export const longestDay = 4;

const minutesOfDay = 1440;
const usualHours = { opens: '09:00', closes: '17:00' };

/** The week that a form begins with. */
export function weekOf(hours: OpeningHours): Week {
  return days.map((day) =>
    hours.weekly
      .filter((span) => span.day === day)
      .map(({ opens, closes }, id) => ({ id, opens: timeOf(opens), closes: timeOf(closes) })),
  );
}

/** The hours that are filled in, as they are sent. Midnight at the end of a day is its minute 1440. */
export function weeklyHours(week: Week): OpeningHours['weekly'] {
  return week.flatMap((entries, index) =>
    entries
      .filter(({ opens, closes }) => opens !== '' && closes !== '')
      .map((entry) => ({ day: index + 1, ...minutesOf(entry) })),
  );
}

/** The week with other hours on a day. */
export function withDay(week: Week, day: number, entries: readonly HoursEntry[]): Week {
  return week.map((old, index) => (index === day - 1 ? entries : old));
}

/** A day with one more entry: the usual hours first, then an empty one. */
export function withEntry(entries: readonly HoursEntry[]): readonly HoursEntry[] {
  const id = Math.max(-1, ...entries.map((entry) => entry.id)) + 1;
  const hours = entries.length === 0 ? usualHours : { opens: '', closes: '' };
  return [...entries, { id, ...hours }];
}

/** The week with the hours of one day on others too. */
export function copyDay(week: Week, from: number, to: readonly number[]): Week {
  const entries = week[from - 1] ?? [];
  return week.map((old, index) => (to.includes(index + 1) ? entries : old));
}

/** What is wrong with the hours of a day that are filled in. */
export function findDayFault(entries: readonly HoursEntry[]): 'same' | 'overlap' | undefined {
  const spans = entries
    .filter(({ opens, closes }) => opens !== '' && closes !== '')
    .map(minutesOf)
    .toSorted((one, other) => one.opens - other.opens);
  if (spans.some(({ opens, closes }) => opens === closes)) return 'same';
  const overlaps = spans.some(({ opens }, index) => {
    const before = spans[index - 1];
    return before !== undefined && opens < endOf(before);
  });
  return overlaps ? 'overlap' : undefined;
}

/** What is worth a word about hours that are right. */
export function noteOf({ opens, closes }: HoursEntry): 'allDay' | 'nextDay' | undefined {
  if (opens === '' || closes === '') return undefined;
  if (opens === '00:00' && closes === '00:00') return 'allDay';
  return closes < opens && closes !== '00:00' ? 'nextDay' : undefined;
}

function minutesOf({ opens, closes }: HoursEntry) {
  return { opens: minuteOf(opens), closes: minuteOf(closes) || minutesOfDay };
}

function endOf({ opens, closes }: { readonly opens: number; readonly closes: number }): number {
  return closes > opens ? closes : closes + minutesOfDay;
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function timeOf(minute: number): string {
  const inDay = minute % minutesOfDay;
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`;
}
