import { createNumberFormatter } from '../numbers/numbers.ts';
import type { Locale } from '../text/locale.ts';
import { percent } from './portions.ts';

/** Writes portions (parts of a million) in percent: `createPortionFormatter('fr-CA')(99_750)` is `9,975 %`. */
export function createPortionFormatter(locale: Locale) {
  const formatNumber = createNumberFormatter(locale);
  const sign = locale === 'fr-CA' ? '\u00a0%' : '%';
  return function formatPortion(portion: number): string {
    return `${formatNumber(portion / percent, 4)}${sign}`;
  };
}
