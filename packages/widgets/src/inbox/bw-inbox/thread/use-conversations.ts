import {
  type ConversationStore,
  createConversationStore,
} from '@boardwalk/sdk-core/inbox/threads/conversation-store';
import { createOutgoingStorage } from '@boardwalk/sdk-core/inbox/threads/outgoing-storage';
import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { useInbox } from '../inbox-scope.ts';

/**
 * The one store of each conversation, as long as the widget shows the same person's: what is on its
 * way stays so. On our own site this browser keeps that, too; a partner's page could read it there.
 */
export function useConversations(): (id: ThreadId) => ConversationStore {
  const { env, host } = useWidget();
  const { conversations, user } = useInbox();
  return (id) => {
    const known = conversations.get(id);
    if (known) return known;
    const whose = { owner: user.id, clock: env.clock };
    const kept = host.firstParty ? createOutgoingStorage(whose, id) : undefined;
    const store = createConversationStore(env, id, undefined, kept);
    conversations.set(id, store);
    return store;
  };
}
