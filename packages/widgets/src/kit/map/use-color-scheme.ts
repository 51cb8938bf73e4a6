import { type RefObject, useEffect, useState } from 'react';

export type ColorScheme = 'light' | 'dark';

/** The dark value of the `light-dark()` background that map.css gives the place of a map. */
const darkBackground = 'rgb(22, 48, 61)';

/**
 * Returns the colour scheme of the place of a map, no matter what decided it: the system, the page
 * or `theme`.
 */
export function useColorScheme(element: RefObject<Element | null>): ColorScheme | undefined {
  const [scheme, setScheme] = useState<ColorScheme>();

  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const read = () => {
      if (!element.current) return;
      const { backgroundColor } = getComputedStyle(element.current);
      setScheme(backgroundColor === darkBackground ? 'dark' : 'light');
    };
    read();
    // A theme that a script changes fires no event of its own, but the background moves.
    const node = element.current;
    system.addEventListener('change', read);
    node?.addEventListener('transitionend', read);
    return () => {
      system.removeEventListener('change', read);
      node?.removeEventListener('transitionend', read);
    };
  }, [element]);

  return scheme;
}
