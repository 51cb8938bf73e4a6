import { type RefObject, useEffect, useState } from 'react';
import { isShadowRoot } from '../../element/dom/nodes.ts';

/** How far a page is scrolled before it offers ways back, in px. */
const threshold = 400;

/** How long after a movement the ways stand over the page, in ms. */
const restMs = 3_000;

/** Nothing near the top; seldom seen over what somebody reads or presses. */
export type ScrollButtonsPresence = 'away' | 'shown' | 'resting';

/**
 * Where a page is scrolled further than a visitor would go back by hand: shown as it moves and a
 * little after, then out of the way of what lies beneath. In their own row they cover nothing, and
 * stay.
 */
export function usePresence(buttons: RefObject<HTMLElement | null>): ScrollButtonsPresence {
  const [presence, setPresence] = useState<ScrollButtonsPresence>('away');

  useEffect(() => {
    let frame = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const goToRest = () => setPresence(isOverPage(buttons.current) ? 'resting' : 'shown');
    const look = () => {
      frame = 0;
      clearTimeout(rest);
      const isScrolled = window.scrollY > threshold;
      setPresence(isScrolled ? 'shown' : 'away');
      if (isScrolled) rest = setTimeout(goToRest, restMs);
    };
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    lookSoon();
    window.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      clearTimeout(rest);
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
    };
  }, [buttons]);

  return presence;
}

/** Whether they float at the edge of the window, and not in the row that the page leaves for them. */
function isOverPage(buttons: HTMLElement | null): boolean {
  const root = buttons?.getRootNode();
  if (!isShadowRoot(root)) return false;
  const edge = window.innerHeight - Number.parseFloat(getComputedStyle(root.host).bottom);
  return root.host.getBoundingClientRect().bottom >= edge - 1;
}
