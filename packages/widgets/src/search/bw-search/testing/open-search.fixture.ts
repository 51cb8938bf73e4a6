import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import table from '../bw-search.element.tsx';

registerElement(table);

/** Puts a `<bw-search>` for homes near Hamilton on the page until the test is over. */
export function openSearch(attributes: Readonly<Record<string, string>> = {}) {
  const element = document.createElement('bw-search');
  const all = { category: 'property', near: 'Hamilton, ON', ...attributes };
  for (const [name, text] of Object.entries(all)) element.setAttribute(name, text);
  document.body.append(element);
  onTestFinished(() => element.remove());
  return {
    element,
    get shadow(): ShadowRoot {
      if (!element.shadowRoot) throw new Error('The search has not started');
      return element.shadowRoot;
    },
    /** Waits for the first page. */
    async shows(sentence: string) {
      await expect.element(page.getByRole('status').getByText(sentence)).toBeVisible();
    },
  };
}
