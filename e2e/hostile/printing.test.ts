import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';

const browser = useChromium();
const { barePage } = getProduct();

test('what is printed has its pictures, wherever somebody has scrolled to', async () => {
  const viewport = { width: 390, height: 600 };
  const { page } = await watchPage(browser(), barePage, { viewport });
  const search = page.locator('bw-search');
  await search.locator('article').getByRole('link').first().waitFor();
  const missing = () =>
    search
      .locator('article img')
      .evaluateAll((all) => all.filter((image) => !(image as HTMLImageElement).complete).length);
  expect(await missing()).toBeGreaterThan(0);
  await page.pdf();
  await expect.poll(missing).toBe(0);
});
