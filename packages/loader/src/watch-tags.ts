import { findAll, readDocument } from './clobber-safe.ts';
import { keepSize, sizes } from './keep-size.ts';

/**
 * Sizes every waiting element at once, and asks for its widget when it nears the viewport or is
 * `eager`. Options inherit nothing, whatever the page did to Object.prototype.
 */
export function watchTags(wanted: (element: Element) => void): void {
  const tags = Object.keys(sizes).join();
  const seen = new WeakSet<Node>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        wanted(target);
      }
    },
    // @ts-expect-error: the DOM types don't know that an object may have no prototype
    { __proto__: null, rootMargin: '600px' },
  );

  function find(within: Node | null) {
    if (!(within instanceof HTMLElement)) return;
    for (const element of [within, ...findAll(tags, within)]) {
      const { localName } = element;
      const steps = sizes[localName];
      if (!steps || seen.has(element) || customElements.get(localName)) continue;
      seen.add(element);
      // The tags that we know are HTML elements.
      keepSize(element as HTMLElement, steps);
      if (element.hasAttribute('eager')) wanted(element);
      else near.observe(element);
    }
  }

  find(readDocument('documentElement'));
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(find);
    // @ts-expect-error: as above
  }).observe(document, { __proto__: null, childList: true, subtree: true });
}
