import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { isTag } from '../../../element/dom/nodes.ts';
import { followPointer } from '../../../kit/pointer/follow-pointer.ts';

/** Px from which a movement is a swipe rather than a press. */
const threshold = 48;

/**
 * Follows a finger (or a dragging mouse) across `stage` and reports where it swiped: 1 is on, -1
 * back.
 */
export function useSwipe(
  stage: RefObject<HTMLElement | null>,
  onSwipe: (step: 1 | -1) => void,
): void {
  const swipe = useEffectEvent(onSwipe);

  // With the picture itself: a user who swipes at once is followed too.
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const life = new AbortController();
    followPointer(
      element,
      {
        starts(event) {
          if (event.button !== 0 || isPlayed(event.target)) return false;
          element.setPointerCapture(event.pointerId);
          return true;
        },
        moves(across) {
          element.style.setProperty('--swipe', `${across}px`);
          element.toggleAttribute('data-swiping', across !== 0);
        },
        ends(across) {
          if (Math.abs(across) < threshold) return;
          const isRightToLeft = getComputedStyle(element).direction === 'rtl';
          swipe(across < 0 === !isRightToLeft ? 1 : -1);
        },
      },
      life.signal,
    );
    // A mouse would drag the picture away as a file.
    element.addEventListener('dragstart', (drag) => drag.preventDefault(), {
      signal: life.signal,
    });
    return () => life.abort();
  }, [stage]);
}

/** A finger on a video that has begun moves through it. */
function isPlayed(target: EventTarget | null): boolean {
  return isTag(target, 'video') && (target.currentTime > 0 || !target.paused);
}
