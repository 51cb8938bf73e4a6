import { expect, test } from 'vitest';
import { formatWeight, readKilograms, writeKilograms } from './weight.ts';

test.each([
  ['0.25', 'en-CA', 250],
  ['0,25', 'fr-CA', 250],
  ['1,250', 'en-CA', 1_250_000],
  ['12', 'en-CA', 12_000],
  ['0', 'en-CA', undefined],
  ['0.0001', 'en-CA', undefined],
  ['-1', 'en-CA', undefined],
  ['a stone', 'en-CA', undefined],
] as const)('"%s" in %s is %s grams', (text, locale, grams) => {
  expect(readKilograms(text, locale)).toBe(grams);
});

test.each([
  [350, 'en-CA', '350\u00a0g', '0.35'],
  [1250, 'en-CA', '1.25\u00a0kg', '1.25'],
  [1250, 'fr-CA', '1,25\u00a0kg', '1,25'],
  [20_000, 'en-CA', '20\u00a0kg', '20'],
] as const)('%i grams in %s', (grams, locale, weight, typed) => {
  expect(formatWeight(grams, locale)).toBe(weight);
  expect(writeKilograms(grams, locale)).toBe(typed);
});
