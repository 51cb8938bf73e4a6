import type { Locale } from '../text/locale.ts';

/** The digits of a number before and after its decimal mark. */
export interface Digits {
  readonly whole: string;
  readonly places: string;
}

/** More digits than these a number does not hold exactly. */
const longestWhole = 10;

/**
 * The digits of a number of zero or more as people of a locale write it: `1,234.5`, in French
 * `1 234,5` or `1234.5`. Undefined where it is none.
 */
export function readDigits(text: string, locale: Locale): Digits | undefined {
  const isFrench = locale === 'fr-CA';
  const group = isFrench ? '[\\s\\u00a0\\u202f]' : '[\\s\\u00a0,]';
  const decimal = isFrench ? '[.,]' : '\\.';
  const shape = new RegExp(`^(\\d+|\\d{1,3}(?:${group}\\d{3})+)(?:${decimal}(\\d*))?$`);
  const [, grouped, places = ''] = shape.exec(text.trim()) ?? [];
  const whole = grouped?.replace(/\D/g, '');
  return whole === undefined || whole.length > longestWhole ? undefined : { whole, places };
}

/** A number of zero or more as people of a locale write it; undefined where it is none. */
export function readNumber(text: string, locale: Locale): number | undefined {
  const digits = readDigits(text, locale);
  return digits && Number(`${digits.whole}.${digits.places}`);
}

/** A whole number of zero or more as people of a locale write it; `2.0` and `1,5` are none. */
export function readInteger(text: string, locale: Locale): number | undefined {
  const digits = readDigits(text, locale);
  return digits?.places === '' ? Number(digits.whole) : undefined;
}
