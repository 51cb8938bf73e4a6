import { addDays, instantOf, localTimeAt } from '../vocabulary/time/local-time.ts';

/**
 * The end of a right whose last day is `date` (`2026-12-01`): when the next day begins in the time
 * zone (IANA name), as an ISO instant. Nothing where no day was named.
 */
export function endOfDay(date: string, timeZone: string): string | undefined {
  if (date === '') return undefined;
  return new Date(instantOf(addDays(date, 1), 0, timeZone)).toISOString();
}

/** The last day on which a right that ends at an ISO instant counts; empty for one without end. */
export function lastDayOf(endsAt: string | null, timeZone: string): string {
  return endsAt === null ? '' : localTimeAt(Date.parse(endsAt) - 1, timeZone).date;
}
