import type { DayFigures, ShopSummary } from './schemas.ts';

/** Figures of a month, or of its first days. */
export type MonthSums = Omit<DayFigures, 'day'>;

/**
 * The month of today until today, and the month before until the same day; all of it where it is
 * shorter.
 */
export function compareMonths({ days, today }: Pick<ShopSummary, 'days' | 'today'>): {
  readonly current: MonthSums;
  readonly before: MonthSums;
} {
  const isCurrent = ({ day }: DayFigures) => day.slice(0, 7) === today.slice(0, 7);
  const isSoEarly = ({ day }: DayFigures) => day.slice(8) <= today.slice(8);
  return {
    current: addUp(days.filter(isCurrent)),
    before: addUp(days.filter((day) => !isCurrent(day) && isSoEarly(day))),
  };
}

function addUp(days: readonly DayFigures[]): MonthSums {
  const sum = (key: keyof MonthSums) => days.reduce((total, day) => total + day[key], 0);
  return { sales: sum('sales'), orders: sum('orders'), visits: sum('visits') };
}
