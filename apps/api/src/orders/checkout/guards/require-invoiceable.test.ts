import type { ShopTotal } from '@boardwalk/sdk-core/cart/totals/total-shop';
import { expect, test } from 'vitest';
import { paidSaleOf } from '../../paid-sale.ts';
import { requireInvoiceable } from './require-invoiceable.ts';

const aud = (amount: number) => ({ amount, currency: 'AUD' as const });

const fetched = {
  ...{ item: 1, category: 'standard' as const, amount: aud(11_000), net: aud(10_000) },
  ...{ gross: aud(11_000), isInclusive: true },
  taxes: [
    {
      ...{ tax: 'australianGst' as const, portion: 100_000, amount: aud(1_000) },
      ...{ country: 'AU' as const, region: 'NSW', liable: 'shop' as const },
    },
  ],
};
const shipping = { ...{ amount: aud(1_500), net: aud(1_500), gross: aud(1_500) }, taxes: [] };

const total: ShopTotal = {
  ...{ lines: [fetched], shipping: { ...shipping, isInclusive: false }, subtotal: aud(11_000) },
  ...{ taxes: [], total: aud(12_500), isTaxIncluded: false, options: [], delivery: null },
  problem: null,
  unsent: null,
};

function check(changes: Partial<ShopTotal> = {}, price = 5_500) {
  const changed = { ...total, ...changes };
  const sale = paidSaleOf({
    ...{ shopKey: 7, currency: 'AUD', lines: changed.lines, shipping, total: changed.total },
    ...{ feePortion: 0, accountId: null },
  });
  return () => requireInvoiceable({ pieces: [{ quantity: 2, price }], total: changed, sale });
}

test('a part of lines with and without their taxes in their prices can be invoiced', () => {
  expect(check()).not.toThrow();
});

test.each([
  [
    'is said to have its taxes in all prices',
    {
      isTaxIncluded: true,
      lines: [{ ...fetched, amount: aud(10_000), net: aud(11_000), gross: aud(12_000) }],
      total: aud(13_500),
    },
    5_500,
  ],
  ['comes to another total', { total: aud(12_501) }, 5_500],
  ['costs another price', {}, 5_400],
])('a part that %s is refused before anything is charged', (_, changes, price) => {
  expect(check(changes, price)).toThrow(RangeError);
});
