/** `Document.prototype`, also where the page keeps something else under that name, as MooTools does. */
const accessors = Object.getPrototypeOf(Object.getPrototypeOf(document));

/** An element of the document, even where one of the page's has taken over its name. */
export function readDocument(name: 'currentScript' | 'head' | 'documentElement'): Element | null {
  // Each of these is an accessor that answers an element or null.
  return Reflect.get(accessors, name, document) as Element | null;
}

/** Descendants that a selector means, even of a form with a field of that name. */
export function findAll(selector: string, within: Element): Iterable<Element> {
  return Element.prototype.querySelectorAll.call(within, selector);
}
