import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largestAmount } from './amounts.ts';
import { addMoney, sumMoney } from './arithmetic.ts';
import type { Money } from './money.ts';
import { basisPoint, percent, portionOf, wholePortion } from './portions.ts';
import { addTaxes, takeTaxes } from './taxed-price.ts';

const cad = (amount: number): Money => ({ amount, currency: 'CAD' });
const amount = fc.integer({ min: 0, max: 100_000_000_000 });
const portion = fc.integer({ min: 0, max: wholePortion });

test('a whole has a hundred percent, and each a hundred basis points', () => {
  expect(wholePortion).toBe(100 * percent);
  expect(percent).toBe(100 * basisPoint);
});

describe('a portion', () => {
  test.each([
    [10_000, 9.975, 998],
    [100, 0.5, 1],
    [99, 0.5, 0],
    [50, 1, 1],
    [49, 1, 0],
    [250, 13, 33],
    [1999, 15, 300],
    [333, 50, 167],
    [12_345, 100, 12_345],
    [12_345, 0, 0],
    [largestAmount, 100, largestAmount],
    [largestAmount, 50, 500_000_000_000],
  ])('of %d cents, %d %% of them, is %d', (cents, percents, part) => {
    expect(portionOf(cad(cents), Math.round(percents * percent))).toEqual(cad(part));
  });

  test('is at most half a cent from the exact one, and the half goes up', () => {
    fc.assert(
      fc.property(amount, portion, (cents, parts) => {
        const off =
          BigInt(portionOf(cad(cents), parts).amount) * 1_000_000n - BigInt(cents) * BigInt(parts);
        expect(off > -500_000n && off <= 500_000n).toBe(true);
      }),
    );
  });

  test.each([-1, 0.5, wholePortion + 1, Number.NaN])('is not of %d', (parts) => {
    const message = new RangeError(`Expected whole parts of a million, got ${parts}.`);
    expect(() => portionOf(cad(100), parts)).toThrow(message);
    expect(() => takeTaxes(cad(100), [parts])).toThrow(message);
  });

  test('is of an amount', () => {
    expect(() => portionOf(cad(-100), percent)).toThrow(/minor units/);
    expect(() => portionOf(cad(0.5), percent)).toThrow(/minor units/);
  });
});

describe('taxes that are added', () => {
  test('are each of the price alone', () => {
    expect(addTaxes(cad(10_000), [5 * percent, 99_750])).toEqual({
      net: cad(10_000),
      taxes: [cad(500), cad(998)],
      gross: cad(11_498),
    });
  });

  test('are none without rates', () => {
    expect(addTaxes(cad(77), [])).toEqual({ net: cad(77), taxes: [], gross: cad(77) });
  });
});

describe('taxes that a price has in it', () => {
  test.each([
    [11_000, [10 * percent], 10_000, [1000]],
    [100, [10 * percent], 91, [9]],
    [11_498, [5 * percent, 99_750], 10_000, [500, 998]],
    [115, [15 * percent], 100, [15]],
    [1, [10 * percent], 1, [0]],
    [6, [10 * percent], 5, [1]],
    [5, [10 * percent], 5, [0]],
    [200, [wholePortion], 100, [100]],
    [50, [0, 0], 50, [0, 0]],
    [50, [], 50, []],
  ] as const)('%d cents with %j are %d and %j', (gross, rates, net, taxes) => {
    expect(takeTaxes(cad(gross), rates)).toEqual({
      net: cad(net),
      taxes: taxes.map(cad),
      gross: cad(gross),
    });
  });

  test('with the price are all that is paid', () => {
    fc.assert(
      fc.property(amount, fc.array(portion, { maxLength: 4 }), (cents, rates) => {
        const { net, taxes, gross } = takeTaxes(cad(cents), rates);
        expect(taxes).toHaveLength(rates.length);
        expect(addMoney(net, sumMoney(taxes, 'CAD'))).toEqual(gross);
        expect(gross).toEqual(cad(cents));
      }),
    );
  });

  test('are those that were added to it', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: wholePortion }), (cents, rate) => {
        const added = addTaxes(cad(cents), [rate]);
        expect(takeTaxes(added.gross, [rate])).toEqual(added);
      }),
    );
  });

  test('are of an amount', () => {
    expect(() => takeTaxes(cad(1e15), [percent])).toThrow(/minor units/);
    expect(() => addTaxes(cad(-1), [])).toThrow(/minor units/);
  });
});
