import { saveSearchLabels } from '@boardwalk/sdk-core/alerts/saving/save-search-labels';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { BellPlus, BellRing } from 'lucide';
import { type ComponentType, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { lazyParts, type MissingProps } from '../../../kit/lazy/lazy-parts.tsx';
import type { SavedSearch } from './events.ts';
import type { OpenedSave } from './SaveSearchDialog.tsx';
import type { SearchedPage } from './searched-page.ts';

const dialog = lazyParts(() => import('./SaveSearchDialog.tsx'));

/** It follows the first view: for most who search it changes nothing. */
const reader = lazyParts(() => import('./SaveSearchReader.tsx'));
const SaveSearchReader = reader.component('SaveSearchReader');

interface SaveSearchButtonProps {
  readonly searched: SearchedPage;
  /** In place of a dialog that could not be loaded. */
  readonly Missing: ComponentType<MissingProps>;
  readonly onSaved: (saved: SavedSearch) => void;
  /** It is known which alert saving it may change, if one may. */
  readonly onChangeable: (rule: AlertRule | null) => void;
}

/** Leads to the dialog in which a search is saved; says so where it is saved already. */
export function SaveSearchButton({ searched, Missing, onSaved, ...told }: SaveSearchButtonProps) {
  const messages = useMessages(saveSearchLabels);
  const [savedAs, setSavedAs] = useState<string | null>(null);
  const [changeable, setChangeable] = useState<AlertRule | null>(null);
  const [opened, setOpened] = useState<OpenedSave>();
  const isOpen = opened !== undefined;
  const { parts, hasFailed, retry } = dialog.useParts(isOpen);
  const isSaved = savedAs !== null;
  const label = changeable ? messages.change : messages.save;
  return (
    <>
      <Button
        className="save-search"
        icon={isSaved ? BellRing : BellPlus}
        aria-haspopup="dialog"
        onClick={() => setOpened({ savedAs, changeable })}
      >
        <span>{isSaved ? messages.saved : label}</span>
      </Button>
      <SaveSearchReader
        searched={searched}
        onKnown={setSavedAs}
        onChangeable={(rule) => {
          setChangeable(rule);
          told.onChangeable(rule);
        }}
        onWished={(draft) => setOpened({ savedAs: null, changeable: null, draft })}
      />
      {parts && (
        <parts.SaveSearchDialog
          opened={opened}
          onClose={() => setOpened(undefined)}
          searched={searched}
          onSaved={onSaved}
        />
      )}
      {isOpen && hasFailed && <Missing onRetry={retry} />}
    </>
  );
}
