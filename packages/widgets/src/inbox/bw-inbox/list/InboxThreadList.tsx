import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import { MessageSquare } from 'lucide';
import { useRef } from 'react';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { useInbox } from '../inbox-scope.ts';
import { LazyNothingBegun } from '../partner/partner-parts.ts';
import { useScrollRestoration } from '../use-scroll-restoration.ts';
import { ThreadRow } from './ThreadRow.tsx';
import { useMoreRows } from './use-more-rows.ts';
import './list.css';

interface ThreadListProps {
  readonly isShown: boolean;
  /** Whether something else shows where it stands. */
  readonly isReplaced: boolean;
}

/** Shows the conversations of the signed-in user, the latest first. */
export function InboxThreadList({ isShown, isReplaced }: ThreadListProps) {
  const { threads: store } = useInbox();
  const messages = useMessages(inboxMessages);
  const remote = useRemote(store);
  const list = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const keepScroll = useScrollRestoration(list, isShown);
  const beginMore = useMoreRows(rows, lastValue(remote)?.threads.length ?? 0);

  function showMore() {
    beginMore();
    void store.more();
  }

  return (
    <div
      ref={list}
      className="inbox-threads"
      hidden={isReplaced}
      part="threads"
      aria-busy={remote.state === 'loading'}
      onScroll={keepScroll}
    >
      <RemoteContent remote={remote} rows={6} onRetry={() => void store.reload()}>
        {({ threads, total }) =>
          threads.length === 0 ? (
            <NoThreads />
          ) : (
            <>
              <ul ref={rows} aria-label={messages.threads}>
                {threads.map((thread) => (
                  <ThreadRow key={thread.id} thread={thread} />
                ))}
              </ul>
              {total > threads.length && (
                <Button
                  className="inbox-more"
                  aria-disabled={remote.state === 'loading' || undefined}
                  onClick={() => remote.state !== 'loading' && showMore()}
                >
                  {messages.more}
                </Button>
              )}
            </>
          )
        }
      </RemoteContent>
    </div>
  );
}

function NoThreads() {
  const { host } = useWidget();
  const { none, noneAdvice } = useMessages(inboxMessages);
  if (!host.firstParty) return <LazyNothingBegun />;
  return <EmptyState icon={MessageSquare} title={none} advice={noneAdvice} />;
}
