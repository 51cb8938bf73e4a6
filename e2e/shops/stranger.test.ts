import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { holdBack, useChromium, watchPageIn } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { openContext } from '../open-context.ts';
import { openShop, postProduct, variant } from './shop-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const phone = { viewport: { width: 390, height: 844 }, locale: 'fr-CA' };
const axe = (page: Page) => findFaults(new AxeBuilder({ page }).include('main'));

/** The first cannot be had, the second few times, the third always. */
const sizes = {
  title: 'Chandail',
  options: [{ name: 'Taille', values: ['P', 'M', 'G'] }],
  variants: [
    variant({ values: ['P'], price: 4_000 }),
    variant({ values: ['M'], price: 4_500, stock: 2 }),
    variant({ values: ['G'], price: 5_000, stockMode: 'unlimited' }),
  ],
  lowStock: 3,
};

async function fits(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
}

test('a stranger sees a product with options and one without, in French on a phone', async () => {
  const owner = await openContext(browser());
  const shop = await openShop(owner.request);
  const withOptions = await postProduct(owner.request, shop.id, sizes);
  const simple = await postProduct(owner.request, shop.id, {
    title: 'Tabouret',
    variants: [variant({ price: 8_900, stock: 1 })],
  });
  const productPage = (id: string) => `/fr/product/${shop.id}/${id}`;

  const stranger = await openContext(browser(), phone);
  const address = `${siteOrigin}/fr/marketplace/shop/${shop.id}`;
  // Without a script it is all there, and says what is sold out.
  const written = await (await stranger.request.get(siteOrigin + productPage(withOptions))).text();
  for (const text of ['Chandail', 'P, épuisé', 'application/ld+json']) {
    expect(written).toContain(text);
  }
  const { page, violations, errors } = await watchPageIn(stranger, address);
  await page.getByRole('heading', { level: 1, name: shop.name }).waitFor();
  await page.getByText('3 produits').waitFor();
  expect([await violations(), errors]).toEqual([[], []]);
  expect(await fits(page)).toBe(true);
  expect(await axe(page)).toEqual([]);

  await page.getByRole('link', { name: 'Chandail' }).press('Enter');
  await page.waitForURL(`**${productPage(withOptions)}`);
  await page.getByRole('heading', { level: 1, name: 'Chandail' }).waitFor();
  const soldOut = page.getByRole('radio', { name: 'P, épuisé' });
  await soldOut.waitFor();
  // Nothing was pressed: what is chosen can be had.
  expect(await soldOut.isChecked()).toBe(false);
  expect(await page.getByRole('radio', { name: 'M', exact: true }).isChecked()).toBe(true);
  await page.getByText('Plus que 2 en stock').waitFor();
  await page.getByText('45,00').first().waitFor();
  await page.getByRole('radio', { name: 'M', exact: true }).press('ArrowRight');
  await page.getByText('50,00').first().waitFor();
  await page.getByText('En stock', { exact: true }).waitFor();
  await soldOut.check({ force: true });
  await page.getByRole('status').filter({ hasText: 'Épuisé' }).waitFor();
  expect(await fits(page)).toBe(true);
  expect(await axe(page)).toEqual([]);

  await page.goBack();
  await page.getByRole('link', { name: 'Tabouret' }).press('Enter');
  await page.waitForURL(`**${productPage(simple)}`);
  await page.getByRole('heading', { level: 1, name: 'Tabouret' }).waitFor();
  await page.getByText('89,00').first().waitFor();
  expect(await page.locator('bw-product').getByRole('radio').count()).toBe(0);
  expect(await fits(page)).toBe(true);
  expect(await violations()).toEqual([]);
  expect(await axe(page)).toEqual([]);
});

test('a size that is chosen before the script takes over stays chosen', async () => {
  const owner = await openContext(browser());
  const shop = await openShop(owner.request);
  const id = await postProduct(owner.request, shop.id, sizes);
  const { page, errors } = await watchPageIn(await openContext(browser(), phone), 'about:blank');
  const letGo = await holdBack(page, /\/bw-product\.js/);
  await page.goto(`${siteOrigin}/product/${shop.id}/${id}`, { waitUntil: 'commit' });
  const large = page.getByRole('radio', { name: 'G', exact: true });
  await page.getByRole('radio', { name: 'M', exact: true }).press('ArrowRight');
  expect(await large.isChecked()).toBe(true);
  letGo();
  await page.locator('bw-product:state(ready)').waitFor();
  await page.getByText('$50.00').first().waitFor();
  expect(await large.isChecked()).toBe(true);
  expect(errors).toEqual([]);
});
