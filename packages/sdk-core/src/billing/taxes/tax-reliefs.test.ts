import { describe, expect, test } from 'vitest';
import { regionsOf } from '../../account/billing-rules.ts';
import { type Country, currencyByCountry } from '../../vocabulary/places/countries.ts';
import { type TaxTerms, taxLines } from './tax-lines.ts';
import { taxRates } from './tax-rates.ts';
import { reliefsKnownFrom, taxReliefs } from './tax-reliefs.ts';
import type { TaxCategory } from './taxes.ts';

/** Taxes on goods for 100 dollars in cents, or of one piece that costs so much of them. */
function taxesOn(country: Country, state: string, category: TaxCategory, piece?: number) {
  const currency = currencyByCountry[country];
  const terms: TaxTerms = {
    address: { countryCode: country, state },
    date: '2026-11-30',
    currency,
    isInclusive: false,
  };
  const unitPrice = piece === undefined ? undefined : { amount: piece, currency };
  const { taxes } = taxLines(
    [{ amount: { amount: 10_000, currency }, category, unitPrice }],
    terms,
  );
  return Object.fromEntries(taxes.map(({ tax, amount }) => [tax, amount.amount]));
}

test.each(taxReliefs)('$tax on $categories in $regions is well-formed', (relief) => {
  const { tax, country, regions = [], from, portion } = relief;
  expect(from).toBe(reliefsKnownFrom);
  const codes = regionsOf(country).map(({ code }) => code);
  for (const region of regions) expect(codes).toContain(region);
  // It takes some of a tax away that is there.
  const rates = taxRates.filter((rate) => rate.tax === tax && rate.country === country);
  expect(rates.length).toBeGreaterThan(0);
  for (const rate of rates) expect(portion ?? 0).toBeLessThan(rate.portion);
});

test('no tax has two reliefs on the same goods at a place', () => {
  const keys = taxReliefs.flatMap(({ tax, country, regions, categories }) =>
    (regions ?? regionsOf(country).map(({ code }) => code)).flatMap((region) =>
      categories.map((category) => `${tax} ${country} ${region} ${category}`),
    ),
  );
  expect(keys.length).toBeGreaterThan(60);
  expect(new Set(keys).size).toBe(keys.length);
});

describe('a printed book', () => {
  test.each([
    ['ON', { hst: 500 }, 'GI-065, Ontario gives 8 % back'],
    ['NS', { hst: 500 }, 'GI-065'],
    ['NB', { hst: 500 }, 'GI-065'],
    ['NL', { hst: 500 }, 'GI-065, and Newfoundland’s page of the rebate since 2018'],
    ['PE', { hst: 500 }, 'GI-065'],
    ['QC', { gst: 500, qst: 0 }, 'Revenu Québec, “Printed books”'],
    ['BC', { gst: 500 }, 'British Columbia, “PST exemptions”'],
    ['SK', { gst: 500 }, 'Saskatchewan, bulletin PST-9'],
    ['MB', { gst: 500 }, 'Manitoba, bulletin 015'],
    ['AB', { gst: 500 }, 'no provincial tax'],
  ])('in %s: %j (%s)', (state, taxes, _source) => {
    expect(taxesOn('CA', state, 'books')).toEqual(taxes);
  });
});

describe('clothing for children', () => {
  test.each([
    ['ON', { hst: 500 }, 'GI-063'],
    ['NS', { hst: 500 }, 'GI-063'],
    ['PE', { hst: 500 }, 'GI-063'],
    ['NB', { hst: 1500 }, 'GI-063 does not name it'],
    ['NL', { hst: 1500 }, 'GI-063 does not name it'],
    ['QC', { gst: 500, qst: 998 }, 'Revenu Québec, “Products and services for children”'],
    ['BC', { gst: 500 }, 'bulletin PST 201'],
    ['SK', { gst: 500, pst: 600 }, 'Information Notice IN 2017-06'],
  ])('in %s: %j (%s)', (state, taxes, _source) => {
    expect(taxesOn('CA', state, 'children')).toEqual(taxes);
  });

  test.each([
    [150_00, { gst: 500 }],
    [150_01, { gst: 500, rst: 700 }],
    [undefined, { gst: 500, rst: 700 }],
  ])('in Manitoba a piece for %s cents: %j (bulletin 001)', (piece, taxes) => {
    expect(taxesOn('CA', 'MB', 'children', piece)).toEqual(taxes);
  });
});

