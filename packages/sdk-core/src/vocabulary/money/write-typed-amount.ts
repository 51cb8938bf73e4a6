import type { Locale } from '../text/locale.ts';

/** An amount of minor units as it is typed in a table: `1234.50`, in French `1234,50`. */
export function writeTypedAmount(amount: number, locale: Locale): string {
  const mark = locale === 'fr-CA' ? ',' : '.';
  return `${Math.floor(amount / 100)}${mark}${String(amount % 100).padStart(2, '0')}`;
}
