import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import {
  countFavourites,
  keepByRegistering,
  phone,
  pickOnMap,
  placeOf,
  pricesOf,
  searchAround,
  visitWords,
} from './visit-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const words = visitWords.fr;

test('a French visitor finds a rental on the map of a phone, and keeps it by registering', async () => {
  const { page, violations, errors } = await watchPage(browser(), `${siteOrigin}/`, {
    ...phone,
    locale: 'fr-CA',
  });
  expect(await page.locator('html').getAttribute('lang')).toBe('en-CA');
  await page.locator('bw-language-offer').getByRole('link', { name: 'Lire en français' }).tap();
  await page.waitForURL(`${siteOrigin}/fr`);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr-CA');
  await page.getByRole('heading', { name: /^Maisons, trouvailles/, level: 1 }).waitFor();

  await searchAround(page, words, { typed: 'l8p 1a1', offer: 'À louer' });
  expect(new URL(page.url()).pathname).toBe('/fr/search/v2/property');
  await page
    .getByRole('heading', { name: 'Propriétés à louer près de L8P, Hamilton, ON' })
    .waitFor();
  await page
    .getByRole('status')
    .getByText(/^[\d\s]+ propriétés à louer près de L8P, Hamilton, ON/)
    .waitFor();
  await expect
    .poll(() => pricesOf(page))
    .toSatisfy((prices) => prices.every((price: string) => price.includes('par mois')));

  const card = await pickOnMap(page, words);
  const box = await page.locator('bw-search .search-map').boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 390]);
  const price = await card.locator('.price').textContent();
  expect(price).toContain('par mois');
  const map = page.url();
  await card.getByRole('link').first().tap();
  await page.waitForURL(/\/fr\/property\/listing\/\d+$/);
  const head = page.locator('.listing-head');
  await head.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('bw-listing .price').first().textContent()).toBe(price);

  await keepByRegistering(page, words, (shown) =>
    shown.locator('.listing-head').getByRole('button', { name: words.heart }),
  );

  await page.goBack();
  // The map as it was left, with the card that was opened.
  await card.waitFor();
  expect(await placeOf(page)).toEqual([map, 0]);
  expect(await card.locator('.price').textContent()).toBe(price);
  expect(await countFavourites(page, '/fr/dashboard/bookmarks')).toBe(1);
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
});
