import fc from 'fast-check';
import { expect, test } from 'vitest';
import { supportedLocales } from '../text/locale.ts';
import { createPortionFormatter } from './portion-text.ts';
import { percent, wholePortion } from './portions.ts';

test('a portion reads in percent, with the places that it has', () => {
  const english = createPortionFormatter('en-CA');
  const french = createPortionFormatter('fr-CA');
  expect([99_750, 13 * percent, 85_625].map(english)).toEqual(['9.975%', '13%', '8.5625%']);
  expect([99_750, 13 * percent].map(french)).toEqual(['9,975\u00a0%', '13\u00a0%']);
});

test.each(supportedLocales)('portions are written as Intl writes them in %s', (locale) => {
  const intl = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const formatPortion = createPortionFormatter(locale);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: wholePortion }), (portion) => {
      expect(formatPortion(portion)).toBe(intl.format(portion / wholePortion));
    }),
  );
});
