import type { Locale } from '../text/locale.ts';
import { createDateFormatter } from './dates.ts';
import { addDays } from './local-time.ts';

/** Any Monday: the days of a week are written by their dates. */
const someMonday = '2026-01-05';

/** Writes the days of a week in full: 1 is Monday, 7 is Sunday. */
export function createWeekdayFormatter(locale: Locale) {
  const formatDate = createDateFormatter(locale, 'UTC');
  return (day: number): string => formatDate(addDays(someMonday, day - 1), 'weekday');
}
