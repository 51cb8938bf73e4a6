import { type RefObject, useEffect, useRef } from 'react';

/**
 * Once a dialog is closed and what opened it is gone, whoever uses keys reads on from `place`;
 * otherwise the platform gives the focus back to what opened it.
 */
export function useFocusBack(isOpen: boolean, place: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    const root = place.current?.getRootNode();
    if (isClosed && root instanceof ShadowRoot && !root.activeElement) place.current?.focus();
  }, [isOpen, place]);
}
