import { type RefObject, useEffect, useState } from 'react';

/** How far a row is scrolled, and how to scroll it on. */
interface RowScroll {
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  /** Almost its own width back or on, so that the card that was cut off leads. */
  move(direction: 1 | -1): void;
}

/** Watches a row that scrolls sideways; `content` changes with what is in it. */
export function useRowScroll(row: RefObject<HTMLElement | null>, content: unknown): RowScroll {
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is of another width
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let frame = 0;
    const look = () => {
      // Right to left, the position runs below zero.
      const position = Math.abs(element.scrollLeft);
      const rest = element.scrollWidth - element.clientWidth - position;
      setEnds({ canGoBack: position > 1, canGoOn: rest > 1 });
    };
    // What is rendered while sizes are reported may change them, which browsers report as an error.
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const observer = new ResizeObserver(lookSoon);
    observer.observe(element);
    element.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      element.removeEventListener('scroll', lookSoon);
    };
  }, [row, content]);

  function move(direction: 1 | -1) {
    const element = row.current;
    if (!element) return;
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({
      left: element.clientWidth * 0.9 * direction * (isRightToLeft ? -1 : 1),
      behavior: isCalm ? 'auto' : 'smooth',
    });
  }

  return { ...ends, move };
}
