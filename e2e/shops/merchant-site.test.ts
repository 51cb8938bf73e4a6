import AxeBuilder from '@axe-core/playwright';
import type { Look } from '@boardwalk/tools/testing/looks';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPageIn } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { looks } from '../looks.ts';
import { openContext } from '../open-context.ts';

const browser = useChromium();
const { merchantOrigin, siteOrigin } = getProduct();
const phone = { locale: 'fr-CA', viewport: { width: 390, height: 844 } };

/** Opens a page of the merchant and notes what moves on it, of the page and in its widgets. */
async function open(path: string, options: BrowserContextOptions = {}) {
  const context = await openContext(browser(), options);
  await context.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // What follows a press may move.
        if (Reflect.get(entry, 'hadRecentInput') === false) shift += Reflect.get(entry, 'value');
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Reflect.set(globalThis, 'shiftOf', () => shift);
  });
  const watched = await watchPageIn(context, merchantOrigin + path);
  const shift = () => watched.page.evaluate(() => Reflect.get(globalThis, 'shiftOf')());
  return { ...watched, shift };
}

const cards = (page: Page) => page.locator('bw-shop article').getByRole('link');
const title = (page: Page) => page.locator('bw-product').getByRole('heading', { level: 1 });

async function untilQuiet(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

test('a visitor on a phone goes in French from the shop to a piece, on the merchant’s own pages', async () => {
  const { page, violations, errors, shift } = await open('/fr/', phone);
  await untilQuiet(page);
  expect(await shift()).toBe(0);
  await page.getByRole('link', { name: 'Voir la boutique' }).click();
  await page.waitForURL(`${merchantOrigin}/fr/shop`);
  await page.locator('bw-shop').getByText('20 produits').waitFor();
  await expect.poll(() => cards(page).count()).toBe(12);
  await untilQuiet(page);
  expect(await shift()).toBe(0);

  await page
    .locator('bw-shop')
    .getByRole('link', { name: /^Éclairage/ })
    .click();
  await page.waitForURL(/\/fr\/shop\?shelf=LIGHTING$/);
  await page.locator('bw-shop').getByText('2 produits').waitFor();
  const lamp = cards(page).filter({ hasText: 'Buttermilk table lamp' });
  expect(await lamp.getAttribute('href')).toBe('/fr/product?id=buttermilk-table-lamp');
  await lamp.click();

  await page.waitForURL(`${merchantOrigin}/fr/product?id=buttermilk-table-lamp`);
  await title(page).filter({ hasText: 'Buttermilk table lamp' }).waitFor();
  await expect.poll(() => page.title()).toBe('Buttermilk table lamp · Escarpment Furniture');
  await page.locator('bw-product').getByRole('heading', { name: 'Livraison' }).waitFor();
  await untilQuiet(page);
  expect(await shift()).toBe(0);
  await page.locator('bw-product').getByRole('radio', { name: 'Blue' }).check();
  await page.waitForURL(/\/fr\/product\?id=buttermilk-table-lamp&variant=\d+$/);

  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(/localhost:\d+\/product\?id=buttermilk-table-lamp&variant=\d+$/);
  await page.locator('bw-product').getByRole('radio', { name: 'Blue', checked: true }).waitFor();
  await page.goBack();
  await page.goBack();
  await page.locator('bw-shop').getByText('2 produits').waitFor();
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
});

test('shop and piece are those of the merchant, whatever an address asks for', async () => {
  const { page, violations } = await open('/shop?shop=maple-lane');
  await page.locator('bw-shop').getByRole('heading', { name: 'Escarpment Furniture' }).waitFor();
  await page.goto(`${merchantOrigin}/product?shop=maple-lane&id=felker-dresser`);
  await title(page).filter({ hasText: 'Felker dresser' }).waitFor();
  await page.goto(`${merchantOrigin}/product`);
  await page.getByText('We can’t show this piece now.').waitFor();
  await page.goto(`${merchantOrigin}/product?id=nothing-such`);
  const way = page.locator('bw-product').getByRole('link', { name: 'Visit the shop' });
  expect(await way.getAttribute('href')).toBe('/shop');
  expect(await violations()).toEqual([]);
});

test('a piece is found, chosen and asked about by the keyboard', async () => {
  const { page } = await open('/shop');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'Skip to the content',
  );
  await cards(page).first().focus();
  const name = await cards(page).first().textContent();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/product\?id=/);
  await title(page)
    .filter({ hasText: `${name}` })
    .waitFor();

  await page.goto(`${merchantOrigin}/product?id=dundas-dining-chair`);
  const maple = page.locator('bw-product').getByRole('radio', { name: 'Maple' });
  await maple.focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/id=dundas-dining-chair&variant=\d+$/);
  const ask = page.locator('bw-product').getByRole('button', { name: 'Ask the shop' });
  await ask.focus();
  await page.keyboard.press('Enter');
  // The page has no key, with which to sign in here.
  const way = page.locator('bw-product').getByRole('link', { name: 'Open on Boardwalk' });
  expect(await way.getAttribute('href')).toBe(
    `${siteOrigin}/product/escarpment-furniture/dundas-dining-chair`,
  );
  await page.keyboard.press('Escape');
  await expect
    .poll(() =>
      page.evaluate(
        () => document.querySelector('bw-product')?.shadowRoot?.activeElement?.textContent,
      ),
    )
    .toBe('Ask the shop');
});

const paths = ['/', '/shop', '/product?id=webster-armchair', '/cart', '/about', '/contact', '/fr/'];

test.each(looks.flatMap((look) => paths.map((path) => ({ path, ...look }))))(
  'axe finds nothing on $path, $colorScheme, $width px, and nothing lies beside the window',
  async ({ path, colorScheme, width }: Look & { readonly path: string }) => {
    const { page } = await open(path, { colorScheme, viewport: { width, height: 900 } });
    const widget = page.locator('bw-shop, bw-product, bw-cart');
    if (await widget.count()) {
      await widget.scrollIntoViewIfNeeded();
      await page.locator('bw-shop article, bw-product h1, bw-cart h1').first().waitFor();
      await untilQuiet(page);
    }
    expect(await findFaults(new AxeBuilder({ page }))).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
