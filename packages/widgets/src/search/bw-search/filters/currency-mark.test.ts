import { expect, test } from 'vitest';
import { currencyMark } from './currency-mark.ts';

test('an amount in English has its currency before it', () => {
  expect(currencyMark('CAD', 'en-CA')).toEqual({ before: '$' });
  expect(currencyMark('USD', 'en-AU')).toEqual({ before: 'US$' });
});

test('an amount in French has it after', () => {
  expect(currencyMark('CAD', 'fr-CA')).toEqual({ after: '$' });
  expect(currencyMark('AUD', 'fr-CA')).toEqual({ after: '$\u00a0AU' });
});
