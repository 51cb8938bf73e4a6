import type { ConversationStore } from '@boardwalk/sdk-core/inbox/threads/conversation-store';
import { type RefObject, useEffect, useState } from 'react';

/** Pixels from its end within which the last message shows for the most part. */
const nearEnd = 48;

/** Whether the end of the messages shows, as the store is told; and how to look again, as they are scrolled. */
export function useEnd(
  log: RefObject<HTMLDivElement | null>,
  store: Pick<ConversationStore, 'look'>,
) {
  const [isAtEnd, setAtEnd] = useState(true);

  function look(): void {
    // It scrolls from its end, into what is below zero.
    const isThere = Math.abs(log.current?.scrollTop ?? 0) < nearEnd;
    setAtEnd(isThere);
    store.look(isThere);
  }

  // Whatever is drawn anew may move it.
  useEffect(look);
  return { isAtEnd, look };
}
