import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies } from '../places/countries.ts';
import { supportedLocales } from '../text/locale.ts';
import { largestAmount } from './amounts.ts';
import { createMoneyFormatter } from './money.ts';
import { readTypedMoney } from './read-typed-money.ts';

test.each([
  ['$1,234.50', 'en-CA', 'CAD', 123_450],
  ['1 234.5', 'en-CA', 'CAD', 123_450],
  ['1,234', 'en-CA', 'CAD', 123_400],
  [' 12. ', 'en-US', 'USD', 1200],
  ['0.07', 'en-AU', 'AUD', 7],
  ['0', 'en-CA', 'CAD', 0],
  ['1 234,50 $', 'fr-CA', 'CAD', 123_450],
  ['1\u202f234,50\u00a0$', 'fr-CA', 'CAD', 123_450],
  ['1234.50', 'fr-CA', 'CAD', 123_450],
  ['10 $ US', 'fr-CA', 'USD', 1000],
  ['US$10', 'en-CA', 'USD', 1000],
  ['usd 10', 'en-CA', 'USD', 1000],
  ['10 USD', 'en-CA', 'USD', 1000],
  ['$10 CAD', 'en-US', 'CAD', 1000],
  ['C$10', 'en-US', 'CAD', 1000],
  ['CA$10', 'en-US', 'CAD', 1000],
  ['A$10', 'en-AU', 'AUD', 1000],
  ['AU$10', 'en-AU', 'AUD', 1000],
  ['AUD10', 'en-AU', 'AUD', 1000],
  ['9,999,999,999.99', 'en-CA', 'CAD', largestAmount],
] as const)('“%s” in %s is %s %i', (text, locale, currency, amount) => {
  expect(readTypedMoney(text, locale, currency)).toEqual({ amount, currency });
});

test.each([
  ['nothing', '', 'en-CA'],
  ['a mark alone', '$', 'en-CA'],
  ['a word', 'free', 'en-CA'],
  ['thousands or a fraction of a cent', '1.234', 'en-CA'],
  ['thousands or a fraction of a cent in French', '1.234', 'fr-CA'],
  ['thousands or a fraction of a cent by a comma', '1,234', 'fr-CA'],
  ['a fraction of a cent', '0.001', 'en-CA'],
  ['French marks in English', '1 234,50', 'en-CA'],
  ['German marks', '1.234,50', 'fr-CA'],
  ['English marks in French', '1,234.50', 'fr-CA'],
  ['groups that are none', '12,34,567', 'en-CA'],
  ['less than nothing', '-5', 'en-CA'],
  ['less than nothing by a true minus', '−5', 'en-CA'],
  ['less than nothing for an accountant', '(5)', 'en-CA'],
  ['a power', '1e3', 'en-CA'],
  ['1e15', '1000000000000000', 'en-CA'],
  ['a digit too many', '12345678901', 'en-CA'],
  ['another base', '0x10', 'en-CA'],
  ['two signs', '$5$', 'en-CA'],
  ['two names', 'CAD 5 CAD', 'en-CA'],
  ['a name in two pieces', 'C$5 AD', 'en-CA'],
  ['another dollar', 'US$5', 'en-CA'],
  ['another dollar behind', '5 USD', 'en-CA'],
  ['another currency', 'EUR 5', 'en-CA'],
  ['more than a code', 'CADS 5', 'en-CA'],
  ['the end of a code', 'AD 5', 'en-CA'],
  ['another sign', '£5', 'en-CA'],
  ['another sign behind', '5€', 'en-CA'],
  ['two amounts', '5 6', 'en-CA'],
] as const)('%s is no amount in dollars of Canada: “%s”', (_, text, locale) => {
  expect(readTypedMoney(text, locale, 'CAD')).toBeUndefined();
});

test('what is longer than an amount is not looked at', () => {
  expect(readTypedMoney(`CAD${' '.repeat(36)}5`, 'en-CA', 'CAD')).toEqual({
    amount: 500,
    currency: 'CAD',
  });
  expect(readTypedMoney(`CAD${' '.repeat(37)}5`, 'en-CA', 'CAD')).toBeUndefined();
});

test('blanks around an amount do not make it long', () => {
  const blanks = ' '.repeat(40);
  const money = { amount: 500, currency: 'CAD' };
  expect(readTypedMoney(`${blanks}5${blanks}`, 'en-CA', 'CAD')).toEqual(money);
});

test('what the formatter writes is read as the same money, and as no other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: largestAmount }),
      fc.constantFrom(...supportedLocales),
      fc.constantFrom(...currencies),
      fc.constantFrom(...currencies),
      (amount, locale, currency, other) => {
        const text = createMoneyFormatter(locale)({ amount, currency });
        expect(readTypedMoney(text, locale, currency)).toEqual({ amount, currency });
        fc.pre(currency !== other && currency !== 'CAD');
        expect(readTypedMoney(text, locale, other)).toBeUndefined();
      },
    ),
  );
});

test('any text is an amount or none, and never a fault', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...supportedLocales), (text, locale) => {
      const money = readTypedMoney(text, locale, 'CAD');
      expect(money === undefined || Number.isInteger(money.amount)).toBe(true);
    }),
  );
});
