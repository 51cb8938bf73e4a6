import { type RefObject, useLayoutEffect } from 'react';

/** Px of scrolling that mean nothing: a finger trembles. */
const tremble = 8;

/**
 * Folds the bar away as the page is scrolled down, and brings it back as it is scrolled up. The styles
 * say where that is to be seen.
 */
export function useFolding(bar: RefObject<HTMLElement | null>): void {
  // With its styles: the page may be scrolled at once.
  useLayoutEffect(() => {
    const element = bar.current;
    const search = element?.parentElement;
    if (!element || !search) return;
    const life = new AbortController();
    let isFolded = false;
    /** Where the search was when the page was last scrolled the other way. */
    let turn = search.getBoundingClientRect().top;

    function follow() {
      if (!element || !search) return;
      const { top } = search.getBoundingClientRect();
      turn = isFolded ? Math.min(turn, top) : Math.max(turn, top);
      const isTurned = Math.abs(top - turn) > tremble;
      if (!isTurned && (!isFolded || isStuck(element))) return;
      isFolded = !isFolded && isStuck(element);
      turn = top;
      element.toggleAttribute('data-folded', isFolded);
    }

    // Whatever scrolls: the page, or something of it that the widget stands in.
    search.ownerDocument.addEventListener('scroll', follow, {
      capture: true,
      passive: true,
      signal: life.signal,
    });
    return () => life.abort();
  }, [bar]);
}

/** Whether something goes by beneath the bar. */
function isStuck(bar: HTMLElement): boolean {
  // The results follow it.
  const next = bar.nextElementSibling as HTMLElement | null;
  return next !== null && next.offsetTop < bar.offsetTop + bar.offsetHeight;
}
