import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import {
  countFavourites,
  keepByRegistering,
  phone,
  pickOnMap,
  pricesOf,
  searchAround,
  visitWords,
} from './visit-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const words = visitWords.en;

test('a visitor finds a home for sale, and keeps one of the list by registering', async () => {
  const { page, violations, errors } = await watchPage(browser(), `${siteOrigin}/`, {
    ...phone,
    locale: 'en-CA',
  });
  expect(await page.locator('bw-language-offer').count()).toBe(0);
  await searchAround(page, words, { typed: 'L8P', offer: 'For sale' });
  expect(new URL(page.url()).pathname).toBe('/search/v2/property');
  await page.getByRole('heading', { name: 'Properties for sale near L8P, Hamilton, ON' }).waitFor();
  await page
    .getByRole('status')
    .getByText(/^[\d,]+ properties for sale near L8P, Hamilton, ON/)
    .waitFor();
  // A price of rent has its period: "/mo", "a month".
  const isSale = (price: string | null) => /^\$[\d,]+[^/]*$/.test(price ?? '');
  await expect.poll(() => pricesOf(page)).toSatisfy((prices) => prices.every(isSale));

  const list = page.url();
  const card = await pickOnMap(page, words);
  expect(await card.locator('.price').textContent()).toSatisfy(isSale);
  await page.locator('bw-search').getByRole('button', { name: 'List', exact: true }).tap();
  await page.waitForURL(list);

  const hearts = (shown: Page) =>
    shown.locator('bw-search').getByRole('button', { name: words.heart });
  await hearts(page).nth(5).scrollIntoViewIfNeeded();
  const name = (await hearts(page).nth(5).getAttribute('aria-label')) ?? '';
  await keepByRegistering(page, words, (shown) => shown.getByRole('button', { name, exact: true }));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await countFavourites(page, '/dashboard/bookmarks')).toBe(1);
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
});
