import { type RefObject, useEffect } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';

/** How high the bar at the bottom of the window is, for what floats above it. */
const property = '--bw-sticky-bottom';

/**
 * Tells our own site how much of the window's bottom an element covers, as long as it sticks there,
 * so that other widgets keep clear of it. Pages of others stay as they are.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  const { firstParty } = useWidget().host;
  useEffect(() => {
    const element = bar.current;
    if (!element || !firstParty) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const isBar = getComputedStyle(element).insetBlockEnd === '0px';
      if (isBar) style.setProperty(property, `${element.offsetHeight}px`);
      else style.removeProperty(property);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [bar, firstParty]);
}
