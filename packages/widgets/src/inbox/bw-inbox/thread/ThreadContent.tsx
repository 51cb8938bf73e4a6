import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import {
  type ConversationStore,
  createConversationStore,
} from '@boardwalk/sdk-core/inbox/threads/conversation-store';
import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useEffect, useRef } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { useStyles } from '../../../kit/style/use-styles.ts';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useFollowed } from '../../../parts/remote-state/use-remote.ts';
import { useInbox } from '../inbox-scope.ts';
import { OpenThread } from './OpenThread.tsx';
import { threadStyles } from './styles.ts';

/** A conversation in each of its states. */
export function ThreadContent({ id }: { readonly id: ThreadId }) {
  const messages = useMessages(inboxMessages);
  const store = useConversation(id);
  const { place: inboxPlace } = useInbox();
  useEffect(() => store.show(inboxPlace.message), [store, inboxPlace]);
  const remote = useFollowed(store);
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, threadStyles);
  return (
    <div ref={place} className="conversation-content">
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

/** The one store of it, as long as the widget shows the same person's: what is on its way stays so. */
function useConversation(id: ThreadId): ConversationStore {
  const env = useEnvironment();
  const { conversations } = useInbox();
  const store = conversations.get(id) ?? createConversationStore(env, id);
  conversations.set(id, store);
  return store;
}
