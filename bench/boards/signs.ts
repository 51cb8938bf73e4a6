import { runProduct } from '@boardwalk/tools/testing/run-product';
import type { Browser, Locator, Page } from 'playwright';
import { openBrowser } from '../site/browser.ts';

/** Windows of a phone and of a desktop. */
const windows = [
  { width: 390, height: 844, hasTouch: true },
  { width: 1440, height: 900, hasTouch: false },
] as const;

/** Of the map, so much of its sides is moved on from one view to the next. */
const step = 0.7;
/** Metres around the middle of Hamilton in which its boards stand. */
const reach = 1_700;
/** Metres of a pixel on the deepest zoom there. */
const metresPerPixel = 1.74;
/** So many signs must have been seen at least, or nothing was measured. */
const fewest = 30;

/** What signs came to: how many there were, and whose middle nobody can press. */
export interface MeasuredSigns {
  readonly seen: number;
  readonly hidden: readonly string[];
}

/** Looks at all signs over Hamilton on the deepest zoom, view by view. */
export async function measureSigns(): Promise<MeasuredSigns> {
  const { product, end } = await runProduct();
  const { browser } = await openBrowser();
  const seen = new Set<string>();
  const hidden = new Set<string>();
  try {
    for (const window of windows) {
      const signs = await lookAround(browser, `${product.siteOrigin}/subscription-map`, window);
      if (signs.size < fewest) throw new Error(`Only ${signs.size} signs were seen over Hamilton.`);
      for (const [name, isHidden] of signs) {
        seen.add(`${window.width} ${name}`);
        if (isHidden) hidden.add(`${window.width} ${name}`);
      }
    }
  } finally {
    await browser.close();
    await end();
  }
  return { seen: seen.size, hidden: [...hidden] };
}

/** Names of signs, and whether any view hides them. */
async function lookAround(
  browser: Browser,
  address: string,
  { width, height, hasTouch }: (typeof windows)[number],
): Promise<ReadonlyMap<string, boolean>> {
  const context = await browser.newContext({
    ...{ viewport: { width, height }, hasTouch, reducedMotion: 'reduce' },
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const field = page.locator('bw-boards').getByRole('combobox');
  await field.fill('Hamilton');
  await page.getByRole('option', { name: 'Hamilton, Ontario' }).first().click();
  await zoomIn(page);
  const map = page.locator('bw-boards .map-area');
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('The map has no place on the page.');
  const signs = new Map<string, boolean>();
  const [columns, rows] = [box.width, box.height].map((side) =>
    Math.ceil(reach / metresPerPixel / (side * step)),
  ) as [number, number];
  const right = box.width * step;
  await drag(page, box, { x: columns * right, y: rows * box.height * step });
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      for (const [name, isHidden] of await readSigns(map)) {
        signs.set(name, signs.get(name) === true || isHidden);
      }
      if (column < columns) await drag(page, box, { x: -right, y: 0 });
    }
    await drag(page, box, { x: 2 * columns * right, y: -box.height * step });
  }
  await context.close();
  return signs;
}

/** As near as the map comes. */
async function zoomIn(page: Page): Promise<void> {
  const button = page.locator('bw-boards').getByRole('button', { name: 'Zoom in', exact: true });
  while ((await button.getAttribute('aria-disabled')) !== 'true') {
    await button.click();
    await settle(page);
  }
}

/** Drags the map so far, in as many steps as fit into it. */
async function drag(
  page: Page,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  by: { readonly x: number; readonly y: number },
): Promise<void> {
  const longest = { x: box.width * 0.8, y: box.height * 0.8 };
  const count = Math.ceil(Math.max(Math.abs(by.x) / longest.x, Math.abs(by.y) / longest.y));
  const [x, y] = [by.x / count, by.y / count];
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (let time = 0; time < count; time += 1) {
    await page.mouse.move(middle.x - x / 2, middle.y - y / 2);
    await page.mouse.down();
    await page.mouse.move(middle.x, middle.y, { steps: 4 });
    await page.mouse.move(middle.x + x / 2, middle.y + y / 2, { steps: 4 });
    // A mouse that rests throws nothing.
    await page.waitForTimeout(120);
    await page.mouse.up();
    await settle(page);
  }
}

/** Signs are placed once the map rests, and drawn a frame later. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** The signs whose places are in view, and whether another covers their middle or they are too small. */
function readSigns(map: Locator): Promise<[string, boolean][]> {
  return map.evaluate((area) => {
    const root = area.getRootNode() as ShadowRoot;
    const frame = area.getBoundingClientRect();
    const least = 24;
    return [...area.querySelectorAll<HTMLElement>('.pin')].flatMap((pin): [string, boolean][] => {
      const { left, top, width, height } = pin.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInView =
        x > frame.left && x < frame.right && y > frame.top && y < frame.bottom && y < innerHeight;
      if (!isInView) return [];
      const isCovered = root.elementFromPoint(x, y)?.closest('.pin') !== pin;
      // Places between two pixels make some a hair shorter than their style says.
      const isSmall = Math.round(width) < least || Math.round(height) < least;
      return [[pin.getAttribute('aria-label') ?? '', isCovered || isSmall]];
    });
  });
}
