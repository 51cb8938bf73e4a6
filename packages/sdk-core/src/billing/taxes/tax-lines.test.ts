import { describe, expect, test } from 'vitest';
import type { Money } from '../../vocabulary/money/money.ts';
import { percent } from '../../vocabulary/money/portions.ts';
import { type Country, currencyByCountry } from '../../vocabulary/places/countries.ts';
import { type TaxableLine, type TaxTerms, taxLines } from './tax-lines.ts';
import { rulesWith } from './tax-rules.ts';
import type { TaxCategory } from './taxes.ts';

const cad = (amount: number): Money => ({ amount, currency: 'CAD' });

function terms(countryCode: Country, state: string, date = '2026-11-26'): TaxTerms {
  const currency = currencyByCountry[countryCode];
  return { address: { countryCode, state }, date, currency, isInclusive: false };
}

function line(amount: number, country: Country, category: TaxCategory = 'standard'): TaxableLine {
  return { amount: { amount, currency: currencyByCountry[country] }, category };
}

/** Taxes on 100 dollars by name, in cents. */
function taxesOn(where: TaxTerms, category: TaxCategory = 'standard') {
  const { taxes } = taxLines([line(10_000, where.address.countryCode, category)], where);
  return Object.fromEntries(taxes.map(({ tax, amount }) => [tax, amount.amount]));
}

test.each([
  ['CA', 'AB', { gst: 500 }],
  ['CA', 'BC', { gst: 500, pst: 700 }],
  ['CA', 'MB', { gst: 500, rst: 700 }],
  ['CA', 'NB', { hst: 1500 }],
  ['CA', 'NL', { hst: 1500 }],
  ['CA', 'NS', { hst: 1400 }],
  ['CA', 'NT', { gst: 500 }],
  ['CA', 'NU', { gst: 500 }],
  ['CA', 'ON', { hst: 1300 }],
  ['CA', 'PE', { hst: 1500 }],
  ['CA', 'QC', { gst: 500, qst: 998 }],
  ['CA', 'SK', { gst: 500, pst: 600 }],
  ['CA', 'YT', { gst: 500 }],
  ['AU', 'QLD', { australianGst: 1000 }],
  ['AU', 'NT', { australianGst: 1000 }],
  ['US', 'NY', {}],
  ['US', 'CA', {}],
] as const)('a hundred dollars in %s %s are taxed with %j', (country, state, taxes) => {
  expect(taxesOn(terms(country, state))).toEqual(taxes);
});

test.each([
  ['NS', '2025-03-31', { hst: 1500 }],
  ['NS', '2025-04-01', { hst: 1400 }],
  ['MB', '2019-06-30', { gst: 500, rst: 800 }],
  ['MB', '2019-07-01', { gst: 500, rst: 700 }],
  ['SK', '2017-03-23', { gst: 500, pst: 600 }],
])('in %s on %s they are %j', (state, date, taxes) => {
  expect(taxesOn(terms('CA', state, date))).toEqual(taxes);
});

describe('a service that no province lists', () => {
  test.each([
    ['CA', 'BC', { gst: 500 }],
    ['CA', 'SK', { gst: 500 }],
    ['CA', 'MB', { gst: 500 }],
    ['CA', 'QC', { gst: 500, qst: 998 }],
    ['CA', 'ON', { hst: 1300 }],
    ['AU', 'VIC', { australianGst: 1000 }],
  ] as const)('in %s %s is taxed with %j', (country, state, taxes) => {
    expect(taxesOn(terms(country, state), 'service')).toEqual(taxes);
  });
});

test.each(['QC', 'BC', 'ON'])('what is exempt is not taxed in %s', (state) => {
  expect(taxesOn(terms('CA', state), 'exempt')).toEqual({});
});

describe('a sales tax of a state', () => {
  const rules = rulesWith([
    {
      state: 'NY',
      portion: 88_750,
      from: '2026-06-01',
      until: '2026-12-01',
      isOnShipping: true,
    },
  ]);

  test.each([
    ['NY', '2026-05-31', {}],
    ['NY', '2026-06-01', { salesTax: 888 }],
    ['NY', '2026-11-30', { salesTax: 888 }],
    ['NY', '2026-12-01', {}],
    ['NJ', '2026-06-01', {}],
  ])('in %s on %s is %j', (state, date, taxes) => {
    expect(taxesOn({ ...terms('US', state, date), rules })).toEqual(taxes);
  });

  test('is on goods alone', () => {
    expect(taxesOn({ ...terms('US', 'NY'), rules }, 'service')).toEqual({});
  });

  test('is not paid where a region of another country has the same letters', () => {
    const western = rulesWith([
      { state: 'WA', portion: 6 * percent, from: '2026-01-01', isOnShipping: true },
    ]);
    expect(taxesOn({ ...terms('AU', 'WA'), rules: western })).toEqual({ australianGst: 1000 });
    expect(taxesOn({ ...terms('US', 'WA'), rules: western })).toEqual({ salesTax: 600 });
  });

  test('can’t be two at a time', () => {
    const both = rulesWith([
      { state: 'TX', portion: 6 * percent, from: '2026-01-01', isOnShipping: true },
      { state: 'TX', portion: 8 * percent, from: '2026-07-01', isOnShipping: true },
    ]);
    expect(taxesOn({ ...terms('US', 'TX', '2026-06-30'), rules: both })).toEqual({ salesTax: 600 });
    expect(() => taxesOn({ ...terms('US', 'TX', '2026-07-01'), rules: both })).toThrow(
      new RangeError('Expected one rate of salesTax in TX on 2026-07-01, got several.'),
    );
  });
});

