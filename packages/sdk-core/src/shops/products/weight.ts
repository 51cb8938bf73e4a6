import { createNumberFormatter } from '../../vocabulary/numbers/numbers.ts';
import { readNumber } from '../../vocabulary/numbers/read-number.ts';
import type { Locale } from '../../vocabulary/text/locale.ts';

const gramsOfKilogram = 1000;

/** Grams of kilograms as people of a locale type them, `1.25`; undefined where it is no weight. */
export function readKilograms(text: string, locale: Locale): number | undefined {
  const kilograms = readNumber(text, locale);
  const grams = kilograms === undefined ? 0 : Math.round(kilograms * gramsOfKilogram);
  return grams > 0 ? grams : undefined;
}

/** The number of kilograms, without its unit. */
export function writeKilograms(grams: number, locale: Locale): string {
  return createNumberFormatter(locale)(grams / gramsOfKilogram, 3);
}

/** A weight as people read it: `350 g`, from one kilogram on `1.25 kg`. */
export function formatWeight(grams: number, locale: Locale): string {
  const format = createNumberFormatter(locale);
  return grams < gramsOfKilogram
    ? `${format(grams)}\u00a0g`
    : `${format(grams / gramsOfKilogram, 3)}\u00a0kg`;
}
