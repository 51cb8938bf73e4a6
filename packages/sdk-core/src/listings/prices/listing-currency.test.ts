import { expect, test } from 'vitest';
import { currencyOf } from './listing-currency.ts';

test('amounts without a price are in the currency of the country', () => {
  expect(currencyOf({ price: null, address: { country: 'AU' } })).toBe('AUD');
  expect(currencyOf({ price: { currency: 'USD' }, address: { country: 'CA' } })).toBe('USD');
});
