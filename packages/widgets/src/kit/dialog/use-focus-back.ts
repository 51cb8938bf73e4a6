import { type RefObject, useEffect, useRef } from 'react';

/**
 * Once a dialog or a window is closed and what opened it is gone, lets a keyboard user read on from
 * `place`; otherwise the platform gives the focus back to what opened it, or it is elsewhere by
 * now.
 */
export function useFocusBack(isOpen: boolean, place: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    const root: (Node & { readonly host?: Element }) | undefined = place.current?.getRootNode();
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isClosed && isLost && root?.host) place.current?.focus();
  }, [isOpen, place]);
}
