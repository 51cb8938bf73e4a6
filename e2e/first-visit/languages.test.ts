import { getProduct } from '@boardwalk/tools/testing/product';
import type { Locator, Page } from 'playwright';
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

const visits = [
  {
    ...{ language: 'English', what: 'a home for sale', from: 'the list' },
    ...{ locale: 'en-CA', prefix: '', words: visitWords.en, arrive: seeNoOffer },
    ...{ typed: 'L8P', offer: 'For sale', keep: keepOfList },
    heading: 'Properties for sale near L8P, Hamilton, ON',
    count: /^[\d,]+ properties for sale near L8P, Hamilton, ON/,
    // A price of rent has its period: "/mo", "a month".
    price: /^\$[\d,]+[^/]*$/,
  },
  {
    ...{ language: 'French', what: 'a rental', from: 'the map' },
    ...{ locale: 'fr-CA', prefix: '/fr', words: visitWords.fr, arrive: seeFrench },
    ...{ typed: 'l8p 1a1', offer: 'À louer', keep: keepOfMap },
    heading: 'Propriétés à louer près de L8P, Hamilton, ON',
    count: /^[\d\s]+ propriétés à louer près de L8P, Hamilton, ON/,
    price: /par mois/,
  },
] as const;

test.each(visits)(
  'a visitor on a phone finds $what in $language, and keeps one of $from by registering',
  async (visit) => {
    const { words, prefix, price } = visit;
    const { page, violations, errors } = await watchPage(browser(), `${siteOrigin}/`, {
      ...phone,
      locale: visit.locale,
    });
    await visit.arrive(page);
    await searchAround(page, words, visit);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/search/v2/property`);
    await page.getByRole('heading', { name: visit.heading }).waitFor();
    await page.getByRole('status').getByText(visit.count).waitFor();
    await expect
      .poll(() => pricesOf(page))
      .toSatisfy((prices) => prices.every((shown: string) => price.test(shown)));

    const list = page.url();
    const card = await pickOnMap(page, words);
    const box = await page.locator('bw-search .search-map').boundingBox();
    expect([box?.x, box?.width]).toEqual([0, 390]);
    expect(await card.locator('.price').textContent()).toMatch(price);
    await visit.keep({ page, card, list });
    expect(await countFavourites(page, `${prefix}/dashboard/bookmarks`)).toBe(1);
    expect(await violations()).toEqual([]);
    expect(errors).toEqual([]);
  },
);

async function seeNoOffer(page: Page): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe('en-CA');
  expect(await page.locator('bw-language-offer').count()).toBe(0);
}

/** Whose browser asks for French is met in it. */
async function seeFrench(page: Page): Promise<void> {
  expect(page.url()).toBe(`${siteOrigin}/fr`);
  expect(await page.locator('bw-language-offer').count()).toBe(0);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr-CA');
  await page.getByRole('heading', { name: /^Maisons, trouvailles/, level: 1 }).waitFor();
}

interface Found {
  readonly page: Page;
  /** The card of a pin, on the map. */
  readonly card: Locator;
  /** The address of the list, which the map was opened from. */
  readonly list: string;
}

/** From the card of the map back to the list, whose sixth heart is pressed. */
async function keepOfList({ page, list }: Found): Promise<void> {
  const words = visitWords.en;
  await page.locator('bw-search').getByRole('button', { name: 'List', exact: true }).tap();
  await page.waitForURL(list);
  const heart = page.locator('bw-search').getByRole('button', { name: words.heart }).nth(5);
  await heart.scrollIntoViewIfNeeded();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await keepByRegistering(page, words, (shown) => shown.getByRole('button', { name, exact: true }));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
}

/** From the card of the map to its listing, whose heart is pressed, and back. */
async function keepOfMap({ page, card }: Found): Promise<void> {
  const words = visitWords.fr;
  const price = String(await card.locator('.price').textContent());
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
}
