import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';

const browser = useChromium();
const { barePage } = getProduct();

/** The embedding page with these attributes on its search, what lies below it, and a sum of shifts. */
async function openWith(attributes: string, width: number) {
  const viewport = { width, height: 844 };
  const { page } = await watchPage(browser(), 'about:blank', { viewport });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(barePage, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace('<bw-search', `<bw-search ${attributes}`)
      .replace('</bw-search>', '</bw-search><p id="below">Below</p>');
    await route.fulfill({ response, body });
  });
  await page.goto(barePage);
  return page;
}

test.each([
  ['on a phone', '', 390],
  ['on a phone, as a map', 'view="map"', 390],
  ['on a tablet', '', 820],
  ['on a desktop', '', 1280],
  ['on a desktop, side by side', 'view="split"', 1280],
])('a search %s takes the space that was kept for it', async (_, attributes, width) => {
  const page = await openWith(attributes, width);
  const search = page.locator('bw-search');
  if (attributes.includes('map')) await search.locator('.pin').first().waitFor();
  else await search.locator('article').getByRole('link').first().waitFor();
  // What its files and the map bring is there too.
  await page.waitForLoadState('networkidle');
  const look = () =>
    page.evaluate(() => {
      const content = document.querySelector('bw-search')?.shadowRoot?.querySelector('.bw-content');
      if (!(content instanceof HTMLElement)) return undefined;
      const kept = Number.parseFloat(getComputedStyle(content).minHeight);
      content.style.minHeight = '0px';
      const taken = content.offsetHeight;
      content.style.minHeight = '';
      const shifts: readonly number[] = Reflect.get(window, 'shifts');
      return { kept, taken, shift: shifts.reduce((sum, one) => sum + one, 0) };
    });
  const seen = await look();
  console.info(JSON.stringify([attributes, width, seen]));
  expect(seen?.shift).toBe(0);
  expect(seen?.kept).toBeGreaterThanOrEqual(seen?.taken ?? 0);
});
