import { runProduct } from '@boardwalk/tools/testing/run-product';
import type { Browser, Page } from 'playwright';
import { openBrowser } from '../site/browser.ts';

const rounds = 3;

/** So many points are generated for the map that is fuller than any we sell. */
const manyPoints = 50_000;

/** Steps of one pan, each sent to the page by the mouse. */
const panSteps = 60;

/** How long a zoom is watched in ms: the map's own animation takes 250. */
const zoomMs = 500;

/** Milliseconds between frames, those of all rounds. */
export interface MeasuredFrames {
  readonly at1x: readonly number[];
  readonly at4x: readonly number[];
  readonly at50k: readonly number[];
}

declare global {
  /** Milliseconds between frames since `watchFrames`. */
  var frameTimes: number[];
}

/** Pans and zooms the map of the demo's boards, and one of 50,000 points, in the running product. */
export async function measureFrames(): Promise<MeasuredFrames> {
  const { product, end } = await runProduct();
  const { browser } = await openBrowser();
  const address = `${product.siteOrigin}/subscription-map`;
  const repeat = async (rate: number, isFull: boolean) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(...(await moveMap(browser, address, { rate, isFull })));
    }
    return times;
  };
  try {
    return {
      at1x: await repeat(1, false),
      at4x: await repeat(4, false),
      at50k: await repeat(1, true),
    };
  } finally {
    await browser.close();
    await end();
  }
}

async function moveMap(
  browser: Browser,
  address: string,
  { rate, isFull }: { readonly rate: number; readonly isFull: boolean },
): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (isFull) await answerManyPoints(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const map = page.locator('bw-boards .board-signs');
  await map.locator('.pin').first().waitFor();
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('The map has no place on the page.');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await watchFrames(page);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await pan(page, middle, { x: -300, y: 120 });
  await zoom(page, 'Zoom in');
  await pan(page, middle, { x: 240, y: -160 });
  await zoom(page, 'Zoom out');
  const times = await page.evaluate(() => globalThis.frameTimes);
  await context.close();
  return times;
}

async function pan(
  page: Page,
  from: { readonly x: number; readonly y: number },
  by: { readonly x: number; readonly y: number },
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= panSteps; step += 1) {
    await page.mouse.move(from.x + (by.x * step) / panSteps, from.y + (by.y * step) / panSteps);
  }
  await page.mouse.up();
}

async function zoom(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForTimeout(zoomMs);
}

async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.frameTimes = [];
    let before: number | undefined;
    requestAnimationFrame(function note(now) {
      if (before !== undefined) globalThis.frameTimes.push(now - before);
      before = now;
      requestAnimationFrame(note);
    });
  });
}

/** Points all over southern Ontario, in the place of the boards that are sold. */
async function answerManyPoints(page: Page): Promise<void> {
  const side = Math.ceil(Math.sqrt(manyPoints));
  const every = <Value>(value: (index: number) => Value) =>
    Array.from({ length: manyPoints }, (_, index) => value(index));
  // In 1e-5 degrees, each the difference from the one before.
  const differences = (units: (index: number) => number) =>
    every((index) => units(index) - (index > 0 ? units(index - 1) : 0));
  const columns = {
    ids: every(() => 1),
    lats: differences((index) => 4_200_000 + Math.round(((index % side) / side) * 300_000)),
    lngs: differences((index) => -8_200_000 + Math.round((index / manyPoints) * 500_000)),
    names: every((index) => `Board ${index + 1}`),
    taken: every((index) => index % 9),
    capacities: every(() => 8),
    services: every(() => 0),
    out: [],
  };
  await page.route('**/api/v1/billboard/search**', (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify({ columns }) }),
  );
}
