import { expect, test } from 'vitest';
import type { Country } from './countries.ts';
import { readRegion } from './read-region.ts';
import { regions } from './regions.ts';

test.each<[Country, string, string]>([
  ['CA', 'Newfoundland', 'NL'],
  ['CA', 'Newfoundland & Labrador', 'NL'],
  ['CA', 'Nfld.', 'NL'],
  ['CA', 'PQ', 'QC'],
  ['CA', 'P.Q.', 'QC'],
  ['CA', 'Québec', 'QC'],
  ['CA', 'Que.', 'QC'],
  ['CA', 'Ont.', 'ON'],
  ['CA', 'P.E.I.', 'PE'],
  ['CA', 'Île-du-Prince-Édouard', 'PE'],
  ['CA', 'C.-B.', 'BC'],
  ['CA', 'Yukon Territory', 'YT'],
  ['CA', 'N.W.T.', 'NT'],
  ['US', 'Massachusetts', 'MA'],
  ['US', 'Mass.', 'MA'],
  ['US', 'Washington, D.C.', 'DC'],
  ['US', 'Californie', 'CA'],
  ['US', 'W. Va.', 'WV'],
  ['AU', 'N.S.W.', 'NSW'],
  ['AU', 'Vic.', 'VIC'],
  ['AU', 'Qld', 'QLD'],
])('in %s, %s is %s', (country, text, code) => {
  expect(readRegion(country, text)).toBe(code);
});

test.each<[Country, string]>([
  ['CA', ''],
  ['CA', 'TX'],
  ['CA', 'Massachusetts'],
  ['US', 'Ontario'],
  ['US', 'Miss. or Mo.'],
  ['AU', 'New South'],
])('in %s, “%s” is none', (country, text) => {
  expect(readRegion(country, text)).toBeUndefined();
});

test('no spelling takes the code or the name of another region', () => {
  for (const { country, code, name, frenchName = name } of regions) {
    for (const text of [code, name, frenchName]) expect(readRegion(country, text)).toBe(code);
  }
  expect(regions.length).toBeGreaterThan(70);
});
