import type { SearchQuery } from '@boardwalk/sdk-core/search/rules';
import type { ResultTotal } from '@boardwalk/sdk-core/search/schemas';
import type { SearchStore } from '@boardwalk/sdk-core/search/store';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { createContext, useContext } from 'react';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import type { SearchText } from './search-text.ts';

/** What every part of a search needs; the query is what the attributes say. */
export interface SearchScope {
  readonly query: SearchQuery;
  readonly store: SearchStore;
  readonly text: SearchText;
  readonly locale: Locale;
  /** The one store of this search that the factory makes: `part(createCountsStore)`. */
  part<Store>(factory: (env: WidgetEnvironment) => Store): Store;
  /** Changes the query and goes to the first page, unless the patch names another. */
  change(patch: Partial<SearchQuery>, mode?: 'replace' | 'push'): void;
}

/** How many a search finds, by its counts. */
export interface CountedSearch {
  /** As `countKey` names the search. */
  readonly of: string;
  readonly total: ResultTotal;
}

export const SearchScopeContext = createContext<SearchScope | undefined>(undefined);

/** The search that the component belongs to. */
export function useSearch(): SearchScope {
  const scope = useContext(SearchScopeContext);
  if (!scope) throw new Error('useSearch needs a search around it');
  return scope;
}
