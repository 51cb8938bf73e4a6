import { type RefObject, useEffect, useState } from 'react';

/** Whether an element's content is wider than the element, and so is scrolled. */
export function useIsWider(place: RefObject<Element | null>): boolean {
  const [isWider, setIsWider] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setIsWider(element.scrollWidth > element.clientWidth + 1),
    );
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [place]);
  return isWider;
}
