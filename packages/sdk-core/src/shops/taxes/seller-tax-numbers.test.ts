import { expect, test } from 'vitest';
import type { Tax } from '../../billing/taxes/taxes.ts';
import { findSellerTaxNumber, numberedTaxes, writeSellerTaxNumbers } from './seller-tax-numbers.ts';

const federal = { region: null, number: '12345 6789 RT0001' };
const numbers = [
  { region: 'SK', number: '7654321' },
  { region: 'BC', number: 'PST-1234-5678' },
  federal,
];

test('invoices show numbers with their names, that of the country first', () => {
  expect(writeSellerTaxNumbers('CA', numbers)).toEqual([
    'GST/HST 12345 6789 RT0001',
    'PST PST-1234-5678',
    'PST 7654321',
  ]);
  const abn = [{ region: null, number: '51 824 753 556' }];
  expect(writeSellerTaxNumbers('AU', abn)).toEqual(['ABN 51 824 753 556']);
  expect(writeSellerTaxNumbers('US', [])).toEqual([]);
});

test.each<[Tax, string, string | null]>([
  ['gst', 'AB', '12345 6789 RT0001'],
  ['hst', 'ON', '12345 6789 RT0001'],
  ['pst', 'BC', 'PST-1234-5678'],
  ['pst', 'SK', '7654321'],
  ['qst', 'QC', null],
  ['rst', 'MB', null],
  ['salesTax', 'NY', null],
])('%s in %s is charged under %s', (tax, region, number) => {
  expect(findSellerTaxNumber({ tax, region }, 'CA', numbers)).toBe(number);
});

test('a tax that has no number here is not charged under that of the country', () => {
  expect(findSellerTaxNumber({ tax: 'salesTax', region: 'NY' }, 'US', [federal])).toBeNull();
  expect(findSellerTaxNumber({ tax: 'australianGst', region: 'ON' }, 'CA', [federal])).toBeNull();
});

test('no region has two numbers', () => {
  for (const taxes of Object.values(numberedTaxes)) {
    const regions = taxes.map(({ region }) => region);
    expect(new Set(regions).size).toBe(regions.length);
  }
});
