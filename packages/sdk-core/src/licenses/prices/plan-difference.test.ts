import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Money } from '../../vocabulary/money/money.ts';
import { priceDifference, termDays, termLeft } from './plan-difference.ts';

const cad = (amount: number): Money => ({ amount, currency: 'CAD' });

describe('what is left of a year', () => {
  test.each([
    ['on the day of the purchase it is whole', '2026-11-26', { days: 365, term: 365 }],
    ['a day later it is a day less', '2026-11-27', { days: 364, term: 365 }],
    ['its last day counts', '2027-11-25', { days: 1, term: 365 }],
    ['so does the day on which it is due', '2027-11-26', { days: 1, term: 365 }],
    ['and it is never more than a year', '2026-11-20', { days: 365, term: 365 }],
  ])('%s', (_, today, left) => {
    expect(termLeft('2027-11-26', termDays('2026-11-26', '2027-11-26'), today)).toEqual(left);
  });

  test.each([
    ['a leap year has a day more', '2027-03-01', '2028-03-01', 366],
    ['what is bought on February 29 is whole on that day', '2028-02-29', '2029-02-28', 365],
  ])('%s', (_, from, due, days) => {
    expect(termLeft(due, termDays(from, due), from)).toEqual({ days, term: days });
  });
});

describe('the price of a plan in place of another', () => {
  test.each([
    ['at once, the whole difference', { price: cad(40_000), days: 365, term: 365 }, 60_000],
    ['half a year on, about half of it', { price: cad(40_000), days: 183, term: 365 }, 30_082],
    ['nothing for the same price', { price: cad(100_000), days: 365, term: 365 }, 0],
    ['nothing where it is cheaper', { price: cad(120_000), days: 365, term: 365 }, 0],
  ])('%s', (_, replaced, amount) => {
    expect(priceDifference(replaced, cad(100_000))).toEqual(cad(amount));
  });

  test('currencies are never mixed', () => {
    const replaced = { price: cad(40_000), days: 1, term: 365 };
    expect(() => priceDifference(replaced, { amount: 100_000, currency: 'USD' })).toThrow(
      RangeError,
    );
  });

  test('is never more than the difference, and never grows as days go by', () => {
    const amount = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 2, max: 366 }), (before, after, days) => {
        const of = (left: number) =>
          priceDifference({ price: cad(before), days: left, term: 366 }, cad(after)).amount;
        expect(of(days)).toBeLessThanOrEqual(Math.max(0, after - before));
        expect(of(days - 1)).toBeLessThanOrEqual(of(days));
      }),
    );
  });
});
