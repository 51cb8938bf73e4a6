import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { useForeignSites } from '../pages/foreign-pages.ts';

const browser = useChromium();
const sites = useForeignSites();
const { siteOrigin } = getProduct();

/** A line of text, in px: what a longer word or one more may take. */
const line = 24;

/** Tells what has shifted, and by how much of the window. */
const noteShifts = `<script>
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const { localName, className } = node?.parentElement ?? {};
        return [node?.className ?? node?.nodeName, localName, className, previousRect.y, currentRect.y, previousRect.height, currentRect.height].join(' ');
      });
      shifts.push([value, ...moved]);
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
const card = 'article a';

test.each([
  ['a search on a phone', search, 390, card],
  ['a map of a search on a phone', search.replace(' ', ' view="map" '), 390, '.pin'],
  ['a search on a large phone', search, 600, card],
  ['a search on a tablet', search, 820, card],
  ['a search on a desktop', search, 1280, card],
  ['a search beside its map', search.replace(' ', ' view="split" '), 1280, card],
  ['a search on a wide desktop', search, 1440, card],
  ['a home on a phone', '<bw-listing type="property" id="1"></bw-listing>', 390, 'h1, h2'],
  ['a home on a desktop', '<bw-listing type="property" id="1"></bw-listing>', 1440, 'h1, h2'],
  ['what is similar, on a phone', '<bw-similar type="property" id="1"></bw-similar>', 390, card],
  ['what is similar, on a desktop', '<bw-similar type="property" id="1"></bw-similar>', 1440, card],
])('%s takes the space that was kept for it', async (_, tag, width, sign) => {
  const page = await openPage(tag, width);
  const widget = page.locator('body > :is(bw-search, bw-listing, bw-similar)');
  await widget.locator(sign).first().waitFor();
  // What its other files and the map bring is there too.
  await page.waitForLoadState('networkidle');
  const look = () =>
    widget.evaluate((element) => {
      const content = element.shadowRoot?.querySelector<HTMLElement>('.bw-content');
      if (!content) throw new Error('The widget shows its content.');
      const kept = Number.parseFloat(getComputedStyle(content).minHeight);
      content.style.minHeight = '0px';
      const taken = content.offsetHeight;
      content.style.minHeight = '';
      return { kept, taken, shifts: Reflect.get(globalThis, 'shifts') };
    });
  const { kept, taken, shifts } = await look();
  console.info(JSON.stringify([_, width, kept, taken, shifts]));
  expect(shifts).toEqual([]);
  expect(Math.abs(kept - taken)).toBeLessThanOrEqual(line);
});
