import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumMoney } from '../../vocabulary/money/arithmetic.ts';
import type { Money } from '../../vocabulary/money/money.ts';
import { percent, wholePortion } from '../../vocabulary/money/portions.ts';
import {
  type CouponedBill,
  discountFields,
  discountOf,
  discountPrices,
  findCouponFault,
  isDiscounted,
  type Redemption,
} from './coupon-rules.ts';
import { type CouponTerms, type Discount, readCouponCode } from './coupon-terms.ts';

const cad = (amount: number): Money => ({ amount, currency: 'CAD' });
const off = (amount: Money): Discount => ({ kind: 'amount', amount });
const percentOff = (percents: number): Discount => ({
  kind: 'portion',
  portion: Math.round(percents * percent),
});

const endless: CouponTerms = {
  discount: percentOff(15),
  duration: 'forever',
  durationInMonths: null,
  redeemBy: null,
  mostRedemptions: null,
  isEnded: false,
};
const first: Redemption = { now: 1000, redemptions: 0, currency: 'CAD' };

describe('a coupon', () => {
  test.each<[string, Partial<CouponTerms>, Partial<Redemption>]>([
    ['without limits', {}, { now: Number.MAX_SAFE_INTEGER, redemptions: 1_000_000 }],
    ['at its last instant', { redeemBy: 1000 }, {}],
    ['before that', { redeemBy: 1001 }, {}],
    ['for the last time', { mostRedemptions: 50 }, { redemptions: 49 }],
    ['of the bill’s currency', { discount: off(cad(500)) }, {}],
    ['of a percentage, in any currency', {}, { currency: 'AUD' }],
  ])('%s can be redeemed', (_, terms, redemption) => {
    const bill = { ...first, ...redemption };
    expect(findCouponFault({ ...endless, ...terms }, bill)).toBeUndefined();
  });

  test.each<[string, Partial<CouponTerms>, Partial<Redemption>]>([
    ['ended', { isEnded: true }, {}],
    ['expired', { redeemBy: 999 }, {}],
    ['used-up', { mostRedemptions: 50 }, { redemptions: 50 }],
    ['used-up', { mostRedemptions: 50 }, { redemptions: 51 }],
    ['used-up', { mostRedemptions: 0 }, {}],
    ['other-currency', { discount: off(cad(500)) }, { currency: 'USD' }],
  ])('that is %s can’t', (fault, terms, redemption) => {
    const bill = { ...first, ...redemption };
    expect(findCouponFault({ ...endless, ...terms }, bill)).toBe(fault);
  });
});

describe('a coupon that was redeemed on January 31', () => {
  const redeemedAt = Date.parse('2027-01-31T12:00:00Z');
  const bill = (issued: string, isFirst = false): CouponedBill => ({
    redeemedAt,
    issuedAt: Date.parse(issued),
    isFirst,
  });
  const once = { duration: 'once', durationInMonths: null } as const;
  const months = { duration: 'repeating', durationInMonths: 3 } as const;
  const forever = { duration: 'forever', durationInMonths: null } as const;

  test.each([
    ['the first bill, at once', once, bill('2027-01-31T12:00:00Z', true)],
    ['the first bill, later', once, bill('2028-01-31T12:00:00Z', true)],
    ['bills of three months', months, bill('2027-01-31T12:00:00Z', true)],
    ['the last of them', months, bill('2027-04-30T11:59:59.999Z')],
    ['all bills', forever, bill('2037-01-31T12:00:00Z')],
  ] as const)('is on %s', (_, duration, issued) => {
    expect(isDiscounted(duration, issued)).toBe(true);
  });

  test.each([
    ['a later bill, where it was for one', once, bill('2027-02-28T12:00:00Z')],
    ['a bill after three months', months, bill('2027-04-30T12:00:00Z')],
    ['a bill of no months', { ...months, durationInMonths: null }, bill('2027-02-28T12:00:00Z')],
    ['a bill from before', forever, bill('2027-01-31T11:59:59.999Z')],
    ['a bill from before, though it is the first', once, bill('2027-01-31T11:59:59.999Z', true)],
  ] as const)('is not on %s', (_, duration, issued) => {
    expect(isDiscounted(duration, issued)).toBe(false);
  });
});

