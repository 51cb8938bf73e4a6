import { expect, test } from 'vitest';
import { writeDisputedAmount } from './disputed-amount.ts';

test.each([
  ['en-CA', 20_340, 'CAD', '$203.40'],
  ['fr-CA', 20_340, 'CAD', '203,40\u00a0$'],
  ['en-CA', 1_200, 'JPY', 'JP¥1,200'],
  ['en-US', 1_250, 'EUR', '€12.50'],
  ['en-US', 1_250, 'KWD', 'KWD\u00a01.250'],
  ['en-CA', 1_250, 'usdc', '1250 usdc'],
] as const)('in %s, %i minor units of %s are %s', (locale, amount, currency, text) => {
  expect(writeDisputedAmount(locale, amount, currency)).toBe(text);
});
