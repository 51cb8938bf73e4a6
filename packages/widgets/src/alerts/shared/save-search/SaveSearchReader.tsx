import { maySave } from '@boardwalk/sdk-core/alerts/saving/may-save';
import type { RuleDraft } from '@boardwalk/sdk-core/alerts/saving/rule-draft';
import { createSaveSearchStore } from '@boardwalk/sdk-core/alerts/saving/save-search-store';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { useSession } from '../../../account/shared/session/use-session.ts';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { useNotifyOnChange } from '../../../element/use-notify-on-change.ts';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import type { SearchedPage } from './searched-page.ts';

export { default as styles } from './SaveSearchReader.tsx?styles';

const mark = lazyParts(() => import('./SavedMark.tsx'));
const SavedMark = mark.component('SavedMark');

interface SaveSearchReaderProps {
  readonly searched: SearchedPage;
  /** It is known under what name the search is saved, if it is. */
  readonly onKnown: (savedAs: string | null) => void;
  /** It is known which rule may be changed, if one may. */
  readonly onChangeable: (rule: AlertRule | null) => void;
  /** Somebody has opened an account to save it, and comes back to what they chose. */
  readonly onWished: (draft: RuleDraft) => void;
}

/** Finds out who searches, and what they have saved; shows nothing. */
export function SaveSearchReader({ searched, onWished, ...told }: SaveSearchReaderProps) {
  const { env, host } = useWidget();
  const user = useSession(env);
  const store = env.store(createSaveSearchStore);
  useNotifyOnChange(maySave(user) ? undefined : null, told.onKnown);
  useNotifyOnChange(maySave(user) ? undefined : null, told.onChangeable);
  useNotifyOnChange((host.firstParty && user && store.isWished(user.id)) || undefined, () => {
    const draft = user && store.takeDraft(user.id);
    if (draft) onWished(draft);
  });
  return maySave(user) && <SavedMark searched={searched} {...told} />;
}
