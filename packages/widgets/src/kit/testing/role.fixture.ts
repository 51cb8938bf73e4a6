import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** Finds by role, and by a part of the name; shadow roots are looked into. */
export function role(
  name: Parameters<typeof page.getByRole>[0],
  options: Parameters<typeof page.getByRole>[1] = {},
): Locator {
  return page.getByRole(name, { exact: false, ...options });
}

/** Waits until the element holds these words. */
export async function says(element: Locator, words: string): Promise<void> {
  await expect.poll(() => element.query()?.textContent, { timeout: 5000 }).toContain(words);
}
