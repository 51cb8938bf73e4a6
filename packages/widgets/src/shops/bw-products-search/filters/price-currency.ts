import type { ProductResults } from '@boardwalk/sdk-core/shops/search/product-search-store';
import { type Currency, currencyByCountry } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { countryOfLocale, type Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';

/** What a price that names no currency is taken for; until there is an answer, as without a place. */
export function priceCurrency(results: ProductResults | undefined, locale: Locale): Currency {
  return results?.answer.currency ?? currencyByCountry[countryOfLocale(locale)];
}
