import type { ReadableAtom } from 'nanostores';
import type { Remote } from '../../http/environment.ts';
import { createRemoteStore } from '../../http/remote.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import type { ConversationStore } from './conversation-store.ts';

/** What an earlier page has left in some conversations without its being sent. */
export interface UnsentStore {
  /** Whether all were looked at; each says itself how it stands. */
  readonly $state: ReadableAtom<Remote<true, Problem>>;
  /** Looks what has arrived, and sends the rest, once. */
  load(): Promise<void>;
}

/** What is to go out as a page opens, whatever it shows. */
export function createUnsentStore(
  conversations: readonly Pick<ConversationStore, 'reload'>[],
): UnsentStore {
  const { $state, load } = createRemoteStore<true>();
  return {
    $state,
    load: () =>
      load(async () => {
        await Promise.all(conversations.map((conversation) => conversation.reload()));
        return true;
      }),
  };
}
