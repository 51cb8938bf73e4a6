import type { Locale } from '../text/locale.ts';

/** How a locale writes numbers. Making an Intl formatter costs 5 ms on a slow phone; this is free. */
interface Marks {
  readonly group: string;
  readonly decimal: string;
}

const english: Marks = { group: ',', decimal: '.' };
const french: Marks = { group: '\u00a0', decimal: ',' };

function marksOf(locale: Locale): Marks {
  return locale === 'fr-CA' ? french : english;
}

/** Writes numbers as Intl does, with at most `decimals` places and no trailing zeros. */
export function createNumberFormatter(locale: Locale) {
  const { group, decimal } = marksOf(locale);
  return function formatNumber(value: number, decimals = 0): string {
    const [whole = '', places = ''] = Math.abs(value).toFixed(decimals).split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
    const kept = places.replace(/0+$/, '');
    const isZero = !/[1-9]/.test(whole + kept);
    return `${value < 0 && !isZero ? '-' : ''}${grouped}${kept && decimal + kept}`;
  };
}
