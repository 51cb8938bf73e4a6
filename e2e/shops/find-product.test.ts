import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const phone = { locale: 'fr-CA', viewport: { width: 390, height: 844 } };

const search = (page: Page) => page.locator('bw-products-search');
const cards = (page: Page) => search(page).locator('article').getByRole('link');

test('on a phone in French: home → a misspelt word → a product of a shop → the cart', async () => {
  const { page, violations, errors } = await watchPage(browser(), `${siteOrigin}/fr`, phone);
  const home = page.locator('bw-home');
  await page.locator('bw-home:state(ready)').waitFor();
  await home.getByRole('combobox', { name: 'Catégorie' }).selectOption('Produits des boutiques');
  await home.getByRole('searchbox', { name: 'Quoi' }).fill('buttermlk lamp');
  await home.getByRole('button', { name: 'Chercher' }).click();

  await page.waitForURL(/\/fr\/marketplace\?text=buttermlk/);
  await search(page).getByText('Rien ne correspond exactement').waitFor();
  await page.goBack();
  await home.getByRole('searchbox', { name: 'Quoi' }).fill('xyzzy');
});

test.each([390, 768, 1440])('shots %i', async (width) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page } = await watchPage(browser(), `${siteOrigin}/marketplace`, {
      ...{ colorScheme, viewport: { width, height: 900 }, hasTouch: width < 500 },
    });
    const shot = async (name: string) => {
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `/tmp/shots/${name}-${width}-${colorScheme}.png` });
    };
    await cards(page).first().waitFor();
    await shot('all');
    await page.goto(`${siteOrigin}/marketplace?shelf=FURNITURE&in-stock&price=10..2000&near=Hamilton, ON`);
    await search(page).locator('.leaf-chips .chip').first().waitFor();
    await shot('shelf');
    await search(page).getByRole('button', { name: /Filters/ }).click();
    await search(page).getByRole('dialog').waitFor();
    await shot('sheet');
    if (colorScheme === 'dark') continue;
    for (const [name, query] of [['similar', 'text=buttermlk'], ['none', 'text=buttermlk qwertzu'], ['repair', 'text=sofaa&shelf=LIGHTING'], ['place', 'near=Atlantis'], ['fr', 'text=chair']] as const) {
      await page.goto(`${siteOrigin}${name === 'fr' ? '/fr' : ''}/marketplace?${query}`);
      await page.locator('bw-products-search:state(ready)').waitFor();
      await shot(name);
    }
    await page.goto(`${siteOrigin}/`);
    await page.locator('bw-home .tile').first().waitFor();
    await page.locator('bw-home .tile').nth(2).scrollIntoViewIfNeeded();
    await shot('home');
  }
});
