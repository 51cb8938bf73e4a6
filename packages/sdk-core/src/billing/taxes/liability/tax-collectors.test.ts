import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Country } from '../../../vocabulary/places/countries.ts';
import { regions } from '../../../vocabulary/places/regions.ts';
import { taxes } from '../taxes.ts';
import { findTaxCollectors, liableFor, type TaxedSale } from './tax-collectors.ts';
import type { TaxRegistration } from './tax-registrations.ts';

/** Registrations written as `CA`, `CA-QC`, from long ago. */
function registered(...places: readonly string[]): readonly TaxRegistration[] {
  return places.map((place) => {
    const [country = '', region = null] = place.split('-');
    // Written above as countries.
    return { country: country as Country, region, from: '2015-01-01' };
  });
}

function sale(
  seller: string,
  destination: string,
  shop: readonly TaxRegistration[],
  platform: readonly TaxRegistration[] = [],
  date = '2026-11-30',
): TaxedSale {
  const placeOf = (text: string) => {
    const [country = '', region = ''] = text.split('-');
    // Written above as countries.
    return { country: country as Country, region };
  };
  return {
    seller: { ...placeOf(seller), registrations: shop },
    platform,
    destination: placeOf(destination),
    date,
  };
}

describe('within Canada', () => {
  test.each([
    ['ON', ['CA'], [], { hst: 'shop' }],
    ['AB', ['CA'], [], { gst: 'shop' }],
    // Provinces with a tax of their own have a registration of their own.
    ['QC', ['CA'], [], { gst: 'shop' }],
    ['QC', ['CA', 'CA-QC'], [], { gst: 'shop', qst: 'shop' }],
    ['BC', ['CA', 'CA-BC'], [], { gst: 'shop', pst: 'shop' }],
    ['BC', ['CA', 'CA-SK'], [], { gst: 'shop' }],
    ['ON', [], [], {}],
    // CRA, “Supply of qualifying goods in Canada”: of those who are not registered, the platform's.
    ['ON', [], ['CA'], { hst: 'platform' }],
    ['ON', ['CA'], ['CA'], { hst: 'shop' }],
    // Revenu Québec, “Collecting the QST”.
    ['QC', ['CA'], ['CA', 'CA-QC'], { gst: 'shop', qst: 'platform' }],
    // Bulletin PST 142, Saskatchewan's act of 2020, bulletin 064: of everybody.
    ['BC', ['CA', 'CA-BC'], ['CA-BC'], { gst: 'shop', pst: 'platform' }],
    ['SK', ['CA', 'CA-SK'], ['CA-SK'], { gst: 'shop', pst: 'platform' }],
    ['MB', ['CA', 'CA-MB'], ['CA-MB'], { gst: 'shop', rst: 'platform' }],
    ['MB', ['CA', 'CA-MB'], ['CA-BC'], { gst: 'shop', rst: 'shop' }],
  ] as const)('to %s by a shop %j on a platform %j: %j', (region, shop, platform, collectors) => {
    const one = sale('CA-ON', `CA-${region}`, registered(...shop), registered(...platform));
    expect(findTaxCollectors(one)).toEqual(collectors);
  });
});

describe('a law holds from its first day', () => {
  test.each([
    ['CA-BC', 'pst', '2022-06-30', 'shop'],
    ['CA-BC', 'pst', '2022-07-01', 'platform'],
    ['CA-SK', 'pst', '2019-12-31', 'shop'],
    ['CA-SK', 'pst', '2020-01-01', 'platform'],
    ['CA-MB', 'rst', '2021-11-30', 'shop'],
    ['CA-MB', 'rst', '2021-12-01', 'platform'],
    ['US-TX', 'salesTax', '2019-09-30', 'shop'],
    ['US-TX', 'salesTax', '2019-10-01', 'platform'],
    ['US-MO', 'salesTax', '2022-12-31', 'shop'],
    ['US-MO', 'salesTax', '2023-01-01', 'platform'],
  ] as const)('in %s for %s on %s the %s is liable', (place, tax, date, party) => {
    const everywhere = registered(place);
    expect(liableFor(sale(place, place, everywhere, everywhere, date), tax)).toBe(party);
  });

  test('of unregistered shops in Canada since July 2021', () => {
    const on = (date: string) =>
      liableFor(sale('CA-AB', 'CA-AB', [], registered('CA'), date), 'gst');
    expect([on('2021-06-30'), on('2021-07-01')]).toEqual(['nobody', 'platform']);
  });
});

describe('within Australia the shop is', () => {
  test.each([
    [['AU'], 'shop'],
    [[], 'nobody'],
  ] as const)('registered %j: %s', (shop, party) => {
    const one = sale('AU-NSW', 'AU-VIC', registered(...shop), registered('AU'));
    expect(liableFor(one, 'australianGst')).toBe(party);
  });
});

describe('into the United States', () => {
  test.each([
    ['US-NY', 'US-NY', [], ['US-NY'], 'platform'],
    ['US-NY', 'US-NY', ['US-NY'], ['US-NY'], 'platform'],
    ['US-NY', 'US-NY', ['US-NY'], [], 'shop'],
    ['US-NY', 'US-TX', ['US-NY'], ['US-NY'], 'nobody'],
    ['CA-ON', 'US-NY', ['CA'], ['US-NY'], 'platform'],
    ['CA-ON', 'US-NY', ['CA'], [], 'nobody'],
    ['AU-NSW', 'US-NY', ['AU'], ['US-NY'], 'platform'],
    ['US-OR', 'US-OR', [], [], 'nobody'],
  ] as const)('from %s to %s, shop %j, platform %j: %s', (from, to, shop, platform, party) => {
    const one = sale(from, to, registered(...shop), registered(...platform));
    expect(liableFor(one, 'salesTax')).toBe(party);
  });
});

describe('what leaves the country of the shop', () => {
  const all = registered('CA', 'AU', 'CA-QC', 'CA-BC', 'US-NY');
  test.each([
    ['CA-ON', 'AU-NSW'],
    ['AU-NSW', 'CA-QC'],
    ['US-NY', 'CA-BC'],
    ['US-NY', 'AU-NSW'],
  ])('from %s to %s has no tax (CRA, memorandum 4-5-2 “Exports”)', (from, to) => {
    expect(findTaxCollectors(sale(from, to, all, all))).toEqual({});
  });

  test('from Canada to New York has no Canadian one', () => {
    const { salesTax, ...others } = findTaxCollectors(sale('CA-ON', 'US-NY', all, all));
    expect(salesTax).toBe('platform');
    expect(others).toEqual({});
  });
});

test('a registration counts from its first day until its last', () => {
  const shop = [{ country: 'CA', region: null, from: '2026-06-01', until: '2026-12-01' }] as const;
  const on = (date: string) => liableFor(sale('CA-ON', 'CA-ON', shop, [], date), 'hst');
  expect(['2026-05-31', '2026-06-01', '2026-11-30', '2026-12-01'].map(on)).toEqual([
    'nobody',
    'shop',
    'shop',
    'nobody',
  ]);
});

test('who is registered nowhere collects nothing, from wherever to wherever', () => {
  const place = fc.constantFrom(...regions).map(({ country, code }) => `${country}-${code}`);
  const day = fc.constantFrom('2017-03-23', '2021-07-01', '2026-11-30', '2030-01-01');
  fc.assert(
    fc.property(place, place, day, fc.constantFrom(...taxes), (from, to, date, tax) => {
      expect(liableFor(sale(from, to, [], [], date), tax)).toBe('nobody');
    }),
  );
});
