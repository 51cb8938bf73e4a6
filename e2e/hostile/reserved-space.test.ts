import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { useForeignSites } from '../pages/foreign-pages.ts';

const browser = useChromium();
const sites = useForeignSites();
const { siteOrigin } = getProduct();

/** A step of widths has one height, and cards grow with their width within it. */
const share = 0.1;

/** Notes where elements of the page have moved to; what is in a shadow root is none of the page's. */
const noteShifts = `<script>
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { node, previousRect, currentRect } of list.getEntries().flatMap((all) => all.sources)) {
      if (node) shifts.push([node.nodeName, previousRect.y, currentRect.y]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
</script>`;

/** A page of somebody with this widget alone, and something below it. */
async function openPage(tag: string, width: number): Promise<Page> {
  const html = `<!doctype html><html lang="en-CA"><title>Page</title>${noteShifts}
    <script src="${siteOrigin}/v1/boardwalk.js"></script>${tag}<p>Below</p>`;
  const viewport = { width, height: 844 };
  const { page } = await watchPage(browser(), sites.show('127.0.0.1', { html }), { viewport });
  return page;
}

const search = '<bw-search near="Hamilton, ON" category="property"></bw-search>';
const home = '<bw-listing type="property" id="1"></bw-listing>';
const similar = '<bw-similar type="property" id="1"></bw-similar>';
const card = 'article a';

async function look(page: Page, sign: string) {
  const widget = page.locator('body > :is(bw-search, bw-listing, bw-similar)');
  await widget.locator(sign).first().waitFor();
  // What its other files and the map bring is there too.
  await page.waitForLoadState('networkidle');
  return widget.evaluate((element) => {
    const content = element.shadowRoot?.querySelector<HTMLElement>('.bw-content');
    if (!content) throw new Error('The widget shows its content.');
    const kept = Number.parseFloat(getComputedStyle(content).minHeight);
    content.style.minHeight = '0px';
    const taken = content.offsetHeight;
    content.style.minHeight = '';
    return { kept, taken, shifts: Reflect.get(globalThis, 'shifts') };
  });
}

test.each([
  ['a search', search, 390, card],
  ['a search', search, 600, card],
  ['a search', search, 820, card],
  ['a search', search, 1280, card],
  ['a search', search, 1440, card],
  ['a home', home, 390, 'h1, h2'],
  ['a home', home, 1440, 'h1, h2'],
  ['what is similar', similar, 390, card],
  ['what is similar', similar, 1440, card],
])('%s takes the space that was kept for it: %s at %s px', async (_, tag, width, sign) => {
  const page = await openPage(tag, width);
  const { kept, taken, shifts } = await look(page, sign);
  expect(shifts).toEqual([]);
  expect(Math.abs(kept - taken)).toBeLessThan(taken * share);
});

test('a map on a phone takes what it shows, and keeps no space of a list', async () => {
  const page = await openPage(search.replace(' ', ' view="map" '), 390);
  const { kept, taken } = await look(page, '.pin');
  expect(kept).toBe(0);
  expect(taken).toBeLessThan(1_000);
});
