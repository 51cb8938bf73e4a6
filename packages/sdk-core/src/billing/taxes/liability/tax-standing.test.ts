import { describe, expect, test } from 'vitest';
import type { TaxRegistration } from './tax-registrations.ts';
import { smallSupplierLimits, type TaxStanding, taxStanding } from './tax-standing.ts';

const date = '2026-11-30';
const declared = { declaredOn: '2026-11-30' };
const inCountry = (country: 'CA' | 'AU' | 'US', region: string | null = null): TaxRegistration => ({
  country,
  region,
  from: '2026-01-01',
});
const fit = (because: Extract<TaxStanding, { isFit: true }>['because']) => ({
  isFit: true,
  because,
});
const lacks = (missing: string) => ({ isFit: false, lacks: missing });

describe.each([
  ['CA', 'ON'],
  ['CA', 'QC'],
  ['AU', 'NSW'],
] as const)('a shop in %s %s', (country, region) => {
  const shop = { country, region };
  test('opens once it is registered in its country', () => {
    expect(taxStanding(shop, [inCountry(country)], null, date)).toEqual(fit('registered'));
    expect(taxStanding(shop, [inCountry(country)], declared, date)).toEqual(fit('registered'));
  });

  test('opens once its owner has declared to be a small supplier', () => {
    expect(taxStanding(shop, [], declared, date)).toEqual(fit('small-supplier'));
    expect(taxStanding(shop, [], { declaredOn: '2026-12-01' }, date)).toEqual(
      lacks('registration-or-declaration'),
    );
  });

  test('stays closed otherwise', () => {
    const elsewhere = [inCountry('US', 'NY'), inCountry(country === 'CA' ? 'AU' : 'CA')];
    expect(taxStanding(shop, [], null, date)).toEqual(lacks('registration-or-declaration'));
    expect(taxStanding(shop, elsewhere, null, date)).toEqual(lacks('registration-or-declaration'));
    // A province's registration is none for the tax of the country.
    const provincial = [inCountry(country, region)];
    expect(taxStanding(shop, provincial, null, date)).toEqual(lacks('registration-or-declaration'));
    const ended = [{ ...inCountry(country), until: date }];
    expect(taxStanding(shop, ended, null, date)).toEqual(lacks('registration-or-declaration'));
  });
});

describe('a shop in the United States', () => {
  test.each([
    ['NY', '2026-11-30', 'platform-liable'],
    ['OR', '2026-11-30', 'no-tax'],
    ['AK', '2026-11-30', 'no-tax'],
    ['MO', '2023-01-01', 'platform-liable'],
  ] as const)('in %s on %s needs nothing: %s', (region, day, because) => {
    expect(taxStanding({ country: 'US', region }, [], null, day)).toEqual(fit(because));
  });

  test('is registered in its state where no law makes the platform liable', () => {
    const missouri = { country: 'US', region: 'MO' } as const;
    const before = '2022-12-31';
    const registered = { ...inCountry('US', 'MO'), from: '2022-01-01' };
    expect(taxStanding(missouri, [], declared, before)).toEqual(lacks('registration'));
    expect(taxStanding(missouri, [inCountry('US', 'KS')], null, before)).toEqual(
      lacks('registration'),
    );
    expect(taxStanding(missouri, [registered], null, before)).toEqual(fit('registered'));
  });
});

test('the limits of small suppliers', () => {
  expect(smallSupplierLimits).toEqual({
    CA: { amount: 3_000_000, currency: 'CAD' },
    AU: { amount: 7_500_000, currency: 'AUD' },
  });
});
