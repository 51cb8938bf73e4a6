import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** Finds by role, and by a part of the name; shadow roots are looked into. */
export function role(
  name: Parameters<typeof page.getByRole>[0],
  options: Parameters<typeof page.getByRole>[1] = {},
): Locator {
  return page.getByRole(name, { exact: false, ...options });
}

/** Finds what holds these words, and maybe more. */
export function words(text: string): Locator {
  return page.getByText(text, { exact: false });
}

/** Waits until the element holds these words. */
export async function expectText(element: Locator, words: string): Promise<void> {
  await expect.poll(() => element.query()?.textContent).toContain(words);
}
