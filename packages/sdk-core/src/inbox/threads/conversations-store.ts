import type { SharingEnvironment } from '../../http/environment.ts';
import { type Presence, pagePresence } from '../../http/presence.ts';
import type { ThreadId } from '../../vocabulary/ids.ts';
import { type ConversationStore, createConversationStore } from './conversation-store.ts';

/** The conversations that one person has opened in a widget: what is on its way stays so. */
export interface ConversationsStore {
  of(id: ThreadId): ConversationStore;
}

/** One of each, as long as the widget shows the same person's. */
export function createConversationsStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
  presence: Presence = pagePresence,
): ConversationsStore {
  const opened = new Map<ThreadId, ConversationStore>();
  return {
    of(id) {
      const known = opened.get(id);
      if (known) return known;
      const made = createConversationStore(env, id, presence);
      opened.set(id, made);
      return made;
    },
  };
}
