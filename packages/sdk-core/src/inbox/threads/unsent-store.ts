import { createRemote, type RemoteStore } from '../../http/remote.ts';
import type { ConversationStore } from './conversation-store.ts';

/**
 * What an earlier page has left in some conversations without its being sent, and is to go out as a
 * page opens, whatever it shows: looks what has arrived, and sends the rest, once. Each says itself how
 * it stands.
 */
export function createUnsentStore(
  conversations: readonly Pick<ConversationStore, 'reload'>[],
): RemoteStore<true> {
  return createRemote({
    async request() {
      await Promise.all(conversations.map((conversation) => conversation.reload()));
      return true as const;
    },
  });
}
