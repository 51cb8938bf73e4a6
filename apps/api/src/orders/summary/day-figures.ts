import type { DayFigures } from '@boardwalk/sdk-core/orders/summary/schemas';
import { addMonths } from '@boardwalk/sdk-core/vocabulary/time/add-months';
import { addDays } from '@boardwalk/sdk-core/vocabulary/time/local-time';

/** What was counted on a day: sales and orders, or visits. */
export type CountedDay = Pick<DayFigures, 'day'> & Partial<DayFigures>;

/** The first day of the month that is so many months before that of a date. */
export function firstOfMonth(date: string, monthsBefore = 0): string {
  const first = Date.parse(`${date.slice(0, 7)}-01`);
  return new Date(addMonths(first, -monthsBefore)).toISOString().slice(0, 10);
}

/** Every day of `days` from the first until the last one, those without any among them. */
export function fillDays(
  days: readonly CountedDay[],
  from: string,
  until: string,
): readonly DayFigures[] {
  const filled: DayFigures[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) {
    filled.push(
      addUp(
        day,
        days.filter((one) => one.day === day),
      ),
    );
  }
  return filled;
}

/** The sums of the last months until that of a date, by their first days. */
export function fillMonths(
  days: readonly CountedDay[],
  today: string,
  months: number,
): readonly DayFigures[] {
  return Array.from({ length: months }, (_, index) => {
    const first = firstOfMonth(today, months - 1 - index);
    return addUp(
      first,
      days.filter(({ day }) => firstOfMonth(day) === first),
    );
  });
}

function addUp(day: string, parts: readonly CountedDay[]): DayFigures {
  return parts.reduce<DayFigures>(
    (sum, { sales = 0, orders = 0, visits = 0 }) => ({
      day,
      sales: sum.sales + sales,
      orders: sum.orders + orders,
      visits: sum.visits + visits,
    }),
    { day, sales: 0, orders: 0, visits: 0 },
  );
}
