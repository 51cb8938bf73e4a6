import { createMoneyFormatter } from '../../vocabulary/money/money.ts';
import { currencies } from '../../vocabulary/places/countries.ts';
import type { Locale } from '../../vocabulary/text/locale.ts';

/**
 * Writes an amount of minor units in whatever currency a bank names: those of the product as
 * everywhere, others as the browser's or server's own words have them (`¥1,200`).
 */
export function writeDisputedAmount(locale: Locale, amount: number, currency: string): string {
  const known = currencies.find((one) => one === currency);
  if (known) return createMoneyFormatter(locale)({ amount, currency: known });
  if (!/^[A-Z]{3}$/.test(currency)) return `${amount} ${currency}`;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}
