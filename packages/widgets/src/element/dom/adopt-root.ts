import { addStyles } from './style-sheets.ts';

/**
 * Has a widget go on in another document: with its styles, of which none goes along, and with new
 * elements. Preact makes these by the registry of custom elements that their parent has, and one
 * document refuses that of another; without one they are made by their own.
 */
export function adoptRoot({ shadowRoot }: Element): void {
  if (!shadowRoot) return;
  addStyles(shadowRoot);
  for (const element of shadowRoot.querySelectorAll('*')) {
    // @ts-expect-error: the DOM types don't know that an object may have no prototype
    Object.defineProperty(element, 'customElementRegistry', { __proto__: null, value: undefined });
  }
}
