import { createCompactFormatter } from '../numbers/compact-numbers.ts';
import type { Locale } from '../text/locale.ts';
import { type Money, writeMoney } from './money.ts';

/** Money in three digits at most, for pins and buttons: `$1.25M`, `US$450K`. */
export function createCompactMoneyFormatter(locale: Locale) {
  const formatCompact = createCompactFormatter(locale);
  return function formatCompactMoney(money: Money): string {
    return writeMoney(money, locale, (amount) => formatCompact(Math.round(amount / 100)));
  };
}
