import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { supportedLocales } from '../text/locale.ts';
import { createCompactFormatter } from './compact-numbers.ts';
import { createNumberFormatter } from './numbers.ts';

describe.each(supportedLocales)('numbers in %s', (locale) => {
  const formatNumber = createNumberFormatter(locale);
  const formatCompact = createCompactFormatter(locale);
  const whole = new Intl.NumberFormat(locale);
  const hundredths = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const compact = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumSignificantDigits: 3,
  });

  test('whole numbers are written as Intl writes them', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatNumber(value)).toBe(whole.format(value));
      }),
    );
  });

  test('hundredths are written as Intl writes them', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
        expect(formatNumber(value / 100, 2)).toBe(hundredths.format(value / 100));
      }),
    );
  });

  test('compact numbers are written as Intl writes them', () => {
    const sizes = fc.integer({ min: 0, max: 11 }).chain((power) => fc.nat({ max: 10 ** power }));
    fc.assert(
      fc.property(sizes, (value) => {
        expect(formatCompact(value)).toBe(compact.format(value));
      }),
      { numRuns: 1000 },
    );
  });
});

test('a number that rounds to nothing has no sign', () => {
  expect(createNumberFormatter('en-CA')(-0.001, 2)).toBe('0');
});
