import { type Conversation, firstUnread } from '@boardwalk/sdk-core/inbox/threads/conversation';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useInbox } from '../inbox-scope.ts';

/** Pixels of what stands before the mark that show with it. */
const margin = 8;

/**
 * The place of the first message that was not read as the conversation was opened: its mark stands at
 * the top then, unless somebody came to read another. Where it is too far back to be here, or the rest
 * fits, the end shows.
 */
export function useUnread(
  log: RefObject<HTMLDivElement | null>,
  conversation: Conversation,
): number | undefined {
  const { waiting } = conversation;
  const { place } = useInbox();
  const opened = useRef<Conversation['waiting']>(undefined);
  useLayoutEffect(() => {
    if (opened.current === waiting) return;
    opened.current = waiting;
    const mark = log.current?.querySelector('.log-unread-mark');
    if (!log.current || !mark || place.message !== undefined) return;
    const { top } = log.current.getBoundingClientRect();
    // By itself: the page around it stays where it is.
    log.current.scrollTop += mark.getBoundingClientRect().top - top - margin;
  });
  return firstUnread(conversation)?.place;
}