describe('what is taken off', () => {
  test.each<[number, Discount, number]>([
    [10_000, percentOff(15), 1500],
    [333, percentOff(50), 167],
    [9999, percentOff(33.33), 3333],
    [10_000, percentOff(100), 10_000],
    [10_000, off(cad(2500)), 2500],
    [2500, off(cad(2500)), 2500],
    [1000, off(cad(2500)), 1000],
    [0, off(cad(2500)), 0],
  ])('%d cents by %j is %d', (price, discount, amount) => {
    expect(discountOf(cad(price), discount)).toEqual(cad(amount));
  });

  test('is of one currency', () => {
    const dollars: Money = { amount: 5, currency: 'USD' };
    expect(() => discountOf(cad(100), off(dollars))).toThrow(/Expected CAD, got USD/);
    expect(() => discountPrices([cad(100)], off(dollars), 'CAD')).toThrow(RangeError);
  });
});

describe('several prices', () => {
  test.each<[readonly number[], Discount, readonly number[]]>([
    [[1000, 2000], off(cad(300)), [900, 1800]],
    [[100, 100, 100], off(cad(100)), [67, 67, 66]],
    [[1, 1, 1], percentOff(50), [1, 0, 0]],
    [[0, 500], off(cad(800)), [0, 0]],
    [[0, 0], off(cad(800)), [0, 0]],
    [[], percentOff(10), []],
  ])('of %j with %j are %j', (prices, discount, left) => {
    expect(discountPrices(prices.map(cad), discount, 'CAD')).toEqual(left.map(cad));
  });

  test('lose what is taken off their sum, and none more than it is', () => {
    const portions = fc.integer({ min: 0, max: wholePortion });
    const amounts = fc.integer({ min: 0, max: 1_000_000 }).map(cad);
    const discounts = fc.oneof(
      portions.map((portion): Discount => ({ kind: 'portion', portion })),
      amounts.map(off),
    );
    const prices = fc.array(amounts, { maxLength: 10 });
    fc.assert(
      fc.property(prices, discounts, (list, discount) => {
        const left = discountPrices(list, discount, 'CAD');
        const whole = sumMoney(list, 'CAD');
        const taken = whole.amount - sumMoney(left, 'CAD').amount;
        expect(taken).toBe(discountOf(whole, discount).amount);
        expect(left.every(({ amount }, index) => amount <= (list[index]?.amount ?? -1))).toBe(true);
      }),
    );
  });
});

test.each<[Discount, object]>([
  [percentOff(15), { multiplier: 0.85, amount_off: null, currency: null, percent_off: 15 }],
  [percentOff(12.5), { multiplier: 0.875, amount_off: null, currency: null, percent_off: 12.5 }],
  [percentOff(100), { multiplier: 0, amount_off: null, currency: null, percent_off: 100 }],
  [off(cad(2500)), { multiplier: 1, amount_off: 2500, currency: 'CAD', percent_off: null }],
])('the contract tells %j as %j', (discount, fields) => {
  expect(discountFields(discount)).toEqual(fields);
});

test('the contract tells of no portion above the whole', () => {
  expect(() => discountFields(percentOff(101))).toThrow(RangeError);
});

describe('a code', () => {
  test.each([
    ['SPRING-10', 'SPRING-10'],
    [' spring-10 ', 'SPRING-10'],
    ['abc', 'ABC'],
    ['123', '123'],
    ['A'.repeat(40), 'A'.repeat(40)],
  ])('typed as “%s” is %s', (typed, code) => {
    expect(readCouponCode(typed)).toBe(code);
  });

  const long = 'A'.repeat(41);
  const lookAlikes = ['ſpring-10', 'sprıng-10', 'maß'];
  test.each([
    ...['', 'ab', long, 'A B C', '-ABC', 'ABC-', 'ABC_1', 'ÉTÉ', 'ABC\nDEF', '../x'],
    ...lookAlikes,
  ])('“%s” is none', (typed) => {
    expect(readCouponCode(typed)).toBeUndefined();
  });
});
