/** The widget that rendered an element, or for which the server did. */
export function widgetOf(element: Element): Element | undefined {
  // A document has no host.
  return (element.getRootNode() as Partial<ShadowRoot>).host;
}

/** The element at which an event of a page arose, in whichever widget. */
export function innermost(event: Event): Element {
  // Windows and documents are neither pressed, typed into nor ready.
  return event.composedPath()[0] as Element;
}
