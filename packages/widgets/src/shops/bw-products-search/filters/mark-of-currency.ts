import { writeMoney } from '@boardwalk/sdk-core/vocabulary/money/money';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';

/** What stands beside an amount that somebody types: before it in English, after it in French. */
export function markOfCurrency(currency: Currency, locale: Locale) {
  const mark = writeMoney({ amount: 0, currency }, locale, () => '').trim();
  return locale === 'fr-CA' ? { after: mark } : { before: mark };
}
