import { expect, test } from 'vitest';
import { isTaxHeld } from './is-tax-held.ts';

test.each([
  ['AUD', true, 'australianGst', true],
  ['AUD', false, 'australianGst', true],
  ['AUD', false, 'salesTax', false],
  ['CAD', false, 'australianGst', false],
  ['CAD', false, 'hst', false],
] as const)(
  'of prices in %s that are included: %s, %s is held: %s',
  (currency, isTaxIncluded, tax, isHeld) => {
    expect(isTaxHeld({ currency, isTaxIncluded }, tax)).toBe(isHeld);
  },
);