describe('diapers', () => {
  test.each([
    ['ON', { hst: 500 }, 'GI-063'],
    ['NS', { hst: 500 }, 'GI-063'],
    ['PE', { hst: 1500 }, 'GI-063 leaves them out'],
    ['QC', { gst: 500, qst: 0 }, 'Revenu Québec, “Zero-rated supplies”'],
    ['BC', { gst: 500, pst: 700 }, 'PST 201 has cloth ones alone'],
    ['MB', { gst: 500 }, 'bulletin 113'],
  ])('in %s: %j (%s)', (state, taxes, _source) => {
    expect(taxesOn('CA', state, 'diapers')).toEqual(taxes);
  });
});

describe('basic groceries, and medicine on prescription', () => {
  test.each([
    ['CA', 'ON', { hst: 0 }],
    ['CA', 'NL', { hst: 0 }],
    ['CA', 'AB', { gst: 0 }],
    ['CA', 'QC', { gst: 0, qst: 0 }],
    ['CA', 'BC', { gst: 0 }],
    ['CA', 'SK', { gst: 0 }],
    ['AU', 'NSW', { australianGst: 0 }],
  ] as const)('are zero-rated in %s %s: %j', (country, state, taxes) => {
    expect(taxesOn(country, state, 'groceries')).toEqual(taxes);
    expect(taxesOn(country, state, 'prescription')).toEqual(taxes);
  });

  test('in Manitoba food is exempt (bulletin 029); of medicine no source was found', () => {
    expect(taxesOn('CA', 'MB', 'groceries')).toEqual({ gst: 0 });
    expect(taxesOn('CA', 'MB', 'prescription')).toEqual({ gst: 0, rst: 700 });
  });
});

test.each([
  ['candy, by bulletin PST 206', 'BC', 'snacks', { gst: 500 }],
  ['candy', 'SK', 'snacks', { gst: 500, pst: 600 }],
  ['candy', 'ON', 'snacks', { hst: 1300 }],
  ['a bicycle, by “PST exemptions”', 'BC', 'bicycles', { gst: 500 }],
  ['a bicycle', 'MB', 'bicycles', { gst: 500, rst: 700 }],
  ['cough syrup, by “PST exemptions”', 'BC', 'medicine', { gst: 500 }],
  ['cough syrup, by memorandum 4-1', 'ON', 'medicine', { hst: 1300 }],
  ['a car seat, by GI-063', 'ON', 'carSeats', { hst: 500 }],
  ['a car seat, by GI-063', 'NS', 'carSeats', { hst: 1400 }],
  ['a car seat, by bulletin 113', 'MB', 'carSeats', { gst: 500 }],
  ['a crib, by bulletin 113', 'MB', 'babySupplies', { gst: 500 }],
  ['a crib', 'ON', 'babySupplies', { hst: 1300 }],
] as const)('%s in %s', (_, state, category, taxes) => {
  expect(taxesOn('CA', state, category)).toEqual(taxes);
});

test('medicine without a prescription is taxed in Australia', () => {
  expect(taxesOn('AU', 'VIC', 'medicine')).toEqual({ australianGst: 1000 });
});

test('what such goods are taxed is not known before the reliefs are', () => {
  const on = (date: string, category: TaxCategory) => () =>
    taxLines([{ amount: { amount: 100, currency: 'CAD' }, category }], {
      address: { countryCode: 'CA', state: 'ON' },
      date,
      currency: 'CAD',
      isInclusive: false,
    });
  expect(on('2025-02-15', 'books')).toThrow('Expected a date from 2025-02-16 on, got 2025-02-15.');
  expect(on('2025-02-16', 'books')).not.toThrow();
  for (const category of ['standard', 'service', 'exempt'] as const) {
    expect(on('2025-02-15', category)).not.toThrow();
  }
});
