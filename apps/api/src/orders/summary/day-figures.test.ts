import { expect, test } from 'vitest';
import { fillDays, fillMonths, firstOfMonth } from './day-figures.ts';

test.each([
  ['2026-03-31', 0, '2026-03-01'],
  ['2026-03-31', 1, '2026-02-01'],
  ['2026-01-15', 1, '2025-12-01'],
  ['2026-11-30', 11, '2025-12-01'],
])('the first day of the month of %s, %i months before, is %s', (date, months, first) => {
  expect(firstOfMonth(date, months)).toBe(first);
});

test('each day is there once, also across a month and where nothing was counted', () => {
  const counted = [
    { day: '2026-02-28', sales: 500, orders: 1 },
    { day: '2026-02-28', visits: 3 },
    { day: '2026-03-02', visits: 1 },
  ];
  expect(fillDays(counted, '2026-02-28', '2026-03-02')).toEqual([
    { day: '2026-02-28', sales: 500, orders: 1, visits: 3 },
    { day: '2026-03-01', sales: 0, orders: 0, visits: 0 },
    { day: '2026-03-02', sales: 0, orders: 0, visits: 1 },
  ]);
});

test('a month is the sum of its days, and the last one is that of the date', () => {
  const counted = [
    { day: '2025-12-31', sales: 100, orders: 1 },
    { day: '2026-01-01', sales: 200, orders: 1, visits: 4 },
    { day: '2026-01-31', sales: 300, orders: 2 },
    { day: '2025-01-31', sales: 9_999, orders: 9 },
  ];
  const months = fillMonths(counted, '2026-01-31', 12);
  expect(months).toHaveLength(12);
  expect(months.slice(-2)).toEqual([
    { day: '2025-12-01', sales: 100, orders: 1, visits: 0 },
    { day: '2026-01-01', sales: 500, orders: 3, visits: 4 },
  ]);
  expect(months[0]?.day).toBe('2025-02-01');
});
