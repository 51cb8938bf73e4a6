import { expect, test } from 'vitest';
import { groupPayments } from './payment-groups.ts';

const shop = (shopId: string, settles: 'CA' | 'US' | 'AU', total: number) => ({
  ...{ shopId, settles, total },
  currency: ({ CA: 'CAD', US: 'USD', AU: 'AUD' } as const)[settles],
});

test('shops of a country are paid together, and each Australian one by itself', () => {
  expect(
    groupPayments([
      shop('maple', 'CA', 100),
      shop('koala', 'AU', 20),
      shop('birch', 'CA', 50),
      shop('oak', 'US', 7),
      shop('emu', 'AU', 3),
    ]),
  ).toEqual([
    { key: 'CA:CAD', currency: 'CAD', shopIds: ['maple', 'birch'], amount: 150 },
    { key: 'AU:koala', currency: 'AUD', shopIds: ['koala'], amount: 20 },
    { key: 'US:USD', currency: 'USD', shopIds: ['oak'], amount: 7 },
    { key: 'AU:emu', currency: 'AUD', shopIds: ['emu'], amount: 3 },
  ]);
  expect(groupPayments([])).toEqual([]);
});

test('no payment has two currencies', () => {
  const inDollars = { ...shop('maple', 'CA', 1), currency: 'USD' } as const;
  expect(groupPayments([shop('birch', 'CA', 1), inDollars])).toHaveLength(2);
});
