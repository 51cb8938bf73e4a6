import { createNumberFormatter } from '../numbers/numbers.ts';
import type { Currency } from '../places/countries.ts';
import type { Locale } from '../text/locale.ts';

/** An amount in whole minor units (cents) of its currency. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** The currency of amounts that name none. */
export const defaultCurrency: Currency = 'CAD';

/** `exact` always shows cents; `card` leaves them out of whole dollars. */
export type MoneyStyle = 'exact' | 'card';

/** Before the number in English, after it in French. */
const englishPrefixes = { CAD: '$', AUD: 'AU$', USD: 'US$' } as const;
const frenchSuffixes = {
  CAD: '\u00a0$',
  AUD: '\u00a0$\u00a0AU',
  USD: '\u00a0$\u00a0US',
} as const;

/** Writes the amount with its sign and the mark of its currency; its digits as `write` does. */
export function writeMoney(
  { amount, currency }: Money,
  locale: Locale,
  write: (amount: number) => string,
): string {
  const sign = amount < 0 ? '-' : '';
  const number = write(Math.abs(amount));
  return locale === 'fr-CA'
    ? `${sign}${number}${frenchSuffixes[currency]}`
    : `${sign}${englishPrefixes[currency]}${number}`;
}

/** The one way to write money: `createMoneyFormatter('en-CA')({ amount: 123450, currency: 'USD' })` is `US$1,234.50`. */
export function createMoneyFormatter(locale: Locale) {
  const formatNumber = createNumberFormatter(locale);
  const decimalMark = locale === 'fr-CA' ? ',' : '.';

  return function formatMoney(money: Money, style: MoneyStyle = 'exact'): string {
    return writeMoney(money, locale, (amount) => {
      const whole = formatNumber(Math.floor(amount / 100));
      const cents = amount % 100;
      if (style === 'card' && cents === 0) return whole;
      return `${whole}${decimalMark}${String(cents).padStart(2, '0')}`;
    });
  };
}
