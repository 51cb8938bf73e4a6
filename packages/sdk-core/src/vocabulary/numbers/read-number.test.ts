import fc from 'fast-check';
import { expect, test } from 'vitest';
import { supportedLocales } from '../text/locale.ts';
import { createNumberFormatter } from './numbers.ts';
import { readInteger, readNumber } from './read-number.ts';

test.each([
  ['1,450.25', 'en-CA', 1450.25],
  ['1 450,25', 'fr-CA', 1450.25],
  ['0.5', 'fr-CA', 0.5],
  ['7.', 'en-AU', 7],
  [' 7 ', 'en-CA', 7],
  ['1 450', 'en-CA', 1450],
  ['1,234,567', 'en-CA', 1_234_567],
  ['12,345', 'en-CA', 12_345],
  ['1\u00a0234\u202f567', 'fr-CA', 1_234_567],
  ['1234567890', 'en-CA', 1_234_567_890],
] as const)('%s in %s is %d', (text, locale, number) => {
  expect(readNumber(text, locale)).toBe(number);
});

test.each([
  '',
  '.5',
  '1,45',
  '1,2345',
  '1234,567',
  ',123',
  '1.5x',
  'x1.5',
  '1x5',
  '-2',
  '1e3',
  '12345678901',
])('%j is no number', (text) => {
  expect(readNumber(text, 'en-CA')).toBe(undefined);
});

test.each([
  ['25', 'en-CA', 25],
  ['1,250', 'en-CA', 1250],
  ['1\u00a0250', 'fr-CA', 1250],
  ['2,5', 'en-CA', undefined],
  ['2.5', 'en-CA', undefined],
  ['2,5', 'fr-CA', undefined],
  ['1,250', 'fr-CA', undefined],
  ['', 'en-CA', undefined],
] as const)('the whole number of %j in %s is %s', (text, locale, number) => {
  expect(readInteger(text, locale)).toBe(number);
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
