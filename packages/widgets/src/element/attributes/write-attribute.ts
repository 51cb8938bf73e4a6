/** Sets an attribute, or takes it away for null; does nothing where nothing changes. */
export function writeAttribute(element: Element, name: string, text: string | null): void {
  if (element.getAttribute(name) === text) return;
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}
