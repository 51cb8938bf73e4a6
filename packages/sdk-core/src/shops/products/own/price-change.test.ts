import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percent } from '../../../vocabulary/money/portions.ts';
import { largestPrice } from '../../shop-limits.ts';
import { changedPrice, changePrices, type PriceChange, readTypedPortion } from './price-change.ts';

const raise = (portion: number): PriceChange => ({ direction: 'raise', by: { portion } });
const lower = (portion: number): PriceChange => ({ direction: 'lower', by: { portion } });
const lowerBy = (amount: number): PriceChange => ({
  direction: 'lower',
  by: { amount, currency: 'CAD' },
});

test.each([
  [1999, raise(10 * percent), 2199],
  [1995, raise(10 * percent), 2195],
  [1999, lower(10 * percent), 1799],
  [333, lower(50 * percent), 166],
  [2000, lowerBy(500), 1500],
] as const)('%i becomes %o: %i', (price, change, changed) => {
  expect(changedPrice(price, 'CAD', change)).toBe(changed);
});

test.each([
  ['nothing', 500, lowerBy(500)],
  ['less than nothing', 400, lowerBy(500)],
  ['nothing at all of it', 400, lower(100 * percent)],
  ['more than a product may', largestPrice, raise(1 * percent)],
] as const)('no product costs %s', (_, price, change) => {
  expect(changedPrice(price, 'CAD', change)).toBeUndefined();
});

test('one variant that can’t cost that holds back all of its product', () => {
  const variants = [
    { price: 400, compareAt: null },
    { price: 900, compareAt: null },
  ];
  expect(changePrices(variants, 'CAD', lowerBy(500))).toBeUndefined();
});

test('a price from before stays only where it is more than the new one', () => {
  const variants = [
    { id: 1, price: 1000, compareAt: 1100 },
    { id: 2, price: 1000, compareAt: 1200 },
  ];
  expect(changePrices(variants, 'CAD', raise(10 * percent))).toEqual([
    { id: 1, price: 1100, compareAt: null },
    { id: 2, price: 1100, compareAt: 1200 },
  ]);
});

test('a portion that is taken and added is whole cents, and never more than half a cent off', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 100 * percent }),
      (price, portion) => {
        const changed = changedPrice(price, 'CAD', raise(portion)) ?? Number.NaN;
        const exact = (price * (1_000_000 + portion)) / 1_000_000;
        expect(Number.isInteger(changed)).toBe(true);
        expect(Math.abs(changed - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      },
    ),
  );
});

test.each([
  ['12.5', 'en-CA', 125_000],
  ['12,5 %', 'fr-CA', 125_000],
  ['100', 'en-CA', 1_000_000],
  ['0', 'en-CA', undefined],
  ['100.01', 'en-CA', undefined],
  ['9.975', 'en-CA', undefined],
  ['-5', 'en-CA', undefined],
  ['ten', 'en-CA', undefined],
] as const)('"%s" in %s is %s parts of a million', (text, locale, portion) => {
  expect(readTypedPortion(text, locale)).toBe(portion);
});
