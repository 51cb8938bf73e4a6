import { type RefObject, useEffect, useRef } from 'react';
import type { InboxPlace } from './inbox-scope.ts';

/**
 * Moves the focus as the user goes to another place of the inbox, where they read on: in the
 * conversation, at the message that was found there, back at the row that led to it, or at the
 * heading. What shows first takes no focus.
 */
export function useFollowedFocus(root: RefObject<HTMLElement | null>, place: InboxPlace): void {
  const before = useRef(place);
  useEffect(() => {
    const from = before.current;
    before.current = place;
    if (from === place) return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    const row = find(`:is(.found, .inbox-threads:not([hidden])) [data-thread="${from.thread}"] a`);
    const heading = find('.inbox-heading');
    if (place.thread !== undefined) (find('.is-sought') ?? find('.conversation'))?.focus();
    else (place.view === 'threads' && row ? row : heading)?.focus();
  }, [root, place]);
}
