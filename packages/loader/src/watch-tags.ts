import { findAll, readDocument } from './clobber-safe.ts';
import { reserveHeight } from './reserve-height.ts';

/** In px, wider than any place. */
const widest = 1e4;
/** The file of a widget has its name, so that nothing else may stand in one. */
const widgetName = /^bw-[a-z-]+$/;

/**
 * Watches each root that the returned function is called with. Sizes every element in it that waits
 * for a widget, at the latest when the browser reports where it lies, and requests its widget when
 * it nears the viewport or is `eager`. Options inherit nothing, whatever the page did to
 * Object.prototype.
 */
export function watchTags(
  wanted: (element: HTMLElement) => void,
): (root: Document | ShadowRoot) => void {
  const seen = new WeakSet<Node>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // Only HTML elements are observed.
        reserveHeight(target as HTMLElement);
        if (!isIntersecting) continue;
        near.unobserve(target);
        wanted(target as HTMLElement);
      }
    },
    // @ts-expect-error: the DOM types don't know that an object may have no prototype
    { __proto__: null, rootMargin: '600px' },
  );

  function find(within: Node | null) {
    // By what it has, as what comes out of a frame was made by another window.
    if (!within || !('localName' in within)) return;
    // Only HTML elements wait for a definition.
    for (const element of [
      within,
      ...findAll(':not(:defined)', within as Element),
    ] as HTMLElement[]) {
      if (!widgetName.test(element.localName) || seen.has(element)) continue;
      if (customElements.get(element.localName)) continue;
      seen.add(element);
      // Else the margin of its fallback content would lie outside of it, and go with that content.
      if (!element.hidden) element.style.display = 'flow-root';
      if (element.hasAttribute('eager')) {
        // Requested once: nobody observes it, so its size is queried now.
        reserveHeight(element);
        wanted(element);
        continue;
      }
      near.observe(element);
      // Querying a width makes the browser lay out the page at once. It is queried before the first
      // paint only where what follows may show on the screen.
      if (screen.height > reserveHeight(element, widest))
        requestAnimationFrame(() => reserveHeight(element));
    }
  }

  const added = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(find);
  });

  return (root) => {
    const within = root === document ? [readDocument('documentElement')] : root.childNodes;
    within.forEach(find);
    // @ts-expect-error: as above
    added.observe(root, { __proto__: null, childList: true, subtree: true });
  };
}
