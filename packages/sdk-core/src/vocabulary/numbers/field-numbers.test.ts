import { expect, test } from 'vitest';
import { createFieldNumberFormatter } from './field-numbers.ts';

test.each([
  [1987, 'en-CA', '1987'],
  [2500, 'fr-CA', '2500'],
  [-9999, 'en-CA', '-9999'],
  [1.125, 'fr-CA', '1,125'],
  [1234.5, 'en-CA', '1234.5'],
  [10_000, 'en-CA', '10,000'],
  [1_000_000, 'fr-CA', '1\u00a0000\u00a0000'],
] as const)('a field shows %d in %s as %s', (value, locale, shown) => {
  expect(createFieldNumberFormatter(locale)(value, 3)).toBe(shown);
});
