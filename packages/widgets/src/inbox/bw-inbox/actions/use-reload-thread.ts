import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useInbox } from '../inbox-scope.ts';

/** Returns how to reload everything that may show a conversation after an action on it. */
export function useReloadThread(id: ThreadId): () => Promise<void> {
  const { threads, conversations, searches } = useInbox();
  return async () => {
    const looks = [...searches].map((look) => look());
    await Promise.all([conversations.get(id)?.reload(), threads.reload(), ...looks]);
  };
}
