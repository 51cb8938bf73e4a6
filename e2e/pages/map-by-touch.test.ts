import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';

const browser = useChromium();
const search = '/search/v2/property?near=Hamilton%2C+ON';

/** A page of our own site on a phone. */
async function openOnPhone(path: string): Promise<Page> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page } = await watchPage(browser(), getProduct().siteOrigin + path, phone);
  return page;
}

/** Drags by a finger from the middle of a box. */
async function dragBy(page: Page, from: { x: number; y: number }, across: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (x: number) => ({ touchPoints: [{ x, y: from.y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from.x) });
  for (let step = 1; step <= 6; step++) {
    const moved = at(from.x + (across * step) / 6);
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...moved });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('on a phone the map is a screen, a drag is no press, and Back leads to the list', async () => {
  const page = await openOnPhone(search);
  await page.getByRole('button', { name: 'Map', exact: true }).tap();
  const pin = page.locator('bw-search .pin').first();
  await pin.waitFor();
  const map = await page.locator('bw-search .search-map').boundingBox();
  const list = await page.getByRole('button', { name: 'List', exact: true }).boundingBox();
  const bar = await page.locator('bw-search .search-bar').boundingBox();
  if (!map || !list || !bar) throw new Error('The map has no box.');
  // Place, price and filters stand between what sticks to the top and the map.
  expect([map.x, map.width, Math.round(bar.y)]).toEqual([0, 390, 64]);
  expect(Math.round(map.y)).toBe(Math.round(bar.y + bar.height));
  expect(bar.height).toBeLessThan(64);
  expect(list.y + list.height).toBeLessThanOrEqual(844);
  expect(list.y).toBeGreaterThanOrEqual(map.y + map.height);

  const box = await pin.boundingBox();
  if (!box) throw new Error('The pin has no box.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const zoomed = new URL(page.url()).searchParams.get('bounds');
  await dragBy(page, middle, middle.x > 195 ? -80 : 80);
  await page.getByRole('button', { name: 'Search this part' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(new URL(page.url()).searchParams.get('bounds')).toBe(zoomed);

  expect(new URL(page.url()).searchParams.get('view')).toBe('map');
  await page.goBack();
  await page.getByRole('searchbox').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/search/v2/property');
  expect(new URL(page.url()).searchParams.get('view')).toBe(null);
});

test('a phone’s home page shows the search whole before anything else', async () => {
  const page = await openOnPhone('/');
  await page.setViewportSize({ width: 320, height: 640 });
  const submit = page.locator('bw-home .hero-search > .button');
  await submit.waitFor();
  const box = await submit.boundingBox();
  expect(box ? box.y + box.height : Number.NaN).toBeLessThanOrEqual(640);
});
