import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { largestAmount } from './amounts.ts';
import { sumMoney } from './arithmetic.ts';
import type { Money } from './money.ts';

const aud = (amount: number): Money => ({ amount, currency: 'AUD' });

function amountsOf(amount: number, weights: readonly number[]): readonly number[] {
  return allocate(aud(amount), weights).map((part) => part.amount);
}

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [101, [1, 1, 1], [34, 34, 33]],
  [5, [3, 7], [2, 3]],
  [5, [7, 3], [4, 1]],
  [100, [50, 30, 20], [50, 30, 20]],
  // The largest rest is the last one's.
  [10, [1, 1, 4], [2, 2, 6]],
  [10, [10, 10, 15], [3, 3, 4]],
  [0, [1, 2], [0, 0]],
  [1, [0, 1, 0], [0, 1, 0]],
  [7, [5], [7]],
  [2, [1, 1, 1, 1], [1, 1, 0, 0]],
] as const)('%d cents by %j are %j', (amount, weights, parts) => {
  expect(amountsOf(amount, weights)).toEqual(parts);
});

describe('whatever is parted', () => {
  const amount = fc.integer({ min: 0, max: largestAmount });
  const weight = fc.oneof(
    fc.integer({ min: 0, max: 100 }),
    fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  );
  const weights = fc
    .array(weight, { minLength: 1, maxLength: 12 })
    .filter((list) => list.some((one) => one > 0));

  test('no cent is lost, and the currency stays', () => {
    fc.assert(
      fc.property(amount, weights, (cents, list) => {
        expect(sumMoney(allocate(aud(cents), list), 'AUD')).toEqual(aud(cents));
      }),
    );
  });

  test('each part is less than a cent from its exact share', () => {
    fc.assert(
      fc.property(amount, weights, (cents, list) => {
        const whole = list.reduce((sum, one) => sum + BigInt(one), 0n);
        amountsOf(cents, list).forEach((part, index) => {
          const off = BigInt(part) * whole - BigInt(cents) * BigInt(list[index] ?? 0);
          expect(off < whole && off > -whole).toBe(true);
        });
      }),
    );
  });

  test('a larger weight never gets less, and of equal ones the first gets the cent', () => {
    fc.assert(
      fc.property(amount, weights, (cents, list) => {
        const parts = amountsOf(cents, list);
        list.forEach((one, index) => {
          list.slice(index + 1).forEach((other, offset) => {
            const [part = -1, later = -1] = [parts[index], parts[index + 1 + offset]];
            if (one > other) expect(part).toBeGreaterThanOrEqual(later);
            if (one < other) expect(part).toBeLessThanOrEqual(later);
            if (one === other) expect([0, 1]).toContain(part - later);
          });
        });
      }),
    );
  });

  test('what has no weight gets nothing', () => {
    fc.assert(
      fc.property(amount, weights, (cents, list) => {
        const parts = amountsOf(cents, list);
        for (const [index, one] of list.entries()) if (one === 0) expect(parts[index]).toBe(0);
      }),
    );
  });
});

test.each([[[]], [[0]], [[0, 0]]])('weights %j part nothing', (weights) => {
  expect(() => allocate(aud(1), weights)).toThrow(
    new RangeError('Expected a weight above zero, got none.'),
  );
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no weight', (weight) => {
  expect(() => allocate(aud(1), [1, weight])).toThrow(
    new RangeError(`Expected a weight that is a whole number from 0, got ${weight}.`),
  );
});

test.each([-1, 0.5, 1e15])('%d is not parted', (amount) => {
  expect(() => allocate(aud(amount), [1])).toThrow(/minor units/);
});
