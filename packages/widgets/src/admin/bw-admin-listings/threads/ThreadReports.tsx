import { administratorsMessages } from '@boardwalk/sdk-core/admin/administrators-messages';
import { threadReportsPageSize } from '@boardwalk/sdk-core/inbox/limits';
import { reportedThreadsMessages } from '@boardwalk/sdk-core/inbox/reports/reported-threads-messages';
import type { ThreadReportsStore } from '@boardwalk/sdk-core/inbox/reports/thread-reports-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { ShieldCheck } from 'lucide';
import type { RefObject } from 'react';
import { Pager } from '../../../kit/pager/Pager.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import type { AdminListingsContext } from '../admin-listings-context.ts';
import { ThreadReportRow } from './ThreadReportRow.tsx';
import { useThreadDecisions } from './use-thread-decisions.ts';
import './threads.css';

export { default as styles } from './ThreadReports.tsx?styles';

interface ThreadReportsProps {
  readonly context: AdminListingsContext;
  readonly store: ThreadReportsStore;
  readonly heading: RefObject<HTMLElement | null>;
}

/** The conversations that were reported, the one that waits longest first. */
export function ThreadReports({ context, store, heading }: ThreadReportsProps) {
  const { attributes, env, setAttributes } = context;
  const { page } = attributes;
  const messages = env.messages(reportedThreadsMessages);
  const remote = useRemote(store, page);
  const decide = useThreadDecisions(context, store, heading);

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
        {({ reports, total }) =>
          reports.length === 0 ? (
            <EmptyState icon={ShieldCheck} title={messages.none} advice={messages.noneAdvice} />
          ) : (
            <>
              <ul className="thread-reports" aria-label={messages.list}>
                {reports.map((report) => (
                  <ThreadReportRow key={report.id} report={report} onDecide={decide} />
                ))}
              </ul>
              <Pager
                page={page}
                pageCount={Math.ceil(total / threadReportsPageSize)}
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
