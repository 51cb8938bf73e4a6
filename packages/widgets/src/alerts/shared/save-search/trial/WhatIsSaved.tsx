import type { RuleDraft } from '@boardwalk/sdk-core/alerts/saving/rule-draft';
import { saveSearchMessages } from '@boardwalk/sdk-core/alerts/saving/save-search-messages';
import { isSameSearch, narrowedSearch } from '@boardwalk/sdk-core/alerts/saving/saved-search';
import type { Trial } from '@boardwalk/sdk-core/alerts/saving/trial-store';
import type { Remote } from '@boardwalk/sdk-core/http/environment';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useRef } from 'react';
import { useMessages } from '../../../../element/mount/widget-context.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import type { SearchedPage } from '../searched-page.ts';
import { useSearchToSave } from '../use-search-to-save.ts';
import { DryRun } from './DryRun.tsx';
import '../../../../parts/confirm/dialog-form.css';
import '../save-search.css';

interface WhatIsSavedProps {
  readonly draft: RuleDraft;
  readonly searched: SearchedPage;
  /** What it looks for. */
  readonly words: readonly string[];
  readonly trial: Remote<Trial, Problem>;
  readonly onRetry: () => void;
  /** It is to look for something else. */
  readonly onSearch: (search: RuleDraft['search']) => void;
}

/** What is saved in words, what it would have found, and what narrows it, or widens it again. */
export function WhatIsSaved({ draft, searched, words, trial, ...told }: WhatIsSavedProps) {
  const { onRetry, onSearch } = told;
  const messages = useMessages(saveSearchMessages);
  const { kind, search } = draft;
  const ofPage = useSearchToSave(searched);
  const said = useRef<HTMLUListElement>(null);

  function look(changed: RuleDraft['search']) {
    onSearch(changed);
    // The button that had it goes.
    said.current?.focus();
  }

  return (
    <section className="save-said" aria-label={messages.words}>
      <ul ref={said} tabIndex={-1} className="save-words" aria-live="polite">
        {words.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
      {!isSameSearch({ ...search }, ofPage) && (
        <p className="dialog-text">
          {messages.narrowed}{' '}
          <Button variant="quiet" onClick={() => look(ofPage)}>
            {messages.widen}
          </Button>
        </p>
      )}
      <DryRun
        kind={kind}
        trial={trial}
        onRetry={onRetry}
        onNarrow={(narrower) => look(narrowedSearch(search, narrower))}
      />
    </section>
  );
}
