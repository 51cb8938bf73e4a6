import { type Labels, valueLabelOf } from '@boardwalk/sdk-core/listings/labels/label-text';
import type { eventMessages } from '@boardwalk/sdk-core/listings/page/event-messages';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import {
  countMessage,
  fillMessage,
  type Messages,
} from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import type { EventTimes } from './listing-page-texts.ts';

interface EventContext {
  readonly locale: Locale;
  /** IANA zone of the place. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly messages: Messages<typeof eventMessages>;
}

/** Writes when an event takes place, by the clocks of its place; null where it names no start. */
export function writeEventTimes(
  attributes: Readonly<Record<string, unknown>>,
  labels: Labels,
  context: EventContext,
): EventTimes | null {
  const { startsAt, endsAt, eventState = 'SCHEDULED' } = attributes;
  if (typeof startsAt !== 'string') return null;
  const end = typeof endsAt === 'string' ? endsAt : undefined;
  const { locale, timeZone, messages } = context;
  const format = createDateFormatter(locale, timeZone);
  const date = dateOf(startsAt, timeZone);
  const isOver = hasEnded(context, startsAt, end);
  const isAsPlanned = eventState === 'SCHEDULED';
  const from = format(startsAt, 'instant');
  const isOneDay = end !== undefined && dateOf(end, timeZone) === date;
  return {
    startsAt,
    month: format(date, 'month'),
    day: String(Number(date.slice(8))),
    span: end
      ? fillMessage(messages.span, { from, to: format(end, isOneDay ? 'time' : 'instant') })
      : from,
    relative: isAsPlanned
      ? relativeTo(context, startsAt, end)
      : valueLabelOf(labels, 'eventState', String(eventState)),
    isOver,
    isAsPlanned,
  };
}

/** Without an end an event lasts for its day. */
function hasEnded({ timeZone, now }: EventContext, startsAt: string, end?: string): boolean {
  if (end !== undefined) return Date.parse(end) <= now;
  return dateOf(startsAt, timeZone) < localTimeAt(now, timeZone).date;
}

function relativeTo(context: EventContext, startsAt: string, end?: string): string {
  const { locale, timeZone, now, messages } = context;
  if (hasEnded(context, startsAt, end)) return messages.over;
  if (end !== undefined && Date.parse(startsAt) <= now) return messages.now;
  const today = localTimeAt(now, timeZone).date;
  const ahead = Date.parse(dateOf(startsAt, timeZone)) - Date.parse(today);
  const days = Math.round(ahead / dayMs);
  return days <= 0 ? messages.today : countMessage(messages.inDays, days, locale);
}

function dateOf(instant: string, timeZone: string): string {
  return localTimeAt(Date.parse(instant), timeZone).date;
}
