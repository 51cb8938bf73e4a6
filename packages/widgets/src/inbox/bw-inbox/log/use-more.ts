import type { ConversationStore } from '@boardwalk/sdk-core/inbox/threads/conversation-store';
import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Held {
  readonly row: Element;
  /** Where it stood in the window, in pixels. */
  readonly top: number;
}

/**
 * Requests more messages, while the one that is looked at stays where it stands, which `hold` keeps
 * up with as the user scrolls on. With the last of them the button that requested them is gone: the
 * log has the focus then.
 */
export function useMore(
  log: RefObject<HTMLDivElement | null>,
  store: Pick<ConversationStore, 'more'>,
) {
  const isAsking = useRef(false);
  const held = useRef<Held>(undefined);

  function hold() {
    if (!isAsking.current || !log.current) return;
    const { top } = log.current.getBoundingClientRect();
    const row = [...log.current.querySelectorAll('.message')].find(
      (one) => one.getBoundingClientRect().bottom > top,
    );
    held.current = row && { row, top: row.getBoundingClientRect().top };
  }

  async function ask(direction: 'earlier' | 'later') {
    isAsking.current = true;
    hold();
    await store.more(direction);
    isAsking.current = false;
  }

  useLayoutEffect(() => {
    if (!isAsking.current || !log.current) return;
    if (held.current) {
      log.current.scrollTop += held.current.row.getBoundingClientRect().top - held.current.top;
    }
    if (document.activeElement === document.body) log.current.focus({ preventScroll: true });
  });

  return { ask, hold };
}
