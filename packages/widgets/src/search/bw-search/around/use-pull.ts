import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Px from which a finger pulls rather than presses. */
const threshold = 48;

/** Follows a finger on the bar below a phone’s map, where `toList` stands, and tells when it was pulled up. */
export function usePull(toList: RefObject<HTMLElement | null>, onPull: () => void): void {
  const pull = useEffectEvent(onPull);

  useEffect(() => {
    const search = toList.current?.closest<HTMLElement>('.search');
    if (!search) return;
    const life = new AbortController();
    let start: PointerEvent | undefined;

    function listen(
      name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
      listener: (event: PointerEvent) => void,
    ) {
      search?.addEventListener(name, listener, { signal: life.signal });
    }

    function follow(pixels: number) {
      search?.style.setProperty('--_pulled', `${Math.min(pixels, 0)}px`);
    }

    listen('pointerdown', (event) => {
      const { target, isPrimary, pointerType } = event;
      if (!isPrimary || pointerType === 'mouse' || !(target instanceof Element)) return;
      // On wide pages both views have the list, and nothing is to be pulled.
      if (search.dataset.view !== 'map' || !toList.current?.checkVisibility()) return;
      if (target.closest('.results-head, .search-switch')) start = event;
    });
    listen('pointermove', (event) => {
      if (start?.pointerId === event.pointerId) follow(event.clientY - start.clientY);
    });
    listen('pointerup', (event) => {
      if (start?.pointerId !== event.pointerId) return;
      const moved = event.clientY - start.clientY;
      start = undefined;
      follow(0);
      if (moved <= -threshold) pull();
    });
    listen('pointercancel', () => {
      start = undefined;
      follow(0);
    });
    return () => life.abort();
  }, [toList]);
}
