/** `Document.prototype`, also where the page keeps something else under that name, as MooTools does. */
const accessors = Object.getPrototypeOf(Object.getPrototypeOf(document));

/** An element of the document, even where one of the page's has taken over its name. */
export function readDocument(name: 'currentScript' | 'head' | 'documentElement'): Element | null {
  // Each of these is an accessor that answers an element or null.
  return Reflect.get(accessors, name, document) as Element | null;
}

/** Descendants with one of these tags, even of a form with a field of that name. */
export function findAll(tags: readonly string[], within: Element): Iterable<Element> {
  // The browser reads a list as words with commas between them, which is a selector.
  return Element.prototype.querySelectorAll.call(within, tags as unknown as string);
}
