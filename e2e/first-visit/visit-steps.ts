import { getProduct } from '@boardwalk/tools/testing/product';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { confirm, fillInRegistration, registrationWords } from '../accounts/account-steps.ts';
import { newPassword, uniqueName } from '../accounts/open-account.ts';

const { siteOrigin } = getProduct();

/** On it the map jumps rather than flies. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** What a visitor reads and presses on the way, by language. */
export const visitWords = {
  en: {
    ...registrationWords.en,
    category: 'Category',
    properties: 'Properties',
    where: 'Where',
    search: 'Search',
    offer: 'Sale or rent',
    map: 'Map',
    group: /^Zoom in on/,
    heart: /^Favourite:/,
    keep: 'Keep this listing',
    register: 'Create an account',
  },
  fr: {
    ...registrationWords.fr,
    category: 'Catégorie',
    properties: 'Propriétés',
    where: 'Où',
    search: 'Chercher',
    offer: 'Vente/location',
    map: 'Carte',
    group: /^Zoomer sur/,
    heart: /^Favori/,
    keep: 'Garder cette annonce',
    register: 'Créer un compte',
  },
} as const;
type Words = (typeof visitWords)['en' | 'fr'];

/** From the home page to what is sold or let around a postal code, as it is typed. */
export async function searchAround(
  page: Page,
  words: Words,
  { typed, offer }: { readonly typed: string; readonly offer: string },
): Promise<void> {
  const home = page.locator('bw-home');
  await home.getByRole('combobox', { name: words.category }).selectOption(words.properties);
  await home.getByRole('combobox', { name: words.where }).fill(typed);
  await page.getByRole('option', { name: 'L8P, Hamilton, Ontario, Canada' }).tap();
  await home.getByRole('button', { name: words.search }).tap();
  const search = page.locator('bw-search');
  await search.getByRole('combobox', { name: words.offer }).selectOption(offer);
  await page.waitForURL(/\/search\/v2\/property\?.*saleType/);
}

/** Returns what the cards of the list cost, as a screen reader reads it out. */
export async function pricesOf(page: Page): Promise<readonly string[]> {
  const prices = page.locator('bw-search article .price');
  await prices.first().waitFor();
  return prices.allTextContents();
}

/** Opens the map, a group in its middle, and a pin of it; answers the card that comes. */
export async function pickOnMap(page: Page, words: Words): Promise<Locator> {
  const search = page.locator('bw-search');
  await search.getByRole('button', { name: words.map, exact: true }).tap();
  await page.waitForURL(/view=map/);
  const group = await nearestPin(page, (name) => words.group.test(name));
  await group.tap();
  await group.waitFor({ state: 'detached' });
  const pin = await nearestPin(page, (name) => !words.group.test(name));
  await pin.tap();
  const card = search.getByRole('dialog').getByRole('article').first();
  await card.waitFor();
  return card;
}

/** The pin nearest to the middle of the map, of those that show whole: what a finger goes for. */
async function nearestPin(page: Page, isWanted: (name: string) => boolean): Promise<Locator> {
  const map = page.locator('bw-search .leaflet-container');
  let name: string | undefined;
  await expect
    .poll(async () => {
      const shown = await map.locator('.pin').evaluateAll(listShown);
      name = shown.find(isWanted);
      return name;
    })
    .toBeDefined();
  return map.getByRole('button', { name: name ?? '', exact: true }).first();
}

/** Names of the pins that nothing covers, from the middle of the map outwards; runs in the page. */
function listShown(pins: readonly Element[]): string[] {
  const map = pins[0]?.closest('.leaflet-container')?.getBoundingClientRect();
  if (!map) return [];
  const middle = { x: map.x + map.width / 2, y: map.y + map.height / 2 };
  return pins
    .map((pin) => {
      const box = pin.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      // The widget's shadow root, which is where the pin is found by its place.
      const at = (pin.getRootNode() as ShadowRoot).elementFromPoint(x, y);
      return { pin, isShown: pin.contains(at), away: Math.hypot(x - middle.x, y - middle.y) };
    })
    .filter(({ isShown }) => isShown)
    .sort((one, other) => one.away - other.away)
    .map(({ pin }) => pin.ariaLabel ?? '');
}

/** Where a visitor is: address and how far the page is scrolled. */
export const placeOf = (page: Page) => page.evaluate(() => [location.href, Math.round(scrollY)]);

/**
 * Plays a visitor who presses a heart, is prompted over the page, registers there and follows the
 * mail in another tab: in both the heart is set, the first is where it was, and the second shows
 * the heart.
 */
export async function keepByRegistering(
  page: Page,
  words: Words,
  heartOn: (page: Page) => Locator,
): Promise<void> {
  const heart = heartOn(page);
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
  const place = await placeOf(page);
  await heart.tap();
  const dialog = page.getByRole('dialog', { name: words.keep });
  await dialog.getByRole('link', { name: words.register }).tap();
  const email = `${uniqueName()}@example.org`;
  await fillInRegistration(page, email, newPassword, words);
  await expect.poll(() => placeOf(page)).toEqual(place);

  const mailed = await page.context().newPage();
  await confirm(mailed, email, words);
  await mailed.waitForURL(String(place[0]));
  await expect.poll(() => heartOn(mailed).getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => isInWindow(heartOn(mailed))).toBe(true);
  await mailed.close();

  // A tab is shown again as another closes; a browser without windows does not say so.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => placeOf(page)).toEqual(place);
}

function isInWindow(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const { top, bottom } = shown.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

/** Counts the bookmarks of the signed-in member, by the address of their page. */
export async function countFavourites(page: Page, path: string): Promise<number> {
  await page.goto(siteOrigin + path);
  const cards = page.locator('bw-favourites').getByRole('link');
  await cards.first().waitFor();
  return cards.count();
}
