/** An element of the document, even where one of the page's has taken over its name. */
export function readDocument(name: 'currentScript' | 'head' | 'documentElement'): Element | null {
  // Each of these is an accessor that answers an element or null.
  return Reflect.get(Document.prototype, name, document) as Element | null;
}

/** Descendants by selector, even of a form with a field of that name. */
export function findAll(selector: string, within: Element): Iterable<Element> {
  return Element.prototype.querySelectorAll.call(within, selector);
}
