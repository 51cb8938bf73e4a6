import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { signIn } from '../accounts/account-steps.ts';
import { openMemberElsewhere } from '../accounts/open-account.ts';
import { enter, goOn, openWindow, pressLast } from '../accounts/pop-up-steps.ts';
import { useChromium, watchPageIn } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { openContext } from '../open-context.ts';

const browser = useChromium();
const { merchantOrigin, siteOrigin } = getProduct();

test('a visitor of the merchant’s page finds a lamp by a misspelt word, and buys it there', async () => {
  const account = await openMemberElsewhere();
  const context = await openContext(browser(), { viewport: { width: 390, height: 844 } });
  const { page, violations, errors } = await watchPageIn(context, `${merchantOrigin}/shop`);
  const shop = page.locator('bw-shop');
  const field = shop.getByRole('searchbox', { name: 'Search in Escarpment Furniture' });
  await field.fill('butermilk lamp');
  await field.press('Enter');
  await page.waitForURL(/\/shop\?text=butermilk(\+|%20)lamp$/);
  await shop.getByText(/^Nothing matches “butermilk lamp” exactly\./).waitFor();
  const lamp = shop.getByRole('link', { name: 'Buttermilk table lamp' });
  await lamp.waitFor();
  expect(await findFaults(new AxeBuilder({ page }))).toEqual([]);

  await shop.getByRole('button', { name: 'Filters' }).click();
  await shop.getByRole('checkbox', { name: 'In stock' }).check();
  await page.waitForURL(/in-stock/);
  await lamp.waitFor();
  await page.goBack();
  await page.waitForURL((url) => !url.search.includes('in-stock'));
  expect(await shop.getByRole('checkbox', { name: 'In stock' }).isChecked()).toBe(false);
  await lamp.click();
  await page.waitForURL(`${merchantOrigin}/product?id=buttermilk-table-lamp`);

  const button = page.locator('bw-add-to-cart');
  await button.getByRole('button', { name: 'Add to cart' }).click();
  const consent = await openWindow(page, page.getByRole('button', enter));
  await signIn(consent, account.username, account.password);
  await pressLast(consent, consent.getByRole('button', goOn));
  await button.getByText('Added to your cart.').waitFor();
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
});

test('words that no product of the shop has lead back to all of them', async () => {
  const context = await openContext(browser(), { locale: 'fr-CA' });
  const { page } = await watchPageIn(context, `${merchantOrigin}/fr/shop?text=zzyzx`);
  const shop = page.locator('bw-shop');
  await shop.getByText('Rien chez Escarpment Furniture ne correspond à cette recherche.').waitFor();
  await shop.getByRole('button', { name: 'Afficher tous les produits' }).click();
  await page.waitForURL(`${merchantOrigin}/fr/shop`);
  await shop.getByText('20 produits').waitFor();
});

test('below items stand products of shops, of which one is opened', async () => {
  const context = await openContext(browser());
  const { page, violations, errors } = await watchPageIn(
    context,
    `${siteOrigin}/search/v2/item?text=tent`,
  );
  const search = page.locator('bw-search');
  const below = search.getByRole('region', { name: 'From shops' });
  await search.locator('.shop-products-place').scrollIntoViewIfNeeded();
  await below.getByRole('heading', { name: 'From shops', level: 2 }).waitFor();
  expect(await findFaults(new AxeBuilder({ page }))).toEqual([]);
  const all = below.getByRole('link', { name: /^See / });
  expect(await all.getAttribute('href')).toContain('/marketplace?text=tent');
  await below.getByRole('link', { name: 'Ridge tent', exact: true }).click();
  await page.waitForURL(/\/product\/[\w-]+\/ridge-tent$/);
  await page.getByRole('heading', { name: 'Ridge tent', level: 1 }).waitFor();
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
});

test('a search of everything that finds no listing leads to products', async () => {
  const context = await openContext(browser());
  const address = `${siteOrigin}/search/v2/listing?text=sirop+d%E2%80%99%C3%A9rable`;
  const { page } = await watchPageIn(context, address);
  await page.locator('.shop-products-place').scrollIntoViewIfNeeded();
  const below = page.locator('bw-search').getByRole('region', { name: 'From shops' });
  await below.getByRole('link', { name: /^See / }).click();
  await page.waitForURL(/\/marketplace\?text=/);
  await page.locator('bw-products-search').getByRole('article').first().waitFor();
});
