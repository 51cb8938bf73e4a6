import { addMonths } from '../../vocabulary/time/add-months.ts';
import { minuteMs } from '../../vocabulary/time/durations.ts';
import { instantOf, localTimeAt } from '../../vocabulary/time/local-time.ts';

/**
 * The calendar date (`2027-11-26`) on which a licence is due that was bought at `boughtAt`
 * (milliseconds since 1970), after so many terms of a year: the same day of the year, as clocks in the
 * time zone of its merchant listing show it. February 29 is February 28 in years that lack it.
 */
export function dueDateOf(boughtAt: number, timeZone: string, years = 1): string {
  return dateAfter(localTimeAt(boughtAt, timeZone).date, years);
}

/**
 * The first instant that a licence does not cover: the time of day of the purchase on its due date.
 * Terms are counted from the purchase, so that a February 29 comes back.
 */
export function dueInstantOf(boughtAt: number, timeZone: string, years = 1): number {
  const { date, minute } = localTimeAt(boughtAt, timeZone);
  return instantOf(dateAfter(date, years), minute, timeZone) + (boughtAt % minuteMs);
}

function dateAfter(date: string, years: number): string {
  return new Date(addMonths(Date.parse(date), 12 * years)).toISOString().slice(0, 10);
}