test('an invoice shows the tax of each line, and of all by their sum', () => {
  const lines = [line(333, 'CA'), line(333, 'CA'), line(10_000, 'CA', 'exempt')];
  const one = {
    net: cad(333),
    taxes: [
      { tax: 'gst', portion: 50_000, amount: cad(17) },
      { tax: 'qst', portion: 99_750, amount: cad(33) },
    ],
    gross: cad(383),
  };
  expect(taxLines(lines, terms('CA', 'QC'))).toEqual({
    lines: [one, one, { net: cad(10_000), taxes: [], gross: cad(10_000) }],
    net: cad(10_666),
    taxes: [
      { tax: 'gst', portion: 50_000, amount: cad(34) },
      { tax: 'qst', portion: 99_750, amount: cad(66) },
    ],
    gross: cad(10_766),
  });
});

test('the tax is taken out of a price that has it', () => {
  const inclusive = { ...terms('AU', 'NSW'), isInclusive: true };
  const { net, taxes, gross } = taxLines([line(11_000, 'AU')], inclusive);
  expect([net.amount, taxes[0]?.amount.amount, gross.amount]).toEqual([10_000, 1000, 11_000]);
});

test('a tax of less than half a cent is left out', () => {
  expect(taxesOn(terms('CA', 'AB'))).toEqual({ gst: 500 });
  const { lines, taxes } = taxLines([line(9, 'CA')], terms('CA', 'AB'));
  expect(lines).toEqual([{ net: cad(9), taxes: [], gross: cad(9) }]);
  expect(taxes).toEqual([]);
});

test('no lines cost nothing', () => {
  const nothing = { lines: [], net: cad(0), taxes: [], gross: cad(0) };
  expect(taxLines([], terms('CA', 'ON'))).toEqual(nothing);
});

test.each([
  ['CA', 'NSW'],
  ['US', 'ON'],
  ['AU', 'AB'],
  ['CA', 'Ontario'],
  ['CA', ''],
] as const)('%s has no region %s', (country, state) => {
  expect(() => taxLines([], terms(country, state))).toThrow(
    new RangeError(`Expected a province, state or territory of ${country}, got ${state}.`),
  );
});

test.each([
  '2017-03-22',
  '1999-12-31',
  '',
  'today',
  '2026-11-26T00:00:00Z',
  'x2026-11-26',
  '26-11-2026',
])('rates of “%s” are not known', (date) => {
  expect(() => taxLines([], terms('CA', 'ON', date))).toThrow(
    new RangeError(`Expected a date from 2017-03-23 on, got ${date}.`),
  );
});

describe('who collects', () => {
  const quebec = terms('CA', 'QC');
  test.each([
    [
      { gst: 'shop', qst: 'shop' },
      { gst: 500, qst: 998 },
    ],
    [{ gst: 'shop' }, { gst: 500 }],
    [{ hst: 'shop', qst: 'platform' }, { qst: 998 }],
    [{}, {}],
  ] as const)('of %j, %j are charged', (collectors, taxes) => {
    expect(taxesOn({ ...quebec, collectors })).toEqual(taxes);
  });

  test('what nobody collects is not taken out of a price either', () => {
    const inclusive = { ...terms('AU', 'NSW'), isInclusive: true, collectors: {} };
    const { net, taxes, gross } = taxLines([line(11_000, 'AU')], inclusive);
    expect([net.amount, taxes, gross.amount]).toEqual([11_000, [], 11_000]);
  });
});

test('lines of another currency, and what is no amount, are refused', () => {
  const where = terms('CA', 'ON');
  expect(() => taxLines([line(100, 'US')], where)).toThrow(/Expected CAD, got USD/);
  expect(() => taxLines([line(-100, 'CA')], where)).toThrow(/minor units/);
  expect(() => taxLines([line(0.5, 'CA')], { ...where, isInclusive: true })).toThrow(/minor units/);
});
