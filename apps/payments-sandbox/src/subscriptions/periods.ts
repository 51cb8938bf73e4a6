/** How often a price is due. */
export interface Interval {
  readonly interval: string;
  readonly interval_count: number;
}

const daySeconds = 86_400;

/**
 * The time that is `count` intervals after an anchor, in seconds. Months are counted from the
 * anchor, so that one of the 31st comes back to the 31st after a shorter month.
 */
export function addIntervals(
  anchor: number,
  { interval, interval_count }: Interval,
  count: number,
) {
  const steps = interval_count * count;
  if (interval === 'day') return anchor + steps * daySeconds;
  if (interval === 'week') return anchor + steps * 7 * daySeconds;
  return addMonths(anchor, interval === 'year' ? steps * 12 : steps);
}

function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}

/** The end of the period that begins at `start`, of those that are counted from the anchor. */
export function nextPeriodEnd(anchor: number, interval: Interval, start: number): number {
  let count = 1;
  while (addIntervals(anchor, interval, count) <= start) count += 1;
  return addIntervals(anchor, interval, count);
}

/** What the rest of a period costs, in minor units, half up. */
export function prorate(amount: number, start: number, end: number, at: number): number {
  if (end <= start) return 0;
  return Math.round((amount * Math.max(0, end - Math.max(at, start))) / (end - start));
}
