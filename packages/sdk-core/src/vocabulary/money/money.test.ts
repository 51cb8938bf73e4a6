import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencies } from '../places/countries.ts';
import { createCompactMoneyFormatter } from './compact-money.ts';
import { createMoneyFormatter, defaultCurrency, type Money, type MoneyStyle } from './money.ts';

const cad = (amount: number): Money => ({ amount, currency: 'CAD' });

describe('money in English', () => {
  const formatMoney = createMoneyFormatter('en-CA');

  test.each<[Money, MoneyStyle, string]>([
    [cad(0), 'exact', '$0.00'],
    [cad(5), 'exact', '$0.05'],
    [cad(123450), 'exact', '$1,234.50'],
    [cad(123400), 'exact', '$1,234.00'],
    [cad(123400), 'card', '$1,234'],
    [cad(123450), 'card', '$1,234.50'],
    [{ amount: 75_000_000, currency: 'USD' }, 'card', 'US$750,000'],
    [{ amount: 75_000_000, currency: 'AUD' }, 'card', 'AU$750,000'],
    [cad(-1999), 'exact', '-$19.99'],
  ])('%j on a %s place reads %s', (money, style, text) => {
    expect(formatMoney(money, style)).toBe(text);
  });

  test('digits are those of Intl, whatever the amount', () => {
    const intl = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (amount) => {
        fc.pre(amount !== 0);
        expect(formatMoney(cad(amount))).toBe(intl.format(amount / 100));
      }),
    );
  });

  test('that names no currency is of Canada', () => {
    expect(formatMoney({ amount: 500, currency: defaultCurrency })).toBe('$5.00');
  });

  test('reads the same in each English-speaking country', () => {
    const money: Money = { amount: 123450, currency: 'USD' };
    expect(createMoneyFormatter('en-US')(money)).toBe('US$1,234.50');
    expect(createMoneyFormatter('en-AU')(money)).toBe('US$1,234.50');
  });
});

test('compact money has three digits at most', () => {
  const formatCompact = createCompactMoneyFormatter('en-CA');
  expect(formatCompact(cad(125_456_700))).toBe('$1.25M');
  expect(formatCompact({ amount: 45_000_000, currency: 'USD' })).toBe('US$450K');
  expect(createCompactMoneyFormatter('fr-CA')(cad(45_000_000))).toBe('450\u00a0k\u00a0$');
});

test('money in French reads as Intl writes it', () => {
  const formatMoney = createMoneyFormatter('fr-CA');
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e13 }),
      fc.constantFrom(...currencies),
      (amount, currency) => {
        const intl = new Intl.NumberFormat('fr-CA', { style: 'currency', currency });
        expect(formatMoney({ amount, currency })).toBe(intl.format(amount / 100));
      },
    ),
  );
});
