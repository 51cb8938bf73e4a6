import {
  changedDraft,
  newDraft,
  type RuleDraft,
} from '@boardwalk/sdk-core/alerts/saving/rule-draft';
import { saveSearchMessages } from '@boardwalk/sdk-core/alerts/saving/save-search-messages';
import { isSameSearch } from '@boardwalk/sdk-core/alerts/saving/saved-search';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { useSheetOverlay } from '../../../parts/overlay/use-sheet-overlay.ts';
import type { SavedSearch } from './events.ts';
import { SaveSearch } from './SaveSearch.tsx';
import type { SearchedPage } from './searched-page.ts';
import { useOwnName } from './use-rule-summary.ts';
import { useSearchToSave } from './use-search-to-save.ts';

export { default as styles } from './SaveSearchDialog.tsx?styles';

/** For what the dialog was opened. */
export interface OpenedSave {
  /** Under what name the search was saved before, if it was. */
  readonly savedAs: string | null;
  /** What may be changed by it instead. */
  readonly changeable: AlertRule | null;
  /** What somebody comes back to. */
  readonly draft?: RuleDraft;
}

interface SaveSearchDialogProps {
  readonly opened: OpenedSave | undefined;
  readonly onClose: () => void;
  readonly searched: SearchedPage;
  readonly onSaved: (saved: SavedSearch) => void;
}

/** Saves a search over its page; what was chosen stays until another one is searched for. */
export function SaveSearchDialog({ opened, onClose, searched, onSaved }: SaveSearchDialogProps) {
  const { messages } = useEnvironment();
  const { kind } = searched;
  const search = useSearchToSave(searched);
  const [left, setLeft] = useState<{ readonly of: RuleDraft; readonly draft: RuleDraft }>();
  const isLeft = left?.of.kind === kind && isSameSearch({ ...left.of.search }, search);
  const nameOf = useOwnName(searched);
  const changeable = opened?.changeable ?? null;
  const fresh = changeable
    ? changedDraft(changeable, search, nameOf(changeable))
    : newDraft(kind, search);
  const words = messages(saveSearchMessages);
  const initial = opened?.draft ?? (isLeft ? left.draft : fresh);

  /** Closes it; a user who comes back finds what they chose, and the search that the page shows. */
  function leave() {
    setLeft(left && { ...left, draft: { ...left.draft, search } });
    onClose();
  }

  useSheetOverlay(opened !== undefined, leave);

  return (
    <Dialog
      isOpen={opened !== undefined}
      onClose={leave}
      title={initial.id === undefined ? words.title : words.change}
      closeLabel={messages(confirmDialogMessages).close}
    >
      <SaveSearch
        searched={searched}
        savedAs={opened?.savedAs ?? null}
        changeable={changeable}
        initial={initial}
        onChange={(draft) => setLeft({ of: fresh, draft })}
        onClose={leave}
        onSaved={(saved) => {
          setLeft(undefined);
          onSaved(saved);
        }}
      />
    </Dialog>
  );
}
