import type { Locale } from '../text/locale.ts';
import { createNumberFormatter } from './numbers.ts';

/** What follows thousands, millions and billions. */
const english = ['K', 'M', 'B'];
const french = ['\u00a0k', '\u00a0M', '\u00a0G'];

/** Writes whole numbers from 0 in three digits at most: `1.25M`, `450K`, `87`. */
export function createCompactFormatter(locale: Locale) {
  const formatNumber = createNumberFormatter(locale);
  const suffixes = locale === 'fr-CA' ? french : english;
  return function formatCompact(value: number): string {
    const step = 10 ** Math.max(0, String(Math.round(value)).length - 3);
    const rounded = Math.round(value / step) * step;
    const power = Math.min(suffixes.length, Math.floor((String(rounded).length - 1) / 3));
    const suffix = power === 0 ? '' : (suffixes[power - 1] ?? '');
    return formatNumber(rounded / 1000 ** power, 2) + suffix;
  };
}
