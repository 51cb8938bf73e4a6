import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies } from '../../vocabulary/places/countries.ts';
import { paymentPeriods } from '../enumerations/trade/payment-periods.ts';
import { type ListingKind, listingKinds } from '../kinds.ts';
import {
  comparablePeriod,
  comparablePrice,
  type PeriodPrice,
  priceFromComparable,
} from './comparable-price.ts';

const rates = { CAD: 1, USD: 1.4, AUD: 0.9 };

test.each<[string, ListingKind, PeriodPrice, number]>([
  [
    'a home sold for CAD',
    'property',
    { amount: 50_000_000, currency: 'CAD', period: 'ONCE' },
    50_000_000,
  ],
  [
    'a home sold for USD',
    'property',
    { amount: 50_000_000, currency: 'USD', period: 'ONCE' },
    70_000_000,
  ],
  [
    'a year of rent as a month',
    'property',
    { amount: 2_400_000, currency: 'CAD', period: 'ANNUAL' },
    200_000,
  ],
  [
    'a week of Australian rent as a month',
    'property',
    { amount: 70_000, currency: 'AUD', period: 'WEEKLY' },
    273_750,
  ],
  [
    'a yearly salary as an hour',
    'classified',
    { amount: 6_240_000, currency: 'CAD', period: 'ANNUAL' },
    3000,
  ],
  [
    'two weeks of pay as an hour',
    'classified',
    { amount: 240_000, currency: 'CAD', period: 'BIWEEKLY' },
    3000,
  ],
  [
    'a day of roofing as an hour',
    'merchant',
    { amount: 80_000, currency: 'CAD', period: 'DAILY' },
    10_000,
  ],
])('%s is compared', (_, kind, price, cents) => {
  expect(comparablePrice(kind, price, rates)).toBeCloseTo(cents, 3);
});

test('no price compares with nothing', () => {
  expect(comparablePrice('item', null, rates)).toBeNull();
});

test('a price comes back from what it is compared by', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...listingKinds),
      fc.nat({ max: 1_000_000_000 }),
      fc.constantFrom(...currencies),
      fc.constantFrom(...paymentPeriods),
      (kind, amount, currency, period) => {
        const price = { amount, currency, period };
        const comparable = comparablePrice(kind, price, rates) ?? Number.NaN;
        expect(priceFromComparable(kind, comparable, price, rates)).toEqual(price);
      },
    ),
  );
});

test.each(listingKinds)('the comparable period of %s is one of its own price', (kind) => {
  const price = { amount: 12_345, currency: 'CAD', period: comparablePeriod(kind) } as const;
  expect(comparablePrice(kind, price, rates)).toBe(12_345);
});
