import type { DateStyle } from '../../vocabulary/time/dates.ts';
import { localTimeAt } from '../../vocabulary/time/local-time.ts';
import type { Message } from './schemas.ts';

/** The messages of one day where the reader is. */
export interface MessageDay {
  /** `2026-11-27` */
  readonly date: string;
  readonly messages: readonly Message[];
}

/** Messages by the days of a time zone, in their order. */
export function daysOf(messages: readonly Message[], timeZone: string): readonly MessageDay[] {
  const days: { date: string; messages: Message[] }[] = [];
  for (const message of messages) {
    const { date } = localTimeAt(Date.parse(message.sentAt), timeZone);
    const last = days.at(-1);
    if (last?.date === date) last.messages.push(message);
    else days.push({ date, messages: [message] });
  }
  return days;
}

/**
 * Returns how a list shows when something was: today the time, this year the day, else the date.
 */
export function momentStyle(iso: string, now: number, timeZone: string): DateStyle {
  const then = localTimeAt(Date.parse(iso), timeZone).date;
  const today = localTimeAt(now, timeZone).date;
  if (then === today) return 'time';
  return then.slice(0, 4) === today.slice(0, 4) ? 'dayOfYear' : 'date';
}
