import fc from 'fast-check';
import { expect, test } from 'vitest';
import { supportedLocales } from '../../vocabulary/text/locale.ts';
import { formatWeight, readWeight, weightUnitOf, writeWeight } from './weight.ts';

test.each([
  ['0.25', 'en-CA', 'kg', 250],
  ['0,25', 'fr-CA', 'kg', 250],
  ['1,250', 'en-CA', 'kg', 1_250_000],
  ['12', 'en-CA', 'kg', 12_000],
  ['350 g', 'en-CA', 'kg', 350],
  ['0', 'en-CA', 'kg', undefined],
  ['0.0001', 'en-CA', 'kg', undefined],
  ['-1', 'en-CA', 'kg', undefined],
  ['a stone', 'en-CA', 'kg', undefined],
  ['kg', 'en-CA', 'kg', undefined],
  ['2.5', 'en-US', 'lb', 1134],
  ['2.5 lbs', 'en-US', 'lb', 1134],
  ['4.5 oz', 'en-US', 'lb', 128],
  ['4.5oz.', 'en-US', 'lb', 128],
  ['1 kg', 'en-US', 'lb', 1000],
] as const)('"%s" in %s and %s is %s grams', (text, locale, unit, grams) => {
  expect(readWeight(text, locale, unit)).toBe(grams);
});

test.each([
  [350, 'en-CA', 'kg', '350\u00a0g', '0.35'],
  [1250, 'en-CA', 'kg', '1.25\u00a0kg', '1.25'],
  [1250, 'fr-CA', 'kg', '1,25\u00a0kg', '1,25'],
  [20_000, 'en-CA', 'kg', '20\u00a0kg', '20'],
  [1, 'en-US', 'lb', '0.04\u00a0oz', '0.01'],
  [128, 'en-US', 'lb', '4.52\u00a0oz', '0.28'],
  [1134, 'en-US', 'lb', '2.5\u00a0lb', '2.5'],
] as const)('%i grams in %s and %s', (grams, locale, unit, weight, typed) => {
  expect(formatWeight(grams, locale, unit)).toBe(weight);
  expect(writeWeight(grams, locale, unit)).toBe(typed);
});

test('what was typed with the places that are written reads the same again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom(...supportedLocales),
      fc.constantFrom(['kg', 3] as const, ['lb', 2] as const),
      (number, locale, [unit, places]) => {
        const typed = String(number / 10 ** places).replace('.', locale === 'fr-CA' ? ',' : '.');
        const grams = readWeight(typed, locale, unit) ?? Number.NaN;
        const written = writeWeight(grams, locale, unit);
        expect(readWeight(written, locale, unit)).toBe(grams);
      },
    ),
  );
});

test('shops of the United States weigh in pounds', () => {
  expect((['CA', 'US', 'AU'] as const).map(weightUnitOf)).toEqual(['kg', 'lb', 'kg']);
});
