import { findAll, readDocument } from './clobber-safe.ts';
import { keepSize, sizes } from './keep-size.ts';

/** In px, wider than any place. */
const widest = 1e4;

/**
 * Looks after the document, and after each root that the function it answers is called with. Sizes
 * every waiting element, at the latest when the browser tells where it lies, and asks for its widget
 * when it nears the viewport or is `eager`. Options inherit nothing, whatever the page did to
 * Object.prototype.
 */
export function watchTags(wanted: (element: HTMLElement) => void): (root: ShadowRoot) => void {
  const tags = Object.keys(sizes);
  const seen = new WeakSet<Node>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // Only HTML elements are observed.
        keepSize(target as HTMLElement);
        if (!isIntersecting) continue;
        near.unobserve(target);
        wanted(target as HTMLElement);
      }
    },
    // @ts-expect-error: the DOM types don't know that an object may have no prototype
    { __proto__: null, rootMargin: '600px' },
  );

  function find(within: Node | null) {
    if (!(within instanceof HTMLElement)) return;
    // The tags that we know are HTML elements.
    for (const element of [within, ...findAll(tags, within)] as HTMLElement[]) {
      if (!sizes[element.localName] || seen.has(element)) continue;
      if (customElements.get(element.localName)) continue;
      seen.add(element);
      // Else the margin of its fallback content would lie outside of it, and go with that content.
      if (!element.hidden) element.style.display = 'flow-root';
      if (element.hasAttribute('eager')) {
        // Wanted once: nobody observes it, so its size is asked for now.
        keepSize(element);
        wanted(element);
        continue;
      }
      near.observe(element);
      // To ask for a width makes the browser lay out the page at once. It is asked before the first
      // paint only where what follows may show on the screen.
      if (screen.height > keepSize(element, widest)) requestAnimationFrame(() => keepSize(element));
    }
  }

  const added = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(find);
  });

  function watch(root: Document | ShadowRoot, ...within: (Node | null)[]) {
    within.forEach(find);
    // @ts-expect-error: as above
    added.observe(root, { __proto__: null, childList: true, subtree: true });
  }

  watch(document, readDocument('documentElement'));
  return (root) => watch(root, ...root.childNodes);
}
