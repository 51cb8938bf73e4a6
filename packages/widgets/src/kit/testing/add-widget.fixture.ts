import { expect } from 'vitest';

/** Adds one more widget to the page that `openWidget` or `fakeApi` began. */
export function addWidget(tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  document.body.append(element);
  return element;
}

/** Gives the element that many px: in a place of its own, as a widget fills what it stands in. */
export function narrow(element: Element, width: number): void {
  const place = document.createElement('div');
  place.style.width = `${width}px`;
  element.replaceWith(place);
  place.append(element);
}

/** The element's shadow root, once it has one. */
export function shadowOf(element: Element): ShadowRoot {
  if (!element.shadowRoot) throw new Error(`<${element.localName}> has not started`);
  return element.shadowRoot;
}

/** The element that has the focus, through shadow roots. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Waits until the widget shows something that the selector finds. */
export async function untilShown(element: Element, selector: string): Promise<HTMLElement> {
  await expect.poll(() => element.shadowRoot?.querySelector(selector) ?? null).not.toBe(null);
  // The poll has seen it.
  return shadowOf(element).querySelector(selector) as HTMLElement;
}
