import { expect, test } from 'vitest';
import { readCountry } from './country-names.ts';

test.each([
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['U. S.', 'US'],
  ['United States of America', 'US'],
  ['the United States', 'US'],
  ['États-Unis d’Amérique', 'US'],
  ['ca', 'CA'],
  ['CANADA\u00a0', 'CA'],
  ['Can.', 'CA'],
  ['Australie', 'AU'],
  ['AUS', 'AU'],
])('%s is %s', (text, country) => {
  expect(readCountry(text)).toBe(country);
});

test.each(['', 'Mexico', 'America', 'UK', 'Austria'])('“%s” is none of the three', (text) => {
  expect(readCountry(text)).toBeUndefined();
});
