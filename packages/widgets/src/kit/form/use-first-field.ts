import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives the first field of a place the focus as it shows, before somebody could be typing into
 * another one; or what else the selector finds there.
 */
export function useFirstField(place: RefObject<HTMLElement | null>, selector = 'input'): void {
  useLayoutEffect(
    () => place.current?.querySelector<HTMLElement>(selector)?.focus(),
    [place, selector],
  );
}
