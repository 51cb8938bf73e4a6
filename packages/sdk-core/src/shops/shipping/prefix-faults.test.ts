import { expect, test } from 'vitest';
import { findPrefixFault } from './prefix-faults.ts';

test.each([
  ['CA', [], ['M', 'M5', 'M5V', 'H2X1A1'], undefined],
  ['CA', ['ON'], ['K1A', 'P0T'], undefined],
  ['CA', ['QC'], ['K1A'], undefined],
  ['CA', ['ON', 'QC'], ['H2X'], undefined],
  ['CA', [], ['M5V', 'ZZ9'], { prefix: 'ZZ9', of: 'country' }],
  ['CA', [], ['Z9Z'], { prefix: 'Z9Z', of: 'country' }],
  ['CA', [], ['902'], { prefix: '902', of: 'country' }],
  ['CA', ['ON'], ['L8P', 'H2X'], { prefix: 'H2X', of: 'regions' }],
  ['US', ['CA'], ['9', '90210'], undefined],
  ['US', [], ['902101'], { prefix: '902101', of: 'country' }],
  ['US', [], ['M5V'], { prefix: 'M5V', of: 'country' }],
  ['AU', ['VIC'], ['30', '3000'], undefined],
  ['AU', [], ['30001'], { prefix: '30001', of: 'country' }],
] as const)('beginnings in %s %j: %j', (country, regions, postalPrefixes, fault) => {
  expect(findPrefixFault({ country, regions, postalPrefixes })).toEqual(fault);
});
