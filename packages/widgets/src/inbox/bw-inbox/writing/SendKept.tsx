import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useEffect, useState } from 'react';
import { useConversations } from '../use-conversations.ts';

/** Sends what an earlier page has kept, once as this one opens; shows nothing. */
export function SendKept({ ids }: { readonly ids: readonly ThreadId[] }) {
  const conversationOf = useConversations();
  const [stores] = useState(() => ids.map(conversationOf));
  useEffect(() => {
    for (const store of stores) void store.reload();
  }, [stores]);
  return null;
}
