import type { SearchQuery } from '@boardwalk/sdk-core/search/rules';
import { createSearchStore } from '@boardwalk/sdk-core/search/store';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { writeJson } from '@boardwalk/sdk-core/vocabulary/text/write-json';
import { useCallback, useMemo, useState } from 'react';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { queryOf } from './query.ts';
import type { SearchScope } from './search-context.ts';
import { createSearchText } from './search-text.ts';
import type { SearchContext } from './search-widget.ts';

/** The query that the attributes say, what it was answered with, and how to change it. */
export function useSearchScope(context: SearchContext) {
  const { attributes, setAttributes, env, initial } = context;
  const written = writeJson(queryOf(attributes));
  // Attributes are a new object whenever any of them changes; the query only with its own.
  const asked = useMemo<SearchQuery>(() => JSON.parse(written), [written]);
  const [{ store, part }] = useState(() => createStores(env, asked, initial ?? undefined));
  const locale = findLocale([env.locale]);
  const text = useMemo(() => createSearchText(locale, env.messages), [locale, env.messages]);

  const change = useCallback(
    (patch: Partial<SearchQuery>, mode?: 'replace' | 'push') => {
      setAttributes({ page: undefined, ...patch }, mode);
    },
    [setAttributes],
  );

  const remote = useRemote(store, asked);
  // A subcategory that its category does not have leads to the category.
  const query = remote.state === 'ready' && remote.value.unknown ? remote.value.query : asked;
  const scope: SearchScope = useMemo(
    () => ({ query, store, text, locale, part, change }),
    [query, store, text, locale, part, change],
  );
  return { scope, remote };
}

function createStores(
  env: SearchContext['env'],
  first: SearchQuery,
  initial: NonNullable<SearchContext['initial']> | undefined,
) {
  const parts = new Map<unknown, unknown>();
  const part: SearchScope['part'] = (factory) => {
    if (!parts.has(factory)) parts.set(factory, factory(env));
    // Under its factory stands what that factory made.
    return parts.get(factory) as ReturnType<typeof factory>;
  };
  const store = createSearchStore(env, {
    first,
    initial,
    onUnread(problems) {
      for (const { path, message } of problems) {
        console.warn(`[boardwalk] <bw-search> attribute "${path}" ${message}`);
      }
    },
  });
  return { store, part };
}
