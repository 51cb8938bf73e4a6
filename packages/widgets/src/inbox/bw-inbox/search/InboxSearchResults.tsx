import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import { inboxSearchMessages } from '@boardwalk/sdk-core/inbox/search/search-messages';
import {
  createInboxSearchStore,
  type ThreadSearchResults,
} from '@boardwalk/sdk-core/inbox/search/search-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEffect, useRef, useState } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { useCounted } from '../../../parts/count/use-counted.ts';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { useInbox } from '../inbox-scope.ts';
import { useMoreRows } from '../list/use-more-rows.ts';
import { InboxSearchResultRow } from './InboxSearchResultRow.tsx';
import '../list/list.css';
import './inbox-search-results.css';

export { default as styles } from './InboxSearchResults.tsx?styles';

/** The conversations that a text finds, in place of all. */
export function InboxSearchResults({ text }: { readonly text: string }) {
  const env = useEnvironment();
  const { searches } = useInbox();
  const messages = useMessages(inboxSearchMessages);
  const counted = useCounted();
  const [store] = useState(() => createInboxSearchStore(env));
  const remote = useRemote(store, text);
  useEffect(() => {
    searches.add(store.reload);
    return () => {
      searches.delete(store.reload);
    };
  }, [searches, store]);
  const isSearching = remote.state === 'loading';

  // What stands below it says so, too.
  const isNone = remote.state === 'ready' && remote.value.total === 0;

  function say(): string {
    if (isSearching) return messages.searching;
    if (remote.state !== 'ready') return '';
    const { total, text: sought } = remote.value;
    return total > 0
      ? counted(messages.count, total)
      : fillMessage(messages.none, { text: sought });
  }

  return (
    <div className="found" aria-busy={isSearching}>
      <p role="status" className={isNone ? 'visually-hidden' : 'found-count'}>
        {say()}
      </p>
      <RemoteContent remote={remote} rows={4} onRetry={() => void store.reload()}>
        {(found) => (
          <FoundList found={found} isSearching={isSearching} onMore={() => void store.more()} />
        )}
      </RemoteContent>
    </div>
  );
}

interface FoundListProps {
  readonly found: ThreadSearchResults;
  readonly isSearching: boolean;
  readonly onMore: () => void;
}

function FoundList({ found: { text, threads, total }, isSearching, onMore }: FoundListProps) {
  const messages = useMessages(inboxSearchMessages);
  const { more } = useMessages(inboxMessages);
  const rows = useRef<HTMLUListElement>(null);
  const beginMore = useMoreRows(rows, threads.length);

  function showMore() {
    beginMore();
    onMore();
  }

  if (threads.length === 0) {
    return <EmptyState title={fillMessage(messages.none, { text })} advice={messages.noneAdvice} />;
  }
  return (
    <>
      <ul ref={rows} aria-label={messages.found}>
        {threads.map((thread) => (
          <InboxSearchResultRow key={thread.id} thread={thread} />
        ))}
      </ul>
      {total > threads.length && (
        <Button
          className="inbox-more"
          aria-disabled={isSearching || undefined}
          onClick={() => !isSearching && showMore()}
        >
          {more}
        </Button>
      )}
    </>
  );
}
