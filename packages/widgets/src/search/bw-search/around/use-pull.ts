import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isElement } from '../../../element/dom/nodes.ts';
import { followPointer } from '../../../kit/pointer/follow-pointer.ts';

/** Px from which a finger pulls rather than presses. */
const threshold = 48;

/**
 * Follows a finger on the bar below a phone’s map, where `toList` stands, and reports when it was
 * pulled up.
 */
export function usePull(toList: RefObject<HTMLElement | null>, onPull: () => void): void {
  const pull = useEffectEvent(onPull);

  useEffect(() => {
    const search = toList.current?.closest<HTMLElement>('.search');
    if (!search) return;
    const life = new AbortController();
    followPointer(
      search,
      {
        starts({ target, pointerType }) {
          if (pointerType === 'mouse' || !isElement(target)) return false;
          // On wide pages both views have the list, and nothing is to be pulled.
          if (search.dataset.view !== 'map' || !toList.current?.checkVisibility()) return false;
          return target.closest('.results-head, .search-switch') !== null;
        },
        moves(_, down) {
          search.style.setProperty('--_pulled', `${Math.min(down, 0)}px`);
          search.toggleAttribute('data-pulled', down < 0);
        },
        ends(_, down) {
          if (down <= -threshold) pull();
        },
      },
      life.signal,
    );
    return () => life.abort();
  }, [toList]);
}
