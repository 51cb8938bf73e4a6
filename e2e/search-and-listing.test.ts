import { getProduct } from '@boardwalk/tools/testing/product';
import type { Locator, Page } from 'playwright';
import { expect, test, vi } from 'vitest';
import { patienceMs, useChromium, watchPage } from './embedding-page.ts';

const browser = useChromium();

function cards(page: Page) {
  return page.locator('bw-search article').getByRole('link');
}

/** The sentence that says how many were found. */
function sentence(page: Page, words: RegExp) {
  return page.locator('bw-search').getByText(words).first();
}

test('a visitor searches, reads a listing and its pictures, and leaves, under the strictest policy', async () => {
  const { page, violations, errors } = await watchPage(browser(), getProduct().barePage);
  await sentence(page, /properties near Hamilton, ON, within/).waitFor();
  await cards(page).nth(15).waitFor();
  expect(await cards(page).count()).toBe(16);

  const where = page.getByRole('combobox', { name: 'Where' });
  await where.fill('st cath');
  await page.getByRole('option', { name: /St\. Catharines, Ontario/ }).click();
  await sentence(page, /near St\. Catharines, ON/).waitFor();

  const first = cards(page).first();
  const address = await textOf(first);
  await first.click();
  const dialog = page.getByRole('dialog', { name: 'Listing', exact: true });
  await dialog.getByText(streetOf(address)).first().waitFor();

  await dialog.getByRole('button', { name: /Show all \d+ pictures/ }).click();
  const lightbox = page.getByRole('dialog', { name: /^Pictures of/ });
  await lightbox.getByText(/Picture 1 of \d+/).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await lightbox.getByText(/Picture 2 of \d+/).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await lightbox.waitFor({ state: 'hidden' });

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(focusedText)).toContain(streetOf(address));

  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
});

test('pictures whose viewer can’t be loaded open after another try, on a phone too', async () => {
  const { page } = await watchPage(browser(), getProduct().barePage);
  const address = await cards(page).first().getAttribute('href');
  await page.setViewportSize({ width: 390, height: 844 });
  const viewer = /\/lightbox[^/]*\.js/;
  await page.route(viewer, (route) => route.abort());
  await page.goto(String(address));
  await page.getByRole('button', { name: /Show all \d+ pictures/ }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.unroute(viewer);
  // Nothing may lie over it.
  await again.click({ trial: true });
  await again.click();
  await page.getByRole('dialog', { name: /^Pictures of/ }).waitFor();
});

test('the map is panned and zoomed under the strictest policy', async () => {
  const { page, violations, errors } = await watchPage(browser(), getProduct().barePage);
  await sentence(page, /properties near/).waitFor();
  await page.evaluate(() => document.querySelector('bw-search')?.setAttribute('view', 'map'));
  const map = page.locator('bw-search .leaflet-container');
  await page.locator('bw-search img.leaflet-tile-loaded').first().waitFor();
  await page
    .getByRole('button', { name: /^Zoom in on \d+ listings/ })
    .first()
    .waitFor();

  const box = await map.boundingBox();
  if (!box) throw new Error('The map has no box.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 200, box.y + box.height / 2 - 60, { steps: 8 });
  await page.mouse.up();
  await sentence(page, /in this part of the map/).waitFor();
  const closer = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('clusters')),
  );
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  expect((await closer).status()).toBe(200);

  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
});

test('a drag of the map that begins on a group moves the map, and a press comes closer', async () => {
  const { page } = await watchPage(browser(), getProduct().barePage);
  await sentence(page, /properties near/).waitFor();
  await page.evaluate(() => document.querySelector('bw-search')?.setAttribute('view', 'map'));
  await page.locator('bw-search').scrollIntoViewIfNeeded();
  const group = page.getByRole('button', { name: /^Zoom in on \d+ listings/ }).first();
  await group.waitFor();

  const width = await dragMap(page, group, -60);
  expect(await dragMap(page, group, 40)).toBeCloseTo(width, 1);
  await group.click();
  await expect.poll(async () => widthOf(await boundsOf(page))).toBeLessThan(width * 0.7);
});

function boundsOf(page: Page) {
  return page.locator('bw-search').first().getAttribute('bounds');
}

/** In degrees, of `south,west,north,east`. */
function widthOf(bounds: string | null): number {
  const [, west = Number.NaN, , east = Number.NaN] = bounds?.split(',').map(Number) ?? [];
  return Math.abs(east - west);
}

async function middleOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error('It is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags by so many pixels from a thing on the map, and answers how wide the part is that is searched then. */
async function dragMap(page: Page, from: Locator, distance: number): Promise<number> {
  const before = await boundsOf(page);
  // A map that has just moved groups again.
  await from.hover();
  const { x, y } = await vi.waitFor(() => middleOf(from), { timeout: patienceMs });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y + 20, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => boundsOf(page)).not.toBe(before);
  return widthOf(await boundsOf(page));
}

test('filters narrow the results and can be taken back', async () => {
  const { page } = await watchPage(browser(), getProduct().barePage);
  await sentence(page, /properties near/).waitFor();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('group', { name: 'Bedrooms' }).getByRole('button', { name: '4+' }).click();
  await sheet.getByRole('button', { name: /^Show [\d,+]+ / }).click();
  // The sentence changes of itself too, once the sum is counted.
  await expect
    .poll(async () => {
      const facts = await page.locator('bw-search article .card-facts').allTextContents();
      return [...new Set(facts.map((fact) => Number(/(\d+) bd/.exec(fact)?.[1]) >= 4))];
    })
    .toEqual([true]);
});

test('the keyboard alone opens a listing and comes back to its card', async () => {
  const { page } = await watchPage(browser(), getProduct().barePage);
  await cards(page).first().waitFor();
  await cards(page).first().focus();
  const before = await page.evaluate(focusedText);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Listing', exact: true });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(focusedText)).toBe(before);
});

test('a phone number shows when it is asked for', async () => {
  const { page } = await watchPage(browser(), getProduct().barePage);
  await page.evaluate(() =>
    document.querySelector('bw-search')?.setAttribute('category', 'merchant'),
  );
  await sentence(page, /businesses near/).waitFor();
  await cards(page).first().click();
  const dialog = page.getByRole('dialog', { name: 'Listing', exact: true });
  await dialog.getByRole('button', { name: 'Show phone number' }).first().click();
  await dialog.getByRole('link', { name: /555/ }).first().waitFor();
});

async function textOf(element: Locator): Promise<string> {
  const text = await element.textContent();
  if (text === null) throw new Error('The element has no text.');
  return text;
}

/** `12 King Street` of `12 King Street, Hamilton`. */
function streetOf(address: string): string {
  return address.slice(0, address.indexOf(','));
}

/** Text of what has the focus, through shadow roots. */
function focusedText(): string {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active?.textContent ?? '';
}
