import { expect, test } from 'vitest';
import { regionsOf } from '../../account/billing-rules.ts';
import { coverageOf, findOverlaps } from './zones.ts';

type Parts = { country?: 'CA' | 'US'; regions?: string[]; prefixes?: string[]; active?: boolean };
const rate = (
  name: string,
  { country = 'CA', regions = [], prefixes = [], active = true }: Parts,
) => ({
  name,
  zone: { country, regions, postalPrefixes: prefixes },
  active,
});
const canada = rate('Canada', {});
const east = rate('East', { regions: ['ON', 'QC'] });
const toronto = rate('Toronto', { prefixes: ['M'] });
const downtown = rate('Downtown', { prefixes: ['M5V'] });
const vancouver = rate('Vancouver', { prefixes: ['V6'] });

const said = (...rates: (typeof canada)[]) =>
  findOverlaps(rates).map((overlap) =>
    overlap.kind === 'alike'
      ? `${overlap.one.name} = ${overlap.other.name}`
      : `${overlap.narrow.name} < ${overlap.wide.name}`,
  );

test.each([
  ['regions within a country', [canada, east], ['East < Canada']],
  ['codes within regions', [east, toronto], ['Toronto < East']],
  ['longer beginnings of codes', [downtown, toronto], ['Downtown < Toronto']],
  ['codes of other provinces', [east, vancouver], []],
  ['other regions', [east, rate('West', { regions: ['BC'] })], []],
  ['other countries', [canada, rate('Country', { country: 'US' })], []],
  ['other codes', [toronto, vancouver], []],
  ['the same country twice', [canada, rate('Express', {})], ['Canada = Express']],
  ['regions in common', [east, rate('Ontario', { regions: ['ON'] })], ['East = Ontario']],
  ['an ended rate', [canada, rate('Old', { active: false })], []],
] as const)('%s', (_, rates, overlaps) => {
  expect(said(...rates)).toEqual(overlaps);
});

test('nothing is sent anywhere without a rate in force', () => {
  expect(coverageOf([rate('Old', { active: false })]).map(({ reach }) => reach)).toEqual([
    'none',
    'none',
    'none',
  ]);
});

test('what holds for a country, or for all of its regions, reaches all of it', () => {
  expect(coverageOf([canada])[0]).toEqual({ country: 'CA', reach: 'all' });
  const regions = regionsOf('CA').map(({ code }) => code);
  expect(coverageOf([rate('Each', { regions })])[0]).toEqual({ country: 'CA', reach: 'all' });
});

test('what is left out has a name, and what some codes alone reach another one', () => {
  const [found] = coverageOf([east, vancouver]);
  if (found?.reach !== 'some') throw new Error('Some is reached.');
  expect(found.partly).toEqual(['BC']);
  expect(found.without).toContain('NU');
  expect(found.without).not.toContain('ON');
});

test('codes of a country whose letters are not known may be anywhere in it', () => {
  const [, found] = coverageOf([rate('Codes', { country: 'US', prefixes: ['902'] })]);
  expect(found).toMatchObject({ reach: 'some', without: [] });
});
