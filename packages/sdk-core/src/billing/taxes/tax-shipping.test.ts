import { describe, expect, test } from 'vitest';
import { percent } from '../../vocabulary/money/portions.ts';
import { type Country, currencyByCountry } from '../../vocabulary/places/countries.ts';
import type { TaxTerms } from './tax-lines.ts';
import { rulesWith } from './tax-rules.ts';
import { taxShipping } from './tax-shipping.ts';
import type { TaxCategory } from './taxes.ts';

function termsIn(country: Country, state: string): TaxTerms {
  return {
    address: { countryCode: country, state },
    date: '2026-11-30',
    currency: currencyByCountry[country],
    isInclusive: country === 'AU',
  };
}

/** Net, taxes by name and portion, and gross of a charge for goods of such amounts, in cents. */
function shipped(
  charge: number,
  goods: readonly (readonly [TaxCategory, number])[],
  terms: TaxTerms,
) {
  const { currency } = terms;
  const lines = goods.map(([category, amount]) => ({ category, amount: { amount, currency } }));
  const { net, taxes, gross } = taxShipping({ amount: charge, currency }, lines, terms);
  return [
    net.amount,
    Object.fromEntries(
      taxes.map(({ tax, portion, amount }) => [`${tax} ${portion}`, amount.amount]),
    ),
    gross.amount,
  ];
}

describe('in Canada shipping is taxed as what it brings', () => {
  test.each([
    ['ON', [['standard', 5000]], { 'hst 130000': 130 }],
    // Shipping and handling fees on books, 17 March 1998.
    ['ON', [['books', 5000]], { 'hst 50000': 50 }],
    ['ON', [['groceries', 5000]], { 'hst 0': 0 }],
    // Bulletin PST 302: delivery of what is exempt is exempt.
    ['BC', [['books', 5000]], { 'gst 50000': 50 }],
    ['BC', [['standard', 5000]], { 'gst 50000': 50, 'pst 70000': 70 }],
    ['QC', [['books', 5000]], { 'gst 50000': 50, 'qst 0': 0 }],
    ['QC', [['exempt', 5000]], {}],
  ] as const)('in %s with %j: %j', (state, goods, taxes) => {
    expect(shipped(1000, goods, termsIn('CA', state))[1]).toEqual(taxes);
  });

  test('divided by the amounts of goods that are taxed alike', () => {
    const goods = [
      ['books', 1000],
      ['standard', 1500],
      ['children', 500],
      ['medicine', 3000],
    ] as const;
    // Of 10.00, a quarter brings what has the federal part alone.
    expect(shipped(1000, goods, termsIn('CA', 'ON'))).toEqual([
      1000,
      { 'hst 130000': 98, 'hst 50000': 13 },
      1111,
    ]);
  });
});

test('in Australia the tax is in the charge, of the part that brings taxed goods (GSTD 2002/3)', () => {
  const goods = [
    ['standard', 3000],
    ['groceries', 1000],
  ] as const;
  expect(shipped(880, goods, termsIn('AU', 'NSW'))).toEqual([
    820,
    { 'australianGst 100000': 60, 'australianGst 0': 0 },
    880,
  ]);
});

describe('in the United States by the state', () => {
  const state = { from: '2026-01-01', classes: { groceries: 'exempt' as const } };
  const rules = rulesWith([
    { ...state, state: 'NY', portion: 8 * percent, isOnShipping: true },
    { ...state, state: 'CA', portion: 7 * percent, isOnShipping: false },
  ]);
  test.each([
    ['NY', 'standard', { 'salesTax 80000': 80 }],
    ['NY', 'groceries', {}],
    ['CA', 'standard', {}],
    ['WA', 'standard', {}],
  ] as const)('%s with %s: %j', (code, category, taxes) => {
    const terms = { ...termsIn('US', code), rules };
    expect(shipped(1000, [[category, 5000]], terms)).toEqual([
      1000,
      taxes,
      1000 + Object.values<number>(taxes).reduce((sum, amount) => sum + amount, 0),
    ]);
  });
});

test('free shipping has no taxes', () => {
  expect(shipped(0, [['groceries', 5000]], termsIn('CA', 'ON'))).toEqual([0, {}, 0]);
  expect(shipped(0, [], termsIn('CA', 'ON'))).toEqual([0, {}, 0]);
});

test('of free goods the charge is divided by their lines', () => {
  const goods = [
    ['books', 0],
    ['standard', 0],
    ['standard', 0],
    ['standard', 0],
  ] as const;
  expect(shipped(1000, goods, termsIn('CA', 'ON'))).toEqual([
    1000,
    { 'hst 130000': 98, 'hst 50000': 13 },
    1111,
  ]);
});

test('free goods beside others bear none of it', () => {
  const goods = [
    ['books', 0],
    ['standard', 2000],
  ] as const;
  expect(shipped(1000, goods, termsIn('CA', 'ON'))).toEqual([1000, { 'hst 130000': 130 }, 1130]);
});

test('a charge without goods is refused', () => {
  expect(() => shipped(1000, [], termsIn('CA', 'ON'))).toThrow(RangeError);
});
