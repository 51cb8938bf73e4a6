import type { OpeningHours } from '@boardwalk/sdk-core/listings/fields/opening-hours';
import type { valueMessages } from '@boardwalk/sdk-core/posting/values/messages';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import {
  createDateFormatter,
  createTimeFormatter,
} from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createWeekdayFormatter } from '@boardwalk/sdk-core/vocabulary/time/weekdays';

interface Span {
  readonly opens: number;
  readonly closes: number;
}

/** The hours of one day of the week, or of one date. */
export interface DayTexts {
  readonly day: string;
  readonly hours: readonly string[];
}

/** Writes the days of a week at which a place opens, and the dates that are otherwise. */
export function weekTexts(
  { weekly, exceptions = [] }: OpeningHours,
  locale: Locale,
  messages: Messages<typeof valueMessages>,
): readonly DayTexts[] {
  const formatDate = createDateFormatter(locale, 'UTC');
  const formatWeekday = createWeekdayFormatter(locale);
  const formatTime = createTimeFormatter(locale);
  const write = (spans: readonly Span[]) =>
    spans.map(({ opens, closes }) =>
      opens === 0 && closes === 1440
        ? messages.allDay
        : `${formatTime(opens)} – ${formatTime(closes)}`,
    );
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    day: formatWeekday(day),
    hours: write(weekly.filter((span) => span.day === day)),
  }));
  const dates = exceptions.map(({ date, spans }) => ({
    day: formatDate(date),
    hours: spans.length > 0 ? write(spans) : [messages.closed],
  }));
  return [...days.filter(({ hours }) => hours.length > 0), ...dates];
}
