import { searchToSave } from '@boardwalk/sdk-core/alerts/saving/saved-search';
import { readNarrowing } from '@boardwalk/sdk-core/search/query/narrowing';
import type { SearchOptions } from '@boardwalk/sdk-core/search/rules';
import { countryOfLocale, findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useMemo } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import type { SearchedPage } from './searched-page.ts';

/** What would be saved of a search on a page. */
export function useSearchToSave({ query, answer }: SearchedPage): SearchOptions {
  const { locale } = useEnvironment();
  return useMemo(
    () =>
      searchToSave(query, readNarrowing(query), {
        homeCountry: countryOfLocale(findLocale([locale])),
        answer,
      }),
    [query, answer, locale],
  );
}
