import type { hoursMessages } from '@boardwalk/sdk-core/listings/fields/hours-messages';
import {
  isOpenAt,
  nextChange,
  type OpeningChange,
  spansOn,
} from '@boardwalk/sdk-core/listings/fields/open-times';
import type { OpeningHours } from '@boardwalk/sdk-core/listings/fields/opening-hours';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage, type Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import {
  createDateFormatter,
  createTimeFormatter,
} from '@boardwalk/sdk-core/vocabulary/time/dates';
import { addDays, dayOfWeek, localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import type { DayRow, WrittenHours } from './written-hours.ts';

interface HoursContext {
  readonly locale: Locale;
  /** IANA zone of the place. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly messages: Messages<typeof hoursMessages>;
}

/** A night counts with the day before up to this minute. */
const earlyMorning = 360;

/** Writes the opening hours of a place, by its own clocks. */
export function writeHours(hours: OpeningHours, context: HoursContext): WrittenHours {
  const { timeZone, now, messages } = context;
  const today = localTimeAt(now, timeZone).date;
  const dates = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead));
  const week = dates
    .toSorted((one, other) => dayOfWeek(one) - dayOfWeek(other))
    .map((date) => writeDay(hours, date, context, date === today));
  const isOpen = isOpenAt(hours, now, timeZone);
  const change = nextChange(hours, now, timeZone);
  if (change) {
    const text = isOpen ? messages.openNow : messages.closedNow;
    return { isOpen, text, more: writeChange(change, today, context), week };
  }
  return { isOpen, text: isOpen ? messages.allDay : messages.closedNow, week };
}

function writeChange(
  { to, date, minute }: OpeningChange,
  today: string,
  { locale, messages }: HoursContext,
): string {
  const values = {
    time: createTimeFormatter(locale)(minute),
    day: createDateFormatter(locale, 'UTC')(date, date < addDays(today, 7) ? 'weekday' : 'day'),
  };
  if (to === 'open') {
    return fillMessage(date === today ? messages.opensAt : messages.opensOn, values);
  }
  const isTonight = date === today || (date === addDays(today, 1) && minute < earlyMorning);
  return fillMessage(isTonight ? messages.closesAt : messages.closesOn, values);
}

function writeDay(
  hours: OpeningHours,
  date: string,
  { locale, messages }: HoursContext,
  isToday: boolean,
): DayRow {
  const formatDate = createDateFormatter(locale, 'UTC');
  const formatTime = createTimeFormatter(locale);
  const texts = spansOn(hours, date).map(({ opens, closes }) =>
    opens === 0 && closes === 1440
      ? messages.allDay
      : `${formatTime(opens)} – ${formatTime(closes)}`,
  );
  const hasOtherHours = hours.exceptions?.some((exception) => exception.date === date);
  return {
    date,
    weekday: formatDate(date, 'weekday'),
    texts: texts.length > 0 ? texts : [messages.closed],
    isToday,
    ...(hasOtherHours && {
      note: fillMessage(messages.otherHours, { date: formatDate(date, 'day') }),
    }),
  };
}
