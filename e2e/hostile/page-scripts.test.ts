import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { pageScripts } from './page-scripts.ts';

const browser = useChromium();
const { barePage } = getProduct();

/** Beside those that a visitor meets on an embedding page; others of our own site load on none. */
const others = ['bw-home', 'bw-notice', 'bw-similar', 'bw-topbar'];

/** The embedding page, on which a script of its own runs before our loader. */
async function openAfter(script: string) {
  const watched = await watchPage(browser(), 'about:blank');
  const { page } = watched;
  await page.route('**/v1/boardwalk.js', async (route) => {
    const response = await route.fetch();
    const ours = await response.text();
    const told = 'window.ownNames = Object.getOwnPropertyNames(window);';
    await route.fulfill({ response, body: `(function () {${script}})();${told}${ours}` });
  });
  await page.goto(barePage);
  return watched;
}

/** Names on the window that were not there before our loader ran. */
function newNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const before: unknown = Reflect.get(window, 'ownNames');
    const names = Object.getOwnPropertyNames(window);
    return names.filter((name) => Array.isArray(before) && !before.includes(name));
  });
}

/** Searches, filters, looks at the map, opens a listing, asks for favourites and to sign in. */
async function useWidgets(page: Page): Promise<void> {
  const search = page.locator('bw-search');
  await search.locator('article').getByRole('link').first().waitFor();

  await search.getByRole('button', { name: /price/i }).first().click();
  const popover = search.locator('.popover:popover-open');
  await expect.poll(() => popover.evaluate(({ style }) => style.opacity)).toBe('1');
  expect((await popover.boundingBox())?.y).toBeGreaterThan(50);
  await page.keyboard.press('Escape');

  await search.getByRole('button', { name: /^filters/i }).click();
  const sheet = search.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('With pictures').click();
  await sheet.locator('.dialog-footer .button-primary').click();
  await sheet.waitFor({ state: 'hidden' });
  await search.getByRole('button', { name: /with pictures/i }).waitFor();

  await search.getByRole('combobox', { name: 'Where' }).fill('Toronto');
  await search.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await search
    .getByText(/near Toronto/)
    .first()
    .waitFor();

  await search.getByRole('radio', { name: 'Map' }).click();
  await search.locator('.pin').first().waitFor();
  await search.getByRole('radio', { name: 'List' }).click();

  await search
    .locator('article')
    .getByRole('button', { name: /favourite/i })
    .first()
    .click();
  await search
    .locator('article')
    .getByText(/sign in/i)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');

  await search.locator('article').getByRole('link').first().click();
  const listing = page.locator('bw-listing');
  await listing.getByRole('heading').first().waitFor();
  await listing
    .getByRole('button', { name: /favourite/i })
    .first()
    .click();
  await listing
    .getByText(/sign in/i)
    .first()
    .waitFor();

  await page.evaluate(() => document.body.prepend(document.createElement('bw-sign-in')));
  await page
    .locator('body > bw-sign-in')
    .getByRole('button')
    .first()
    .waitFor({ state: 'attached' });
}

test.each(Object.entries(pageScripts))('widgets work on a page with %s', async (_, script) => {
  const { page, errors } = await openAfter(script);
  await useWidgets(page);
  expect(errors).toEqual([]);
});

test('our script and its widgets leave one name on the page', async () => {
  const { page } = await openAfter('');
  await useWidgets(page);
  await page.evaluate(async (tags) => {
    const boardwalk: { load(tag: string): Promise<unknown> } = Reflect.get(window, 'Boardwalk');
    await Promise.all(tags.map((tag) => boardwalk.load(tag)));
    document.body.append(...tags.map((tag) => document.createElement(tag)));
  }, others);
  await page.locator('bw-topbar:state(ready)').waitFor({ state: 'attached' });
  // The name that this test put there itself.
  expect(await newNames(page)).toEqual(['ownNames', 'Boardwalk']);
  const symbols = await page.evaluate(() => Object.getOwnPropertySymbols(window).map(String));
  expect(symbols.filter((symbol) => symbol.includes('boardwalk'))).toEqual([
    'Symbol(boardwalk.page)',
  ]);
});
