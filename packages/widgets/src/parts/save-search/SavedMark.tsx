import { isSameSearch } from '@boardwalk/sdk-core/alerts/saving/saved-search';
import { createSavedSearchesStore } from '@boardwalk/sdk-core/alerts/saving/saved-searches-store';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { useTold } from '../../element/use-told.ts';
import type { SearchedPage } from './searched-page.ts';
import { useSearchToSave } from './use-search-to-save.ts';

interface SavedMarkProps {
  readonly searched: SearchedPage;
  readonly onKnown: (savedAs: string | null) => void;
}

/** Finds the search among those that whoever is signed in has saved; shows nothing. */
export function SavedMark({ searched, onKnown }: SavedMarkProps) {
  const { kind } = searched;
  const store = useEnvironment().store(createSavedSearchesStore);
  const search = useSearchToSave(searched);
  const rules = useStore(store.$rules).get(kind);
  useEffect(() => store.follow(kind), [store, kind]);
  const found = rules?.find((rule) => isSameSearch(rule.search, search));
  useTold(found?.name ?? null, onKnown);
  return null;
}
