import { expect, test } from 'vitest';
import { zonedInstant } from './zoned-instant.ts';

test.each([
  ['2026-12-02T00:00:00Z', 'America/Toronto', '2026-12-01T19:00:00-05:00'],
  ['2026-07-01T00:30:00Z', 'America/St_Johns', '2026-06-30T22:00:00-02:30'],
  ['2026-12-31T14:00:00Z', 'Australia/Sydney', '2027-01-01T01:00:00+11:00'],
  ['2026-12-31T23:59:00Z', 'UTC', '2026-12-31T23:59:00+00:00'],
])('%s in %s is %s', (instant, timeZone, expected) => {
  expect(zonedInstant(new Date(instant), timeZone)).toBe(expected);
  expect(Date.parse(expected)).toBe(Date.parse(instant));
});
