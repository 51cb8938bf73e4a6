import AxeBuilder from '@axe-core/playwright';
import type { Look } from '@boardwalk/tools/testing/looks';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { looks } from '../looks.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const phone = { locale: 'fr-CA', viewport: { width: 390, height: 844 }, hasTouch: true };

const search = (page: Page) => page.locator('bw-products-search');
const cards = (page: Page) => search(page).locator('article').getByRole('link');
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('on a phone in French: home → a misspelt word → a product of a shop → the cart', async () => {
  const { page, violations, errors } = await watchPage(browser(), `${siteOrigin}/fr`, phone);
  const home = page.locator('bw-home');
  await page.locator('bw-home:state(ready)').waitFor();
  await home.getByRole('combobox', { name: 'Catégorie' }).selectOption('Produits des boutiques');
  await home.getByRole('searchbox', { name: 'Quoi' }).fill('buttermlk');
  await home.getByRole('button', { name: 'Chercher' }).click();

  await page.waitForURL(/\/fr\/marketplace\?text=buttermlk$/);
  await expect
    .poll(() => page.title())
    .toBe('Produits des boutiques pour «\u00a0buttermlk\u00a0» · Boardwalk');
  await search(page).getByText('Rien ne correspond exactement').waitFor();
  expect(await widthOf(page)).toBe(390);
  await search(page).getByRole('button', { name: 'Filtres' }).click();
  await search(page).getByRole('combobox', { name: 'Pays' }).selectOption('Canada');
  await search(page).getByRole('button', { name: 'Afficher les produits' }).click();
  await page.waitForURL(/ships-to=CA/);
  await page.goBack();
  await page.waitForURL(/text=buttermlk$/);
  await search(page).getByText('2 produits pour').waitFor();

  const lamp = cards(page).filter({ hasText: 'Buttermilk table lamp' });
  expect(await lamp.getAttribute('href')).toContain('/fr/product/escarpment-furniture/');
  await lamp.click();
  await page.waitForURL(/\/fr\/product\/escarpment-furniture\/buttermilk-table-lamp/);
  const button = page.locator('bw-add-to-cart');
  await button.getByRole('button', { name: 'Ajouter au panier' }).click();
  await button.getByText('Ajouté à votre panier.').waitFor();
  await page.goBack();
  await search(page).getByText('2 produits pour').waitFor();
  expect(await widthOf(page)).toBe(390);
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
});

test('an empty cart and a tile of the home page lead to the products of shops', async () => {
  const { page } = await watchPage(browser(), `${siteOrigin}/dashboard/marketplace/cart`);
  await page.locator('bw-cart').getByRole('link', { name: 'Look around' }).click();
  await page.waitForURL(`${siteOrigin}/marketplace`);
  await cards(page).first().waitFor();
  await page.goto(siteOrigin);
  await page.locator('bw-home').getByRole('link', { name: 'Shops', exact: true }).click();
  await page.waitForURL(`${siteOrigin}/marketplace`);
  await cards(page).first().waitFor();
});

test('by the keyboard: words → a shelf → a part of it → a product', async () => {
  const { page, violations } = await watchPage(browser(), `${siteOrigin}/marketplace`);
  await page.locator('bw-products-search:state(ready)').waitFor();
  await search(page).getByRole('searchbox', { name: 'What' }).focus();
  await page.keyboard.type('table');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?text=table$/);
  await expect.poll(() => page.title()).toBe('Products from shops for “table” · Boardwalk');
  await search(page).getByRole('combobox', { name: 'Shelves' }).selectOption('Furniture');
  const leaf = search(page).getByRole('button', { name: /^Tables [1-9]/ });
  await leaf.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/leaf=TABLES/);
  await search(page).getByRole('button', { name: 'Tables', pressed: true }).waitFor();
  const first = cards(page).filter({ hasText: 'Cootes round table' });
  await first.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/product\/escarpment-furniture\/cootes-round-table/);
  expect(await violations()).toEqual([]);
});

test('without a script, the words of its form find products', async () => {
  const options = { javaScriptEnabled: false };
  const { page } = await watchPage(browser(), `${siteOrigin}/marketplace`, options);
  await search(page).getByRole('searchbox', { name: 'What' }).fill('lamp');
  await search(page).getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/\/marketplace\?text=lamp&near=$/);
  await cards(page).filter({ hasText: 'Buttermilk floor lamp' }).waitFor();
});

const addresses = [
  '/marketplace',
  '/fr/marketplace?shelf=FURNITURE&price=..500',
  '/marketplace?text=qwertzuiop',
];

test.each(looks.flatMap((look) => addresses.map((address) => ({ address, ...look }))))(
  'axe finds nothing on $address, $colorScheme, $width px, and nothing lies beside the window',
  async ({ address, colorScheme, width }: Look & { readonly address: string }) => {
    const { page } = await watchPage(browser(), siteOrigin + address, {
      ...{ colorScheme, viewport: { width, height: 900 } },
    });
    await page.locator('bw-products-search:state(ready)').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await findFaults(new AxeBuilder({ page }))).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    await expect.poll(() => widthOf(page)).toBe(320);
  },
);
