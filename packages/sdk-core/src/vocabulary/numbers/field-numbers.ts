import type { Locale } from '../text/locale.ts';
import { createNumberFormatter } from './numbers.ts';

/** The first number that fields write in groups: a year has none. */
const leastGrouped = 10_000;

/** Writes numbers as fields show them: `1987`, from `10,000` on in groups. */
export function createFieldNumberFormatter(locale: Locale) {
  const format = createNumberFormatter(locale);
  const group = locale === 'fr-CA' ? '\u00a0' : ',';
  return function formatFieldNumber(value: number, decimals = 0): string {
    const written = format(value, decimals);
    return Math.abs(value) < leastGrouped ? written.replace(group, '') : written;
  };
}
