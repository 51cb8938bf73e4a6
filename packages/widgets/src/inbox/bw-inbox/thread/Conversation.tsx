import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { ArrowLeft } from 'lucide';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useFollowed } from '../../../parts/remote-state/use-remote.ts';
import { InboxLink } from '../InboxLink.tsx';
import { useInbox } from '../inbox-scope.ts';
import { OpenThread } from './OpenThread.tsx';

/** One conversation, in each of its states. */
export function Conversation({ id }: { readonly id: ThreadId }) {
  const { conversations } = useInbox();
  const messages = useMessages(inboxMessages);
  const store = conversations.of(id);
  const remote = useFollowed(store);
  return (
    <section className="conversation" part="thread" aria-label={messages.heading} tabIndex={-1}>
      <InboxLink to={{ view: 'threads' }} className="conversation-back">
        <Icon node={ArrowLeft} />
        {messages.back}
      </InboxLink>
      <RemoteContent
        remote={remote}
        rows={4}
        unknown={{ title: messages.noSuch, advice: messages.noSuchAdvice }}
        onRetry={() => void store.reload()}
      >
        {(conversation) => <OpenThread store={store} conversation={conversation} />}
      </RemoteContent>
    </section>
  );
}
