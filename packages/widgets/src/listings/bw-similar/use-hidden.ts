import { useEffect } from 'react';

/** Takes the element out of the page while there is nothing to show, reserved space and all. */
export function useHidden(element: HTMLElement | undefined, isEmpty: boolean): void {
  useEffect(() => {
    if (!element || !isEmpty || element.hidden) return;
    element.hidden = true;
    return () => {
      element.hidden = false;
    };
  }, [element, isEmpty]);
}
