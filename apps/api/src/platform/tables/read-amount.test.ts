import { expect, test } from 'vitest';
import { readAmount, readCurrency } from './read-amount.ts';

test.each([
  ['749,900', true],
  ['$1,250', true],
  ['1,250.00', false],
  ['1,250,000', false],
  ['1250,50', false],
  ['1 250', false],
])('whether the comma of “%s” may begin decimals: %s', (text, isUnsure) => {
  expect(readAmount(text)).toMatchObject({ isUnsure });
});

test.each<[string, number, string?]>([
  ['749900', 74_990_000],
  ['$749,900', 74_990_000],
  ['$749,900.00', 74_990_000],
  ['749 900 $', 74_990_000],
  ['749\u202f900,50\u00a0$', 74_990_050],
  ['1.234,50', 123_450],
  ['7.5E+5', 75_000_000],
  ['$10', 1000],
  ['-$3', -300],
  ['$-3', -300],
  ['CAD $ 10.25', 1025, 'CAD'],
  ['C$10', 1000, 'CAD'],
  ['10 $ CA', 1000, 'CAD'],
  ['10 $ CAN', 1000, 'CAD'],
  ['10 CAD', 1000, 'CAD'],
  ['US$ 10', 1000, 'USD'],
  ['U.S. $10', 1000, 'USD'],
  ['10 usd', 1000, 'USD'],
  ['A$1,250', 125_000, 'AUD'],
  ['AUD 1,250.00', 125_000, 'AUD'],
])('“%s” is %d minor units', (text, amount, currency) => {
  expect(readAmount(text)).toEqual({
    amount,
    isUnsure: expect.any(Boolean),
    ...(currency && { currency }),
  });
});

test.each(['€100', '100 €', 'EUR 100', 'NZ$ 5', '£5', '5 GBP'])(
  '“%s” is in none of our currencies',
  (text) => {
    expect(readAmount(text)).toBe('currency');
  },
);

test.each([
  '',
  'a lot',
  '10.500',
  '$10$',
  'CAD 10 CAD',
  '1,200/month',
  '$500 and up',
  '750 thousand',
  '750k',
  '1.2M',
  '100 pcs',
  '100-200',
  ' '.repeat(10_000),
])('“%s” is no amount', (text) => {
  expect(readAmount(text)).toBeUndefined();
});

test.each([
  ['CA$', 'CAD'],
  ['US dollars', 'USD'],
  ['cdn', 'CAD'],
  ['$', undefined],
  ['EUR', undefined],
])('“%s” stands for %s', (text, currency) => {
  expect(readCurrency(text)).toBe(currency);
});
