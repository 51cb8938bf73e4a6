import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addIntervals, nextPeriodEnd, prorate } from './periods.ts';

const month = { interval: 'month', interval_count: 1 };
const time = fc.integer({ min: 1_600_000_000, max: 2_500_000_000 });
const amount = fc.integer({ min: 0, max: 10_000_000 });

function at(text: string): number {
  return Date.parse(`${text}T12:00:00Z`) / 1000;
}

describe('periods', () => {
  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-12-15', 1, '2028-01-15'],
  ])('%s and %d months are %s', (anchor, count, end) => {
    expect(addIntervals(at(anchor), month, count)).toBe(at(end));
  });

  test('a period ends after it begins, and the next begins where it ends', () => {
    fc.assert(
      fc.property(time, fc.integer({ min: 1, max: 60 }), (anchor, count) => {
        const start = addIntervals(anchor, month, count);
        expect(nextPeriodEnd(anchor, month, start)).toBe(addIntervals(anchor, month, count + 1));
      }),
    );
  });

  test('what is left of a period costs no more than the whole, and less as time goes', () => {
    fc.assert(
      fc.property(amount, time, fc.nat(2_000_000), fc.nat(2_000_000), (whole, start, a, b) => {
        const end = start + 2_678_400;
        const [early, late] = [Math.min(a, b), Math.max(a, b)];
        const first = prorate(whole, start, end, start + early);
        const second = prorate(whole, start, end, start + late);
        expect(prorate(whole, start, end, start)).toBe(whole);
        expect(second).toBeLessThanOrEqual(first);
        expect(first).toBeLessThanOrEqual(whole);
        expect(prorate(whole, start, end, end)).toBe(0);
      }),
    );
  });
});
