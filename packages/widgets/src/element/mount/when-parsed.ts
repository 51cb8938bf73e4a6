/**
 * Runs `start` once the parser has passed the element: before that, neither its declarative
 * shadow root nor its children are there.
 */
export function whenParsed(element: Element, signal: AbortSignal, start: () => void): void {
  if (document.readyState !== 'loading' || isParsed(element)) start();
  else document.addEventListener('DOMContentLoaded', start, { once: true, signal });
}

/** The parser has left an element that it went on behind. */
function isParsed(element: Element): boolean {
  for (let node: Node | null = element; node; node = node.parentNode) {
    if (node.nextSibling) return true;
  }
  return false;
}
