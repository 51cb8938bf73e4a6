import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { card } from './schemas.ts';

const visa = {
  payment_id: 'pm_1',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 11,
  expiryYear: 2026,
  defaultFor: ['licences'],
};
describe('a card', () => {
  test.each([
    visa,
    { ...visa, brand: 'mastercard', last4: '0005', expiryMonth: 1 },
    { ...visa, brand: 'amex', expiryMonth: 12 },
    { ...visa, brand: 'ElectronicTransfer', expiryMonth: null, expiryYear: null },
  ])('of the contract is $brand', (value) => {
    expect(safeParse(card, value)).toEqual({ success: true, data: value });
  });

  test.each([
    { payment_id: '' },
    { brand: 'discover' },
    { last4: '424' },
    { last4: '42424' },
    { last4: '4242424242424242' },
    { last4: 'abcd' },
    { expiryMonth: 0 },
    { expiryMonth: 13 },
    { expiryYear: 26 },
    { expiryYear: 2100 },
    { number: '4242424242424242' },
    { defaultFor: ['rent'] },
  ])('of the contract has no %j', (part) => {
    expect(safeParse(card, { ...visa, ...part }).success).toBe(false);
  });
});
