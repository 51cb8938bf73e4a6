import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencies } from '../places/countries.ts';
import { isAmount, largestAmount, moneyOf, requireMoney } from './amounts.ts';
import { addMoney, multiplyMoney, smallerMoney, subtractMoney, sumMoney } from './arithmetic.ts';
import type { Money } from './money.ts';

const cad = (amount: number): Money => ({ amount, currency: 'CAD' });
const usd = (amount: number): Money => ({ amount, currency: 'USD' });
const dollars = fc.integer({ min: 0, max: 1_000_000_000 }).map(cad);

describe('an amount', () => {
  test.each([0, 1, 123_450, largestAmount])('of %d can be charged', (amount) => {
    expect(isAmount(amount)).toBe(true);
    expect(moneyOf(amount, 'AUD')).toEqual({ amount, currency: 'AUD' });
  });

  test.each([
    -1,
    0.1,
    19.99,
    largestAmount + 1,
    1e15,
    Number.MAX_SAFE_INTEGER,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ])('of %d can not', (amount) => {
    expect(isAmount(amount)).toBe(false);
    expect(() => requireMoney(cad(amount))).toThrow(
      new RangeError(`Expected whole minor units from 0 to 999999999999, got ${amount}.`),
    );
    expect(() => addMoney(cad(amount), cad(1))).toThrow(RangeError);
    expect(() => addMoney(cad(1), cad(amount))).toThrow(RangeError);
    expect(() => subtractMoney(cad(amount), cad(0))).toThrow(RangeError);
    expect(() => subtractMoney(cad(largestAmount), cad(amount))).toThrow(RangeError);
    expect(() => multiplyMoney(cad(amount), 1)).toThrow(RangeError);
    expect(() => smallerMoney(cad(amount), cad(5))).toThrow(RangeError);
    expect(() => smallerMoney(cad(5), cad(amount))).toThrow(RangeError);
  });
});

describe('adding', () => {
  test('keeps the currency, and does not care for the order', () => {
    fc.assert(
      fc.property(dollars, dollars, (one, other) => {
        expect(addMoney(one, other)).toEqual(cad(one.amount + other.amount));
        expect(addMoney(other, one)).toEqual(addMoney(one, other));
      }),
    );
  });

  test('is undone by subtracting', () => {
    fc.assert(
      fc.property(dollars, dollars, (one, other) => {
        expect(subtractMoney(addMoney(one, other), other)).toEqual(one);
      }),
    );
  });

  test('reaches the largest amount and no further', () => {
    expect(addMoney(cad(largestAmount - 1), cad(1))).toEqual(cad(largestAmount));
    expect(() => addMoney(cad(largestAmount), cad(1))).toThrow(RangeError);
  });

  test('takes one currency alone', () => {
    const message = new RangeError('Expected CAD, got USD.');
    expect(() => addMoney(cad(1), usd(1))).toThrow(message);
    expect(() => subtractMoney(cad(1), usd(1))).toThrow(message);
    expect(() => smallerMoney(cad(1), usd(1))).toThrow(message);
    expect(() => sumMoney([cad(1), usd(1)], 'CAD')).toThrow(message);
    expect(() => sumMoney([usd(0)], 'CAD')).toThrow(message);
  });
});

test.each(currencies)('nothing added up is nothing in %s', (currency) => {
  expect(sumMoney([], currency)).toEqual({ amount: 0, currency });
});

test('a sum is all of its parts', () => {
  expect(sumMoney([cad(1), cad(20), cad(300)], 'CAD')).toEqual(cad(321));
});

test('no more can be taken than there is', () => {
  expect(subtractMoney(cad(5), cad(5))).toEqual(cad(0));
  expect(() => subtractMoney(cad(5), cad(6))).toThrow(RangeError);
});

describe('the price of several', () => {
  test('is that of one, so many times', () => {
    fc.assert(
      fc.property(dollars, fc.integer({ min: 0, max: 30 }), (price, count) => {
        const all = Array.from({ length: count }, () => price);
        expect(multiplyMoney(price, count)).toEqual(sumMoney(all, 'CAD'));
      }),
    );
  });

  test.each([-1, 0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'is not known for %d of them',
    (count) => {
      expect(() => multiplyMoney(cad(100), count)).toThrow(
        new RangeError(`Expected a whole number from 0, got ${count}.`),
      );
    },
  );

  test('is nothing for none of them', () => {
    expect(multiplyMoney(cad(500), 0)).toEqual(cad(0));
  });

  test('is not more than the largest amount', () => {
    expect(() => multiplyMoney(cad(largestAmount), 2)).toThrow(RangeError);
  });
});

test('the smaller amount is found, whichever comes first', () => {
  expect(smallerMoney(cad(3), cad(4))).toEqual(cad(3));
  expect(smallerMoney(cad(4), cad(3))).toEqual(cad(3));
  const first = cad(3);
  expect(smallerMoney(first, cad(3))).toBe(first);
});
