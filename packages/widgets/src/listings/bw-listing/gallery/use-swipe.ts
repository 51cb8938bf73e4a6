import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Px from which a movement is a swipe rather than a press. */
const threshold = 48;

/** Follows a finger (or a dragging mouse) across `stage` and tells where it swiped: 1 is on, -1 back. */
export function useSwipe(
  stage: RefObject<HTMLElement | null>,
  onSwipe: (step: 1 | -1) => void,
): void {
  const swipe = useEffectEvent(onSwipe);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const life = new AbortController();
    let start: PointerEvent | undefined;

    function follow(pixels: number) {
      element?.style.setProperty('--swipe', `${pixels}px`);
      element?.toggleAttribute('data-swiping', pixels !== 0);
    }

    function listen(
      name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
      listener: (event: PointerEvent) => void,
    ) {
      element?.addEventListener(name, listener, { signal: life.signal });
    }

    listen('pointerdown', (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      start = event;
      element.setPointerCapture(event.pointerId);
    });
    listen('pointermove', (event) => {
      if (start?.pointerId === event.pointerId) follow(event.clientX - start.clientX);
    });
    listen('pointerup', (event) => {
      if (start?.pointerId !== event.pointerId) return;
      const moved = event.clientX - start.clientX;
      start = undefined;
      follow(0);
      if (Math.abs(moved) < threshold) return;
      const isRightToLeft = getComputedStyle(element).direction === 'rtl';
      swipe(moved < 0 === !isRightToLeft ? 1 : -1);
    });
    listen('pointercancel', () => {
      start = undefined;
      follow(0);
    });
    // A mouse would drag the picture away as a file.
    element.addEventListener('dragstart', (drag) => drag.preventDefault(), {
      signal: life.signal,
    });
    return () => life.abort();
  }, [stage]);
}
