import fc from 'fast-check';
import { expect, test } from 'vitest';
import { supportedLocales } from '../text/locale.ts';
import { createNumberFormatter } from './numbers.ts';
import { readNumber } from './read-number.ts';

test.each([
  ['1,450.25', 'en-CA', 1450.25],
  ['1 450,25', 'fr-CA', 1450.25],
  ['0.5', 'fr-CA', 0.5],
  ['7.', 'en-AU', 7],
] as const)('%s in %s is %d', (text, locale, number) => {
  expect(readNumber(text, locale)).toBe(number);
});

test.each(['', '.5', '1,45', '-2', '1e3', '12345678901'])('%j is no number', (text) => {
  expect(readNumber(text, 'en-CA')).toBe(undefined);
});

test('what the formatter writes is read as the same number', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.constantFrom(...supportedLocales),
      (hundredths, locale) => {
        const number = hundredths / 100;
        expect(readNumber(createNumberFormatter(locale)(number, 2), locale)).toBe(number);
      },
    ),
  );
});
