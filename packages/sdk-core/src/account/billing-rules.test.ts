import { expect, test } from 'vitest';
import { isCodeOfRegion, isRegionOf, readPostalCode, regionsOf } from './billing-rules.ts';

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

test.each([
  ['A1A 1A1', 'NL'],
  ['B3H 1A1', 'NS'],
  ['C1A 1A1', 'PE'],
  ['E1A 1A1', 'NB'],
  ['G1A 1A1', 'QC'],
  ['H2X 1A1', 'QC'],
  ['J8X 1A1', 'QC'],
  ['K1A 0B1', 'ON'],
  ['L8P 1A1', 'ON'],
  ['M5V 1A1', 'ON'],
  ['N2L 1A1', 'ON'],
  ['P7B 1A1', 'ON'],
  ['R3C 1A1', 'MB'],
  ['S4P 1A1', 'SK'],
  ['T2P 1J9', 'AB'],
  ['V6B 1A1', 'BC'],
  ['Y1A 1A1', 'YT'],
])('%s is of %s, and of no other province or territory', (postalCode, state) => {
  const own = regionsOf('CA')
    .map(({ code }) => code)
    .filter((code) => isCodeOfRegion({ countryCode: 'CA', state: code, postalCode }));
  expect(own).toEqual(postalCode.startsWith('K1A') ? ['ON', 'QC'] : [state]);
});

test('a code may be of both territories that share its letter, and of towns across a border', () => {
  const isOf = (state: string, postalCode: string) =>
    isCodeOfRegion({ countryCode: 'CA', state, postalCode });
  expect([isOf('NT', 'X0A 0H0'), isOf('NU', 'X0A 0H0')]).toEqual([true, true]);
  expect([isOf('QC', 'K1A 0S5'), isOf('QC', 'K1B 0S5')]).toEqual([true, false]);
  expect([isOf('SK', 'R8A 1N1'), isOf('SK', 'R8N 1N1')]).toEqual([true, false]);
});

test('codes of other countries are not held against their states', () => {
  expect(isCodeOfRegion({ countryCode: 'US', state: 'NY', postalCode: '90210' })).toBe(true);
  expect(isCodeOfRegion({ countryCode: 'AU', state: 'NSW', postalCode: '3000' })).toBe(true);
});
