import { useMemo } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { useSearch } from '../search-context.ts';
import { createFilterText, type FilterText } from './filter-text.ts';
import { useCurrency } from './use-currency.ts';

/** Writes filters in the currency of the search. */
export function useFilterText(): FilterText {
  const { env } = useWidget();
  const { text, locale } = useSearch();
  const currency = useCurrency();
  return useMemo(
    () => createFilterText({ locale, timeZone: env.timeZone, currency }, text),
    [locale, env, currency, text],
  );
}
