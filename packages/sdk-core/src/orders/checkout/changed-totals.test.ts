import { expect, test } from 'vitest';
import { findChangedTotals } from './changed-totals.ts';

const group = (key: string, amount: number, currency: 'CAD' | 'AUD' = 'CAD') => ({
  key,
  currency,
  shopIds: [key],
  amount,
});

test('sums that are the same have not changed, in whichever order', () => {
  const [one, other] = [group('a', 1), group('b', 2)];
  expect(findChangedTotals([one, other], [other, one])).toEqual([]);
});

test('another sum, a payment more and a payment less are changes', () => {
  const agreed = [group('a', 1), group('b', 2)];
  const now = [group('a', 3), group('c', 4, 'AUD')];
  expect(findChangedTotals(agreed, now)).toEqual([
    {
      key: 'a',
      shopIds: ['a'],
      before: { amount: 1, currency: 'CAD' },
      now: { amount: 3, currency: 'CAD' },
    },
    { key: 'b', shopIds: ['b'], before: { amount: 2, currency: 'CAD' }, now: null },
    { key: 'c', shopIds: ['c'], before: null, now: { amount: 4, currency: 'AUD' } },
  ]);
});
