import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies } from '../places/countries.ts';
import { supportedLocales } from '../text/locale.ts';
import { createMoneyFormatter } from './money.ts';
import { readAmount } from './read-amount.ts';

test.each([
  ['1,234.5', 'en-CA', 123_450],
  ['$1 234.50', 'en-CA', 123_450],
  ['US$99', 'en-US', 9900],
  ['0.07', 'en-AU', 7],
  ['12.', 'en-CA', 1200],
  ['1 234,5', 'fr-CA', 123_450],
  ['1234,50 $', 'fr-CA', 123_450],
  ['1234.50', 'fr-CA', 123_450],
  ['19.99', 'en-CA', 1999],
] as const)('%s in %s is %i', (text, locale, amount) => {
  expect(readAmount(text, locale)).toBe(amount);
});

test.each(['', 'free', '1.234', '1,23', '12,34,567', '-5', '1e3', '0x10', '12345678901'])(
  '%j is no amount',
  (text) => {
    expect(readAmount(text, 'en-CA')).toBe(undefined);
  },
);

test('what the formatter writes is read as the same amount, in every locale and currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999_999 }),
      fc.constantFrom(...supportedLocales),
      fc.constantFrom(...currencies),
      (amount, locale, currency) => {
        const text = createMoneyFormatter(locale)({ amount, currency });
        expect(readAmount(text, locale)).toBe(amount);
      },
    ),
  );
});
