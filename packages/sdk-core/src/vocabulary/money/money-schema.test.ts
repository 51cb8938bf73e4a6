import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { largestAmount } from './amounts.ts';
import { money } from './money-schema.ts';

test.each([0, 1, largestAmount])('the contract takes %d cents', (amount) => {
  expect(safeParse(money, { amount, currency: 'CAD' }).success).toBe(true);
});

test.each([-1, 0.5, largestAmount + 1, 1e15, Number.NaN, '100', null])(
  'the contract refuses %j cents',
  (amount) => {
    expect(safeParse(money, { amount, currency: 'CAD' }).success).toBe(false);
  },
);

test.each([
  { amount: 1 },
  { amount: 1, currency: 'EUR' },
  { amount: 1, currency: 'cad' },
  { amount: 1, currency: 'CAD', more: 1 },
])('the contract refuses %j', (value) => {
  expect(safeParse(money, value).success).toBe(false);
});
