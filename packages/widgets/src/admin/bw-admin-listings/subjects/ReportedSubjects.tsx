import { administratorsMessages } from '@boardwalk/sdk-core/admin/administrators-messages';
import { reportedSubjectsMessages } from '@boardwalk/sdk-core/posting/moderated/reported-subjects-messages';
import type { ReportedSubjectsStore } from '@boardwalk/sdk-core/posting/moderated/reported-subjects-store';
import { reportedSubjectsPageSize } from '@boardwalk/sdk-core/posting/moderated/views';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { ShieldCheck } from 'lucide';
import type { RefObject } from 'react';
import { Pager } from '../../../kit/pager/Pager.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import type { AdminListingsContext } from '../admin-listings-context.ts';
import { ReportedSubject } from './ReportedSubject.tsx';
import { useSubjectDecisions } from './use-subject-decisions.ts';
import '../threads/threads.css';

export { default as styles } from './ReportedSubjects.tsx?styles';

interface ReportedSubjectsProps {
  readonly context: AdminListingsContext;
  readonly store: ReportedSubjectsStore;
  readonly heading: RefObject<HTMLElement | null>;
}

/** The shops and products that were reported, the one that waits longest first. */
export function ReportedSubjects({ context, store, heading }: ReportedSubjectsProps) {
  const { attributes, env, setAttributes } = context;
  const { page } = attributes;
  const messages = env.messages(reportedSubjectsMessages);
  const remote = useRemote(store, page);
  const decide = useSubjectDecisions(context, store, heading);

  function turn(to: number) {
    setAttributes({ page: to });
    heading.current?.focus();
  }

  return (
    <div part="list">
      <RemoteContent
        remote={remote}
        rows={4}
        onRetry={() => void store.reload()}
        forbiddenAdvice={env.messages(administratorsMessages).alone}
      >
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState icon={ShieldCheck} title={messages.none} advice={messages.noneAdvice} />
          ) : (
            <>
              <ul className="thread-reports" aria-label={messages.list}>
                {rows.map((row) => (
                  <ReportedSubject key={`${row.kind} ${row.id}`} row={row} onDecide={decide} />
                ))}
              </ul>
              <Pager
                page={page}
                pageCount={Math.ceil(total / reportedSubjectsPageSize)}
                onPage={turn}
                labels={{
                  pages: messages.pages,
                  previous: messages.previous,
                  next: messages.next,
                  page: (number) => fillMessage(messages.page, { number }),
                }}
              />
            </>
          )
        }
      </RemoteContent>
    </div>
  );
}
