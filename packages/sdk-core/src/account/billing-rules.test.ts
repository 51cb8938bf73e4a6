import { expect, test } from 'vitest';
import { isRegionOf, readPostalCode, regionsOf } from './billing-rules.ts';

test.each([
  ['CA', 'l8p 1a1', 'L8P 1A1'],
  ['CA', 'L8P1A1', 'L8P 1A1'],
  ['CA', 'l8p-1a1 ', 'L8P 1A1'],
  ['CA', 'L8P\u00a04Y5', 'L8P 4Y5'],
  ['CA', 'L8P  4Y5', 'L8P 4Y5'],
  ['CA', '\u200eL8P\u20114Y5', 'L8P 4Y5'],
  ['US', '02134 1234', '02134-1234'],
  ['US', '02134\u20131234', '02134-1234'],
  ['AU', '\u00a02000', '2000'],
  ['AU', '２０００', '2000'],
  ['US', '90210', '90210'],
  ['US', '902101234', '90210-1234'],
  ['US', '90210-1234', '90210-1234'],
  ['AU', '2000', '2000'],
  ['AU', ' 2000 ', '2000'],
] as const)('in %s, %j is %s', (country, text, code) => {
  expect(readPostalCode(country, text)).toBe(code);
});

test.each([
  ['CA', 'D8P 1A1'],
  ['CA', 'W8P 1A1'],
  ['CA', 'L8O 1A1'],
  ['CA', 'L8P 1O1'],
  ['CA', 'LLP 1A1'],
  ['CA', 'L8P AA1'],
  ['CA', 'L8P 1AA'],
  ['CA', 'L8P_1A1'],
  ['CA', 'XL8P 1A1'],
  ['CA', 'L8P 1A12'],
  ['CA', '90210'],
  ['US', 'L8P 1A1'],
  ['US', '9021'],
  ['US', '90210-12'],
  ['US', '90210-'],
  ['US', '902101'],
  ['US', '190210-1234'],
  ['US', '90210-12345'],
  ['AU', '200'],
  ['AU', '20000'],
  ['AU', 'NSW 2000'],
  ['AU', '2000 NSW'],
] as const)('in %s, %j is no postal code', (country, text) => {
  expect(readPostalCode(country, text)).toBeUndefined();
});

test('each country has its own regions', () => {
  expect([regionsOf('CA'), regionsOf('US'), regionsOf('AU')].map(({ length }) => length)).toEqual([
    13, 51, 8,
  ]);
  expect(isRegionOf('CA', 'NT')).toBe(true);
  expect(isRegionOf('AU', 'NT')).toBe(true);
  expect(isRegionOf('US', 'NT')).toBe(false);
  expect(isRegionOf('CA', 'on')).toBe(false);
});
