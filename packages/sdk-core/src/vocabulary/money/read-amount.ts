import { type Digits, readDigits } from '../numbers/read-number.ts';
import type { Locale } from '../text/locale.ts';

/** The mark of a currency before or after an amount. */
const marks = /^(?:[A-Z]{2,3})?\s*\$?\s*|\s*\$?\s*(?:[A-Z]{2,3})?$/g;

/**
 * An amount as people write it, in whole minor units, never by way of a fraction: `1,234.5` and
 * `$1 234.50` are 123450, in French `1 234,5` and `1234,50 $` are too. Undefined where it is none.
 */
export function readAmount(text: string, locale: Locale): number | undefined {
  const digits = readDigits(withoutCurrency(text.trim()), locale);
  return digits && minorUnitsOf(digits);
}

/** What stands between the marks of a currency. */
export function withoutCurrency(text: string): string {
  return text.replace(marks, '');
}

/** The whole minor units that these digits are; undefined where they tell less than a cent. */
export function minorUnitsOf({ whole, places }: Digits): number | undefined {
  return places.length > 2 ? undefined : Number(whole + places.padEnd(2, '0'));
}
