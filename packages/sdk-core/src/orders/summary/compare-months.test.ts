import { expect, test } from 'vitest';
import { compareMonths } from './compare-months.ts';

const day = (date: string, sales: number) => ({ day: date, sales, orders: 1, visits: 2 });

test('a month is compared with the one before until the same day', () => {
  const days = [
    day('2026-10-01', 1),
    day('2026-10-14', 2),
    day('2026-10-15', 4),
    day('2026-11-14', 8),
  ];
  expect(compareMonths({ days, today: '2026-11-14' })).toEqual({
    current: { sales: 8, orders: 1, visits: 2 },
    before: { sales: 3, orders: 2, visits: 4 },
  });
});

test('on the 31st all of a shorter month counts', () => {
  const days = [day('2026-02-28', 1), day('2026-03-31', 2)];
  expect(compareMonths({ days, today: '2026-03-31' }).before.sales).toBe(1);
});
