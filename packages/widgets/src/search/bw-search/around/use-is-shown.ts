import { type RefObject, useEffect, useState } from 'react';

/** Whether the element takes up room: a container too narrow for it hides it by CSS. */
export function useIsShown(element: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      setShown((entry?.contentRect.width ?? 0) > 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isShown;
}
