import { expect, test } from 'vitest';
import { endOfDay, lastDayOf } from './last-day.ts';

test.each([
  ['2026-12-01', 'America/Toronto', '2026-12-02T05:00:00.000Z'],
  ['2026-07-01', 'America/Toronto', '2026-07-02T04:00:00.000Z'],
  ['2026-12-31', 'Australia/Sydney', '2026-12-31T13:00:00.000Z'],
  ['2026-03-08', 'America/Toronto', '2026-03-09T04:00:00.000Z'],
])('a right until %s ends there (%s) with that day', (date, timeZone, end) => {
  expect(endOfDay(date, timeZone)).toBe(end);
  expect(lastDayOf(end, timeZone)).toBe(date);
});

test('no day is no end', () => {
  expect(endOfDay('', 'UTC')).toBeUndefined();
  expect(lastDayOf(null, 'UTC')).toBe('');
});
