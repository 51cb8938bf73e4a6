import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { coupon, couponCode, price } from './schemas.ts';

const spring = {
  id: 'coupon_1',
  coupon_code: 'SPRING-10',
  nickname: 'Spring',
  multiplier: 0.9,
  amount_off: null,
  currency: null,
  percent_off: 10,
  duration: 'repeating',
  duration_in_months: 3,
  redemption_date: '2026-12-31T23:59:59Z',
};

describe('prices', () => {
  const money = { amount: 4900, currency: 'CAD' };

  test.each([
    { tier: [], sponsor: null },
    { tier: [{ id: 'plan_1', price: money }], sponsor: money },
  ])('of the contract are %j', (value) => {
    expect(safeParse(price, value).success).toBe(true);
  });

  test.each([
    { tier: [], sponsor: 4900 },
    { tier: [], sponsor: { ...money, amount: -1 } },
    { tier: [], sponsor: { ...money, amount: 0.5 } },
    { tier: [{ id: 'plan_1' }], sponsor: null },
    { sponsor: null },
  ])('of the contract are not %j', (value) => {
    expect(safeParse(price, value).success).toBe(false);
  });
});

describe('a coupon', () => {
  test.each([
    {},
    { nickname: null, redemption_date: null, duration: 'once', duration_in_months: null },
    { percent_off: null, amount_off: 2500, currency: 'USD', multiplier: 1 },
    { percent_off: 100, multiplier: 0 },
  ])('of the contract may have %j', (part) => {
    expect(safeParse(coupon, { ...spring, ...part }).success).toBe(true);
  });

  test.each([
    { multiplier: 1.1 },
    { multiplier: -0.1 },
    { percent_off: 0 },
    { percent_off: 101 },
    { percent_off: null },
    { currency: 'CAD' },
    { amount_off: 2500 },
    { amount_off: 2500, currency: 'CAD' },
    { amount_off: 2500, percent_off: null },
    { amount_off: -1, currency: 'CAD', percent_off: null },
    { amount_off: 0.5, currency: 'CAD', percent_off: null },
    { amount_off: 1e15, currency: 'CAD', percent_off: null },
    { amount_off: 2500, currency: 'EUR', percent_off: null },
    { duration: 'once' },
    { duration_in_months: null },
    { duration: 'always' },
    { duration_in_months: 0 },
    { duration_in_months: 121 },
    { redemption_date: 'soon' },
    { redemptions: 5 },
  ])('of the contract has no %j', (part) => {
    expect(safeParse(coupon, { ...spring, ...part }).success).toBe(false);
  });
});

test('a code is taken however it is typed', () => {
  expect(safeParse(couponCode, ' spring-10 ')).toEqual({ success: true, data: 'SPRING-10' });
  expect(safeParse(couponCode, 'a b').success).toBe(false);
});
