import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { type Currency, currencyByCountry } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { countryOfLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useStore } from '@nanostores/react';
import { useSearch } from '../search-context.ts';

/** What a price that names no currency is taken for; until the search is answered, as without a place. */
export function useCurrency(): Currency {
  const { store, locale } = useSearch();
  const answer = lastValue(useStore(store.$state))?.answer;
  return answer?.currency ?? currencyByCountry[countryOfLocale(locale)];
}
