import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createCountsStore } from '@boardwalk/sdk-core/search/results/counts-store';
import { currencyByCountry } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { countryOfLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { useSearch } from '../search-context.ts';
import { createFilterText, type FilterText } from './filter-text.ts';

/** Writes filters in the currency that the counts are in, else that of the reader's country. */
export function useFilterText(): FilterText {
  const { env } = useWidget();
  const { part, text, locale } = useSearch();
  const counts = lastValue(useStore(part(createCountsStore).$state));
  const currency = counts?.facets.priceUnit.currency ?? currencyByCountry[countryOfLocale(locale)];
  return useMemo(
    () => createFilterText({ locale, timeZone: env.timeZone, currency }, text),
    [locale, env, currency, text],
  );
}
