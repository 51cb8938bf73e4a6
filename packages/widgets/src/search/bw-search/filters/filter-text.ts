import { filterMessages } from '@boardwalk/sdk-core/search/query/filter-messages';
import { createFilterValueText } from '@boardwalk/sdk-core/search/query/filter-value-text';
import type { SearchQuery } from '@boardwalk/sdk-core/search/rules';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { priceText } from '../bar/price-text.ts';
import type { SearchText } from '../search-text.ts';

/** Writes what filters ask for; `currency` is that of the search. */
export function createFilterText(
  { locale, timeZone, currency }: { locale: Locale; timeZone: string; currency: Currency },
  searchText: SearchText,
) {
  const { read } = searchText;
  const { value, numbers } = createFilterValueText({ locale, timeZone, currency }, read);

  function price(query: SearchQuery): string {
    return priceText(query, currency, searchText) ?? read(filterMessages).price;
  }

  return { locale, read, value, price, numbers };
}

export type FilterText = ReturnType<typeof createFilterText>;
