import { isSameSearch } from '@boardwalk/sdk-core/alerts/saving/saved-search';
import { createSavedSearchesStore } from '@boardwalk/sdk-core/alerts/saving/saved-searches-store';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { useNotifyOnChange } from '../../../element/use-notify-on-change.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import type { SearchedPage } from './searched-page.ts';
import { useSearchToSave } from './use-search-to-save.ts';

export { default as styles } from './SavedMark.tsx?styles';

interface SavedMarkProps {
  readonly searched: SearchedPage;
  readonly onKnown: (savedAs: string | null) => void;
  /** It is known which rule may be changed, if one may. */
  readonly onChangeable: (rule: AlertRule | null) => void;
}

/** Looks up the search among those that the signed-in user has saved; shows nothing. */
export function SavedMark({ searched, onKnown, onChangeable }: SavedMarkProps) {
  const { kind, alert } = searched;
  const { env, host } = useWidget();
  const search = useSearchToSave(searched);
  const rules = lastValue(useRemote(env.store(createSavedSearchesStore).of(kind)));
  const found = rules?.find((rule) => isSameSearch(rule.search, search));
  useNotifyOnChange(found?.name ?? null, onKnown);
  const changeable = host.firstParty ? rules?.find(({ id }) => id === alert) : undefined;
  useNotifyOnChange(changeable ?? null, onChangeable);
  return null;
}
