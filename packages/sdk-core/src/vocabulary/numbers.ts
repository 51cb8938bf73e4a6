import type { Locale } from './locale.ts';

const noBreakSpace = '\u00a0';

/** How a locale writes numbers. Making an Intl formatter costs 5 ms on a slow phone; this is free. */
interface Marks {
  readonly group: string;
  readonly decimal: string;
  readonly compact: readonly [thousand: string, million: string, billion: string];
}

const english: Marks = { group: ',', decimal: '.', compact: ['K', 'M', 'B'] };
const french: Marks = {
  group: noBreakSpace,
  decimal: ',',
  compact: [`${noBreakSpace}k`, `${noBreakSpace}M`, `${noBreakSpace}G`],
};

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

/** Writes whole numbers from 0 in three digits at most: `1.25M`, `450K`, `87`. */
export function createCompactFormatter(locale: Locale) {
  const formatNumber = createNumberFormatter(locale);
  const { compact } = marksOf(locale);
  return function formatCompact(value: number): string {
    const step = 10 ** Math.max(0, String(Math.round(value)).length - 3);
    const rounded = Math.round(value / step) * step;
    const power = Math.min(compact.length, Math.floor((String(rounded).length - 1) / 3));
    const suffix = power === 0 ? '' : (compact[power - 1] ?? '');
    return formatNumber(rounded / 1000 ** power, 2) + suffix;
  };
}
