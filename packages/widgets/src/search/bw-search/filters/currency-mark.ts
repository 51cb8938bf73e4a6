import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';

const english = { CAD: '$', AUD: 'AU$', USD: 'US$' };
const french = { CAD: '$', AUD: '$\u00a0AU', USD: '$\u00a0US' };

/** What stands beside an amount that somebody types: before it in English, after it in French. */
export function currencyMark(currency: Currency, locale: Locale) {
  return locale === 'fr-CA' ? { after: french[currency] } : { before: english[currency] };
}
