import { type RefObject, useEffect } from 'react';
import { openPopover } from '../../kit/popover/open-popover.ts';

/**
 * Keeps a manual popover open while there is something in it, and raises it over dialogs that were
 * opened since when something new comes.
 */
export function useOnTop(box: RefObject<HTMLElement | null>, newest: number | undefined): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const isOpen = element.matches(':popover-open');
    if (isOpen && newest !== undefined && element.matches(':focus-within')) return;
    if (isOpen) element.hidePopover();
    if (newest !== undefined) openPopover(element);
  }, [box, newest]);
}
