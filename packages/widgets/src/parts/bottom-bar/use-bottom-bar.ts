import { type RefObject, useEffect } from 'react';
import { useWidget } from '../../element/mount/widget-context.ts';

/** How high the bar at the bottom of the window is, for what floats above it. */
const property = '--bw-sticky-bottom';

/** Lower than the window: what floats stands where the page has room for it. */
const below = '-100px';

/** Reaches from the bottom of the window downwards. */
const belowWindow = '-100% 0px 1000000px';

/**
 * Reports to our own site how much of the window's bottom an element covers, as long as it sticks
 * there, so that other widgets keep clear of it; and when it goes up with the end of what it stands
 * in, so that it goes by beneath none of them. Pages of others stay as they are. `within` selects
 * what it stands in.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, within: string): void {
  const { firstParty } = useWidget().host;
  useEffect(() => {
    const element = bar.current;
    const surroundings = element?.closest(within);
    if (!element || !surroundings || !firstParty) return undefined;
    const { style } = document.documentElement;
    let sticks = true;
    const tell = () => {
      const isBar = getComputedStyle(element).insetBlockEnd === '0px';
      if (isBar) style.setProperty(property, sticks ? `${element.offsetHeight}px` : below);
      else style.removeProperty(property);
    };
    const sizes = new ResizeObserver(tell);
    sizes.observe(element);
    const ends = new IntersectionObserver(
      (entries) => {
        sticks = entries.at(-1)?.isIntersecting === true;
        tell();
      },
      { root: document, rootMargin: belowWindow },
    );
    ends.observe(surroundings);
    return () => {
      sizes.disconnect();
      ends.disconnect();
      style.removeProperty(property);
    };
  }, [bar, within, firstParty]);
}
