import { expect, test } from 'vitest';
import type { AccountTaxRegistration } from '../../billing/tax-settings/schemas.ts';
import type { Country } from '../../vocabulary/places/countries.ts';
import { numberedTaxes } from './seller-tax-numbers.ts';
import {
  findTaxNumberFaults,
  formatTaxNumbers,
  mayDeclareSmallSupplier,
  parseTaxNumber,
} from './tax-number-forms.ts';

const today = '2026-12-01';
const federal: AccountTaxRegistration = {
  ...{ country: 'CA', region: null, from: '2026-01-01', until: null, status: 'active' },
};

test.each<[Country, string | null, string, string]>([
  ['CA', null, '123456782rt0001', '12345 6782 RT0001'],
  ['CA', null, ' 12345-6782 RT 0001', '12345 6782 RT0001'],
  ['CA', 'QC', '1234567890 tq 0001', '1234567890 TQ0001'],
  ['CA', 'BC', '12345678', 'PST-1234-5678'],
  ['CA', 'BC', 'pst-1234-5678', 'PST-1234-5678'],
  ['CA', 'MB', '1234567', '123456-7'],
  ['CA', 'SK', '7654321', '7654321'],
  ['AU', null, '51824753556', '51 824 753 556'],
])('%s %s: %s is written %s, and stays so', (country, region, typed, number) => {
  const valid = { is: 'valid', number };
  expect(parseTaxNumber(country, { region, number: typed })).toEqual(valid);
  expect(parseTaxNumber(country, { region, number })).toEqual(valid);
});

test.each<[Country, string | null, string, 'malformed' | 'mistyped']>([
  ['CA', null, '12345', 'malformed'],
  ['CA', null, 'abc <b>', 'malformed'],
  ['CA', null, '123456782', 'malformed'],
  ['CA', null, '123456789RT0001', 'mistyped'],
  ['CA', null, '213456782RT0001', 'mistyped'],
  ['CA', 'QC', '123456789TQ0001', 'malformed'],
  ['CA', 'ON', '1234567', 'malformed'],
  ['CA', 'BC', '1234567', 'malformed'],
  ['CA', 'MB', '12345678', 'malformed'],
  ['CA', 'SK', '765432', 'malformed'],
  ['AU', null, '51 824 753 55', 'malformed'],
  ['AU', null, '51 824 753 565', 'mistyped'],
  ['AU', null, '15 824 753 556', 'mistyped'],
])('%s %s: %s is refused', (country, region, number, is) => {
  expect(parseTaxNumber(country, { region, number })).toEqual({ is });
});

test('every tax that has a number has a form', () => {
  for (const [country, region, number] of [
    ['CA', null, '12345 6782 RT0001'],
    ['CA', 'BC', 'PST-1234-5678'],
    ['CA', 'MB', '123456-7'],
    ['CA', 'QC', '1234567890 TQ0001'],
    ['CA', 'SK', '7654321'],
    ['AU', null, '51 824 753 556'],
  ] as const) {
    expect(numberedTaxes[country].map((one) => one.region)).toContain(region);
    expect(formatTaxNumbers(country, [{ region, number }])).toEqual([{ region, number }]);
  }
});

test('a number is needed for each tax that is collected today, and for no other', () => {
  const registrations = [
    federal,
    { ...federal, region: 'QC', from: '2027-01-01' },
    { ...federal, region: 'BC', until: '2026-12-01' },
    { ...federal, region: 'MB' },
    { ...federal, country: 'AU' as const },
  ];
  const shop = { country: 'CA' as const, registrations };
  expect(findTaxNumberFaults(shop, { numbers: [] }, today)).toEqual([
    { region: null, is: 'missing' },
    { region: 'MB', is: 'missing' },
  ]);
  const numbers = [
    { region: null, number: '12345' },
    { region: 'MB', number: '1234567' },
  ];
  expect(findTaxNumberFaults(shop, { numbers }, today)).toEqual([
    { region: null, is: 'malformed' },
  ]);
});

test('who is registered is declared no small supplier, and may take that back later', () => {
  const shop = { country: 'CA' as const, registrations: [federal] };
  expect(mayDeclareSmallSupplier({ ...shop, smallSupplierOn: null }, today)).toBe(false);
  expect(mayDeclareSmallSupplier({ ...shop, smallSupplierOn: '2025-01-01' }, today)).toBe(true);
  const later = { ...shop, registrations: [{ ...federal, from: '2026-12-02' }] };
  expect(mayDeclareSmallSupplier({ ...later, smallSupplierOn: null }, today)).toBe(true);
});
