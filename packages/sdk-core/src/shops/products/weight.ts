import { createNumberFormatter } from '../../vocabulary/numbers/numbers.ts';
import { readNumber } from '../../vocabulary/numbers/read-number.ts';
import type { Country } from '../../vocabulary/places/countries.ts';
import type { Locale } from '../../vocabulary/text/locale.ts';

/** In what a shop weighs. */
export type WeightUnit = 'kg' | 'lb';

/** Grams in one of a unit; those of pounds and ounces are exact by definition. */
const gramsOf = { kg: 1000, g: 1, lb: 453.59237, oz: 28.349523125 } as const;

/**
 * Places that are written. Grams are finer than the hundredth of a pound, so that what was typed with
 * two places reads the same again.
 */
const places: Readonly<Record<WeightUnit, number>> = { kg: 3, lb: 2 };

/** In what shops of a country weigh. */
export function weightUnitOf(country: Country): WeightUnit {
  return country === 'US' ? 'lb' : 'kg';
}

/**
 * Grams of a weight as people of a locale type it: `1.25` in the unit, or with one of its own, such as
 * `4.5 oz`. Undefined where it is no weight.
 */
export function readWeight(text: string, locale: Locale, unit: WeightUnit): number | undefined {
  const [, digits = '', symbol] = /^(.*?)\s*(kg|g|lbs?|oz)?\.?$/i.exec(text.trim()) ?? [];
  const named = symbol?.toLowerCase().replace('lbs', 'lb');
  const size = Object.entries(gramsOf).find(([one]) => one === (named ?? unit))?.[1];
  const number = readNumber(digits, locale);
  const grams = number === undefined || size === undefined ? 0 : Math.round(number * size);
  return grams > 0 ? grams : undefined;
}

/** The number of kilograms or pounds, without the unit. */
export function writeWeight(grams: number, locale: Locale, unit: WeightUnit): string {
  const written = grams / gramsOf[unit];
  // What weighs something is never written as nothing.
  return createNumberFormatter(locale)(Math.max(written, 10 ** -places[unit]), places[unit]);
}

/** A weight as people read it: `350 g`, `12.35 oz`; from one kilogram or pound on `1.25 kg`, `2.5 lb`. */
export function formatWeight(grams: number, locale: Locale, unit: WeightUnit): string {
  const format = createNumberFormatter(locale);
  const isSmall = grams < gramsOf[unit];
  if (unit === 'lb' && isSmall) return `${format(grams / gramsOf.oz, 2)}\u00a0oz`;
  return isSmall ? `${format(grams)}\u00a0g` : `${writeWeight(grams, locale, unit)}\u00a0${unit}`;
}
