import { createUnsentStore } from '@boardwalk/sdk-core/inbox/threads/unsent-store';
import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useState } from 'react';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { useConversations } from '../thread/use-conversations.ts';

export { default as styles } from './UnsentMessageSender.tsx?styles';

/** Sends what an earlier page has stored, once as this one opens; shows nothing. */
export function UnsentMessageSender({ ids }: { readonly ids: readonly ThreadId[] }) {
  const conversationOf = useConversations();
  const [store] = useState(() => createUnsentStore(ids.map(conversationOf)));
  useRemote(store);
  return null;
}
