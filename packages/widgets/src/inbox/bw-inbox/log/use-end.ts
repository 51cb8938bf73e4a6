import type { ConversationStore } from '@boardwalk/sdk-core/inbox/threads/conversation-store';
import { type RefObject, useEffect, useState } from 'react';

/** Pixels from its end within which the last message shows for the most part. */
const nearEnd = 48;

/**
 * Returns whether the end of the messages shows, as reported to the store; and how to check again,
 * as they are scrolled.
 */
export function useEnd(
  log: RefObject<HTMLDivElement | null>,
  store: Pick<ConversationStore, 'look'>,
) {
  const [isAtEnd, setAtEnd] = useState(true);

  function measure(): boolean {
    // It scrolls from its end, into what is below zero.
    return Math.abs(log.current?.scrollTop ?? 0) < nearEnd;
  }

  /** Notifies the store at once: what comes before the next paint is not marked read either. */
  function look() {
    const isThere = measure();
    store.look(isThere);
    setAtEnd(isThere);
  }

  // Where all of it has room nobody scrolls.
  useEffect(() => store.look(measure()));
  return { isAtEnd, look };
}
