import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largestAmount } from './amounts.ts';
import { addMoney } from './arithmetic.ts';
import type { Money } from './money.ts';
import { prorate } from './prorate.ts';

const usd = (amount: number): Money => ({ amount, currency: 'USD' });
const year = { start: Date.UTC(2026, 10, 26), end: Date.UTC(2027, 10, 26) };

test.each([
  ['at its beginning', 36_500, '2026-11-26T00:00:00.000Z', 0, 36_500],
  ['after a day', 36_500, '2026-11-27T00:00:00.000Z', 100, 36_400],
  ['after a year without a day', 36_500, '2027-11-25T00:00:00.000Z', 36_400, 100],
  ['at its end', 36_500, '2027-11-26T00:00:00.000Z', 36_500, 0],
  // A cent lasts 3.65 days, of which less than half is left.
  ['when half a cent is left', 1, '2027-05-27T12:00:00.000Z', 0, 1],
  ['a millisecond later', 1, '2027-05-27T12:00:00.001Z', 1, 0],
])('%s a year of %d cents', (_, amount, at, used, left) => {
  expect(prorate(usd(amount), year, Date.parse(at))).toEqual({ used: usd(used), left: usd(left) });
});

describe('whatever the period', () => {
  const instant = fc.integer({ min: 0, max: 8_000_000_000_000 });
  const times = fc
    .tuple(instant, instant, instant, instant)
    .map((list) => [...list].sort((one, other) => one - other))
    .filter(([start = 0, , , end = 0]) => start < end);
  const price = fc.integer({ min: 0, max: largestAmount }).map(usd);

  test('both parts are the price', () => {
    fc.assert(
      fc.property(price, times, (whole, [start = 0, at = 0, , end = 0]) => {
        const { used, left } = prorate(whole, { start, end }, at);
        expect(addMoney(used, left)).toEqual(whole);
      }),
    );
  });

  test('less is left later', () => {
    fc.assert(
      fc.property(price, times, (whole, [start = 0, at = 0, later = 0, end = 0]) => {
        const early = prorate(whole, { start, end }, at);
        const late = prorate(whole, { start, end }, later);
        expect(late.left.amount).toBeLessThanOrEqual(early.left.amount);
      }),
    );
  });

  test('what is left is at most half a cent from the exact share', () => {
    fc.assert(
      fc.property(price, times, (whole, [start = 0, at = 0, , end = 0]) => {
        const length = BigInt(end - start);
        const { left } = prorate(whole, { start, end }, at);
        const off = BigInt(left.amount) * length - BigInt(whole.amount) * BigInt(end - at);
        expect(2n * off > -length && 2n * off <= length).toBe(true);
      }),
    );
  });
});

test.each([
  ['before the period', 10, 20, 9],
  ['after the period', 10, 20, 21],
  ['in a period that is empty', 10, 10, 10],
  ['in a period that ends first', 20, 10, 15],
  ['between two milliseconds', 10, 20, 15.5],
  ['in a period that begins between two', 10.5, 20, 15],
  ['in a period that ends between two', 10, 20.5, 15],
  ['at no time', 10, 20, Number.NaN],
])('%s nothing is prorated', (_, start, end, at) => {
  expect(() => prorate(usd(100), { start, end }, at)).toThrow(
    new RangeError(`Expected an instant from ${start} to ${end}, got ${at}.`),
  );
});

test.each([-1, 0.5, 1e15])('%d cents are not prorated', (amount) => {
  expect(() => prorate(usd(amount), { start: 0, end: 10 }, 5)).toThrow(/minor units/);
});
