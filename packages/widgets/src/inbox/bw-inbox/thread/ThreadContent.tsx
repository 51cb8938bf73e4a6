import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { useInbox } from '../inbox-scope.ts';
import { OpenThread } from './OpenThread.tsx';
import { useConversations } from './use-conversations.ts';
import './thread.css';

export { default as styles } from './ThreadContent.tsx?styles';

/** A conversation in each of its states. */
export function ThreadContent({ id }: { readonly id: ThreadId }) {
  const messages = useMessages(inboxMessages);
  const store = useConversations()(id);
  const remote = useRemote(store, useInbox().place.message ?? 'newest');
  return (
    <div className="conversation-content">
      <RemoteContent
        remote={remote}
        rows={4}
        unknown={{ title: messages.noSuch, advice: messages.noSuchAdvice }}
        onRetry={() => void store.reload()}
      >
        {(conversation) => <OpenThread store={store} conversation={conversation} />}
      </RemoteContent>
    </div>
  );
}
