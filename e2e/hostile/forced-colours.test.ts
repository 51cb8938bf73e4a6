import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';

const browser = useChromium();
const { barePage } = getProduct();

test('what is chosen is seen where colours are the reader’s own', async () => {
  const { page } = await watchPage(browser(), barePage, { forcedColors: 'active' });
  const search = page.locator('bw-search');
  await search.locator('article').getByRole('link').first().waitFor();
  const type = search.locator('.search-chips').getByRole('button').first();
  const look = () => type.evaluate((chip) => getComputedStyle(chip).outlineStyle);
  expect(await look()).toBe('none');
  await type.click();
  // The pointer that has pressed it rings nothing.
  await expect.poll(() => type.getAttribute('aria-pressed')).toBe('true');
  expect(await look()).toBe('solid');
  const view = search.locator('.segment', { hasText: 'List' });
  expect(await view.evaluate((label) => getComputedStyle(label).outlineStyle)).toBe('solid');
  const current = search.locator('.pager [aria-current]').first();
  expect(await current.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
});
