import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths } from './add-months.ts';

test.each([
  ['2026-11-26T10:30:15.123Z', 0, '2026-11-26T10:30:15.123Z'],
  ['2026-11-26T10:30:15.123Z', 1, '2026-12-26T10:30:15.123Z'],
  ['2026-11-26T10:30:15.123Z', 2, '2027-01-26T10:30:15.123Z'],
  ['2026-11-26T10:30:15.123Z', 12, '2027-11-26T10:30:15.123Z'],
  ['2026-01-31T23:59:59.999Z', 1, '2026-02-28T23:59:59.999Z'],
  ['2028-01-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
  ['2026-03-31T12:00:00.000Z', 1, '2026-04-30T12:00:00.000Z'],
  ['2026-08-31T12:00:00.000Z', 1, '2026-09-30T12:00:00.000Z'],
  ['2026-12-01T00:00:00.000Z', 1, '2027-01-01T00:00:00.000Z'],
])('%s and %d months are %s', (from, months, to) => {
  expect(new Date(addMonths(Date.parse(from), months)).toISOString()).toBe(to);
});

test('months later is later, and never more than their days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
      fc.integer({ min: 1, max: 60 }),
      (instant, months) => {
        const days = (addMonths(instant, months) - instant) / 86_400_000;
        expect(Number.isInteger(days)).toBe(true);
        expect(days).toBeGreaterThanOrEqual(28 * months);
        expect(days).toBeLessThanOrEqual(31 * months);
      },
    ),
  );
});
