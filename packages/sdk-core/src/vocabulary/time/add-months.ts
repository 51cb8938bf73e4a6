/**
 * The instant so many months after another, by the calendar of UTC; a day that the month lacks is
 * its last one: a month after January 31 is February 28.
 */
export function addMonths(instant: number, months: number): number {
  const date = new Date(instant);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0);
  date.setUTCDate(Math.min(day, new Date(next).getUTCDate()));
  return date.getTime();
}
