import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import { revisionMessages } from '@boardwalk/sdk-core/posting/revisions/messages';
import {
  type RevisionsPage,
  type RevisionsStore,
  revisionPageSize,
} from '@boardwalk/sdk-core/posting/revisions/revisions-store';
import type { ListedRevision } from '@boardwalk/sdk-core/posting/revisions/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { History } from 'lucide';
import { useRef, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Pager } from '../../kit/pager/Pager.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { RevisionChoice } from './RevisionChoice.tsx';
import { RevisionView } from './RevisionView.tsx';
import './revisions.css';

interface RevisionsProps {
  readonly store: RevisionsStore<Labels>;
  readonly of: RevisionsPage<Labels>;
  readonly hasDraft: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onRestore: (asked: {
    readonly revision: ListedRevision;
    readonly of: RevisionsPage<Labels>;
  }) => void;
}

/** The revisions beside the one that is chosen; where there is no room, one or the other. */
export function Revisions({ store, of, hasDraft, page, onPage, onRestore }: RevisionsProps) {
  const messages = useMessages(revisionMessages);
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<ListedRevision>();
  const { revisions, total } = of;
  if (total < 2) {
    return <EmptyState icon={History} title={messages.none} advice={messages.noneAdvice} />;
  }

  function goBack() {
    const place = revisions.findIndex(({ revision }) => revision === chosen?.revision);
    setChosen(undefined);
    // It comes back into sight with this.
    requestAnimationFrame(() => list.current?.querySelectorAll('button')[place]?.focus());
  }

  return (
    <div className={chosen ? 'revisions-sides has-chosen' : 'revisions-sides'}>
      <div className="revisions-list">
        <ul ref={list} aria-label={messages.list}>
          {revisions.map((revision) => (
            <li key={revision.revision}>
              <RevisionChoice
                of={of}
                revision={revision}
                isChosen={revision.revision === chosen?.revision}
                onChoose={() => setChosen(revision)}
              />
            </li>
          ))}
        </ul>
        <Pager
          page={page}
          pageCount={Math.ceil(total / revisionPageSize)}
          onPage={onPage}
          labels={{
            pages: messages.pages,
            previous: messages.previousPage,
            next: messages.nextPage,
            page: (number) => fillMessage(messages.page, { page: number }),
          }}
        />
      </div>
      {chosen ? (
        <RevisionView
          key={chosen.revision}
          {...{ store, of, hasDraft }}
          revision={chosen}
          onBack={goBack}
          onRestore={() => onRestore({ revision: chosen, of })}
        />
      ) : (
        <p className="revisions-hint">{messages.choose}</p>
      )}
    </div>
  );
}
