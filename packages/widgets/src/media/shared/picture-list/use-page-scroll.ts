import type { Modifier } from '@dnd-kit/core';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** How near to an edge of the window a finger scrolls, and by how much at most, in px. */
const edge = 80;
const mostPerFrame = 14;

/**
 * Scrolls the page while something of a list is dragged to an edge of the window, as far as the
 * list goes: dnd-kit scrolls what is within the shadow root only. What is dragged stays under the
 * pointer by the modifier.
 */
export function usePageScroll(list: RefObject<HTMLElement | null>) {
  const [isDragged, setDragged] = useState(false);
  const [scrolled, setScrolled] = useState(0);
  const height = useRef(0);

  useEffect(() => {
    const root: (Node & { readonly host?: Element }) | undefined = list.current?.getRootNode();
    if (!isDragged || !root?.host) return;
    const first = window.scrollY;
    let frame = 0;
    const follow = ({ clientY }: PointerEvent) => {
      height.current = clientY;
    };
    const step = () => {
      const box = list.current?.getBoundingClientRect();
      if (box) window.scrollBy({ top: speedAt(height.current, box), behavior: 'instant' });
      setScrolled(window.scrollY - first);
      frame = requestAnimationFrame(step);
    };
    document.addEventListener('pointermove', follow);
    frame = requestAnimationFrame(step);
    return () => {
      document.removeEventListener('pointermove', follow);
      cancelAnimationFrame(frame);
      setScrolled(0);
    };
  }, [isDragged, list]);

  const follow: Modifier = ({ transform }) => ({ ...transform, y: transform.y + scrolled });

  return {
    modifiers: [follow],
    /** Keys lead to a place, not to an edge. */
    start(activator: Event) {
      if (!isPointerEvent(activator)) return;
      height.current = activator.clientY;
      setDragged(true);
    },
    end: () => setDragged(false),
  };
}

function isPointerEvent(event: Event): event is PointerEvent {
  return 'pointerId' in event;
}

/** The nearer to an edge the faster, towards what of the list is beyond it. */
function speedAt(y: number, { top, bottom }: DOMRect): number {
  const fromEnd = window.innerHeight - y;
  if (y < edge && top < edge) return -mostPerFrame * (1 - Math.max(0, y) / edge);
  const isMore = bottom > window.innerHeight - edge;
  return fromEnd < edge && isMore ? mostPerFrame * (1 - Math.max(0, fromEnd) / edge) : 0;
}
