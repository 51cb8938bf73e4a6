import { expect, test } from 'vitest';
import { negateSigned, signedMoneyOf, sumSigned } from './signed-money.ts';

test.each([0, 1, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])('%d is exact', (amount) => {
  expect(signedMoneyOf(amount, 'CAD')).toEqual({ amount, currency: 'CAD' });
});

test.each([0.5, -0.01, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53)])(
  '%d is refused',
  (amount) => {
    expect(() => signedMoneyOf(amount, 'CAD')).toThrow(
      new RangeError(`Expected whole minor units that are exact, got ${amount}.`),
    );
  },
);

test.each([
  [5, -5],
  [-5, 5],
  [0, 0],
])('%d on the other side is %d', (amount, other) => {
  expect(negateSigned({ amount, currency: 'USD' })).toEqual({ amount: other, currency: 'USD' });
});

test('amounts on both sides sum up, and none are nothing', () => {
  const amounts = [7, -10, 1].map((amount) => ({ amount, currency: 'AUD' as const }));
  expect(sumSigned(amounts, 'AUD')).toEqual({ amount: -2, currency: 'AUD' });
  expect(sumSigned([], 'AUD')).toEqual({ amount: 0, currency: 'AUD' });
});

test('another currency, and a sum that is not exact, are refused', () => {
  const most = signedMoneyOf(Number.MAX_SAFE_INTEGER, 'CAD');
  expect(() => sumSigned([most], 'USD')).toThrow(new RangeError('Expected USD, got CAD.'));
  expect(() => sumSigned([most, signedMoneyOf(2, 'CAD')], 'CAD')).toThrow(/that are exact/);
});
