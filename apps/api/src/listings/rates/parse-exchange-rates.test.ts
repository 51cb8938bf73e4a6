import { expect, test } from 'vitest';
import { parseExchangeRates } from './parse-exchange-rates.ts';

test('rates are read by their currencies', () => {
  expect(parseExchangeRates(['USD=1.41', 'AUD=0.93'])).toEqual(
    new Map([
      ['USD', 1.41],
      ['AUD', 0.93],
    ]),
  );
  expect(parseExchangeRates(['AUD=1'])).toEqual(new Map([['AUD', 1]]));
});

test.each([
  [],
  ['USD'],
  ['USD=0'],
  ['USD=-1.4'],
  ['USD=1,41'],
  ['USD=1e3'],
  ['USD=1.41', 'USD=1.42'],
  ['CAD=1'],
  ['EUR=1.6'],
  ['usd=1.41'],
  ['USD=1.41', '2027-01-01'],
])('%j %j are no rates', (...words) => {
  expect(parseExchangeRates(words)).toBeUndefined();
});
