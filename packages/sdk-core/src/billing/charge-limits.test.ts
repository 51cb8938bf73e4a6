import { expect, test } from 'vitest';
import { currencyByCountry } from '../vocabulary/places/countries.ts';
import { regions } from '../vocabulary/places/regions.ts';
import {
  isChargeable,
  isSellablePrice,
  leastCharge,
  mostCharge,
  mostPrice,
} from './charge-limits.ts';
import { taxLines } from './taxes/tax-lines.ts';
import { taxCategories } from './taxes/taxes.ts';

test.each(regions)(
  'the largest and the least price can be charged in $code, $country',
  (region) => {
    const currency = currencyByCountry[region.country];
    const address = { countryCode: region.country, state: region.code };
    for (const amount of [leastCharge, mostPrice]) {
      for (const category of taxCategories) {
        const lines = [{ amount: { amount, currency }, category }];
        const terms = { address, date: '2026-11-29', currency, isInclusive: false };
        expect(isChargeable(taxLines(lines, terms).gross.amount)).toBe(true);
      }
    }
  },
);

test.each([
  [leastCharge - 1, false, false],
  [leastCharge, true, true],
  [mostPrice, true, true],
  [mostPrice + 1, true, false],
  [mostCharge, true, false],
  [mostCharge + 1, false, false],
  [50.5, false, false],
])('%d minor units: charged %s, a price %s', (amount, charged, price) => {
  expect([isChargeable(amount), isSellablePrice(amount)]).toEqual([charged, price]);
});
