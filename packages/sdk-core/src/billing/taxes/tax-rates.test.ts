import { describe, expect, test } from 'vitest';
import { regionsOf } from '../../account/billing-rules.ts';
import { wholePortion } from '../../vocabulary/money/portions.ts';
import { type TaxRate, taxesKnownFrom, taxRates } from './tax-rates.ts';

/** Days on which some rate began or ended, and the days before. */
const dates = ['2017-03-23', '2019-06-30', '2019-07-01', '2025-03-31', '2025-04-01', '2026-11-26'];

function holding(country: string, region: string, date: string): readonly TaxRate[] {
  return taxRates.filter(
    (rate) =>
      rate.country === country &&
      (rate.regions?.includes(region) ?? true) &&
      rate.from <= date &&
      date < (rate.until ?? '9999-12-31'),
  );
}

test.each(taxRates)('$tax in $regions from $from is well-formed', (rate) => {
  expect(rate.portion).toSatisfy(Number.isInteger);
  expect(rate.portion).toBeGreaterThan(0);
  expect(rate.portion).toBeLessThan(wholePortion / 5);
  expect(rate.from).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(rate.from < (rate.until ?? '9999-12-31')).toBe(true);
  const codes = regionsOf(rate.country).map(({ code }) => code);
  for (const region of rate.regions ?? []) expect(codes).toContain(region);
});

describe.each(dates)('on %s', (date) => {
  test.each(regionsOf('CA'))('$name has either GST or HST, and one more at most', ({ code }) => {
    const names = holding('CA', code, date).map(({ tax }) => tax);
    const [first, ...others] = names;
    expect(first).toBeOneOf(['gst', 'hst']);
    expect(others.length).toBeLessThanOrEqual(first === 'gst' ? 1 : 0);
    for (const other of others) expect(other).toBeOneOf(['qst', 'pst', 'rst']);
  });

  test('Australia has GST alone', () => {
    for (const { code } of regionsOf('AU')) {
      expect(holding('AU', code, date).map(({ tax }) => tax)).toEqual(['australianGst']);
    }
  });

  test('the United States have none', () => {
    for (const { code } of regionsOf('US')) expect(holding('US', code, date)).toEqual([]);
  });
});

test('rates are known from the first day on', () => {
  expect(dates[0]).toBe(taxesKnownFrom);
});
