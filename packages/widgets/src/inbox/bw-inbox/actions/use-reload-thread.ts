import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useInbox } from '../inbox-scope.ts';

/** Answers how to show anew all in which a conversation may stand that something was done to. */
export function useReloadThread(id: ThreadId): () => Promise<void> {
  const { threads, conversations, searches } = useInbox();
  return async () => {
    const looks = [...searches].map((look) => look());
    await Promise.all([conversations.get(id)?.reload(), threads.reload(), ...looks]);
  };
}
