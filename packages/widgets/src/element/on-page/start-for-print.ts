import { isElement, isShadowRoot } from '../dom/nodes.ts';
import { ensureWidget } from '../environment/registry.ts';

/**
 * Starts as the page is printed what the loader defers until a user comes near: nobody scrolls on
 * paper. A print doesn't wait for it; it is there in a preview that is drawn again, and next time.
 */
export function startForPrint(element: Element, signal: AbortSignal): void {
  // @ts-expect-error: the DOM types don't know that an object may have no prototype
  window.addEventListener('beforeprint', () => startWaiting(element), { __proto__: null, signal });
}

function startWaiting(element: Element): void {
  const tags = new Set<string>();
  for (const root of [document.documentElement, element.getRootNode()]) {
    if (!isElement(root) && !isShadowRoot(root)) continue;
    for (const waiting of root.querySelectorAll<HTMLElement>(':not(:defined)')) {
      // The loader has reserved its space; any other is the page's own to load.
      if (waiting.localName.startsWith('bw-') && waiting.style.minHeight)
        tags.add(waiting.localName);
    }
  }
  // One that can't be had stays what it is, as it does where somebody scrolls to it.
  for (const tag of tags) ensureWidget(tag).catch(() => undefined);
}
