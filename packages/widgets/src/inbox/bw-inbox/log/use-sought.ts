import type { Conversation } from '@boardwalk/sdk-core/inbox/threads/conversation';
import { type RefObject, useEffect, useRef } from 'react';
import { type InboxPlace, useInbox } from '../inbox-scope.ts';

/** The place of the message at which the conversation was opened: it comes into view, once it shows, and has the focus. */
export function useSought(
  log: RefObject<HTMLDivElement | null>,
  { messages }: Conversation,
): number | undefined {
  const { place } = useInbox();
  const sought = place.message;
  const shown = useRef<InboxPlace>(undefined);
  const isThere = messages.some((message) => message.place === sought);
  useEffect(() => {
    if (!isThere || shown.current === place) return;
    shown.current = place;
    const row = log.current?.querySelector<HTMLElement>('.is-sought');
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, [log, place, isThere]);
  return sought;
}
