/** The widget that rendered an element, or for which the server did. */
export function widgetOf(element: Element): Element | undefined {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
}
