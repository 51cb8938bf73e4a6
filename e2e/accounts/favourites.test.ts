import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { confirm, fillInRegistration, signIn } from './account-steps.ts';
import { newPassword, openMemberElsewhere, signInByCall, uniqueName } from './open-account.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const search = `${siteOrigin}/search/v2/event`;

/** A heart that only shows after scrolling, and the search that it belongs to. */
async function scrollToHeart(page: Page) {
  const heart = page
    .locator('bw-search')
    .getByRole('button', { name: /^Favourite:/ })
    .nth(9);
  await heart.scrollIntoViewIfNeeded();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  return page.getByRole('button', { name, exact: true });
}

const placeOf = (page: Page) => page.evaluate(() => [location.href, Math.round(scrollY)]);

test('a heart asks a visitor over the page, and is set where they were; it is there with the next sign-in', async () => {
  const account = await openMemberElsewhere();
  const { page, violations } = await watchPage(browser(), `${search}?sort=newest`);
  const same = await scrollToHeart(page);
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
  const place = await placeOf(page);
  await same.click();
  const dialog = page.getByRole('dialog', { name: 'Keep this listing' });
  await dialog.waitFor();
  await signIn(page, account.username, account.password);
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => same.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => placeOf(page)).toEqual(place);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
  await page.locator('bw-topbar').getByText('Favourites: 1').first().waitFor({ state: 'attached' });
  await page.goto(`${siteOrigin}/dashboard/bookmarks`);
  const card = page.locator('bw-favourites').getByRole('link');
  await card.waitFor();
  // What stands around a page of one's own stays there.
  await card.click();
  await page.waitForURL(/\/event\/listing\/\d+/);
  await expect.poll(() => page.locator('bw-drawer').count()).toBe(0);
  const onPage = page.locator('.listing-head').getByRole('button', { name: /^Favourite:/ });
  await expect.poll(() => onPage.getAttribute('aria-pressed')).toBe('true');

  await page.locator('bw-topbar').getByRole('link', { name: 'Sign Out' }).first().click();
  await page.getByText('Logout successful').waitFor();
  await page.goto(`${search}?sort=newest`);
  await expect.poll(() => same.getAttribute('aria-pressed')).toBe('false');

  await signInByCall(page.request, account);
  await page.goto(`${siteOrigin}/dashboard/bookmarks`);
  await page
    .locator('bw-favourites')
    .getByRole('button', { name: /^Favourite:/ })
    .click();
  await page.locator('bw-topbar').getByText('Favourites: 1').first().waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('You have no favourites yet.').waitFor();
  expect(await violations()).toEqual([]);
});

test('on a phone a visitor registers for a heart, and the mail leads back to it, set', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const { page, violations } = await watchPage(browser(), `${search}?sort=newest`, phone);
  const same = await scrollToHeart(page);
  const [address] = await placeOf(page);
  await same.tap();
  const dialog = page.getByRole('dialog', { name: 'Keep this listing' });
  await dialog.getByRole('link', { name: 'Create an account' }).tap();
  const email = `${uniqueName()}@example.org`;
  await fillInRegistration(page, email, newPassword);
  await dialog.getByText('It leads back to this page').waitFor();

  // As the mail's reader does, in another tab of the same browser.
  const mailed = await page.context().newPage();
  // Of the two, whichever is notified of it first.
  const kept = page.context().waitForEvent('response', {
    predicate: (answer) => answer.url().includes('/listing/bookmark/'),
  });
  await confirm(mailed, email);
  await mailed.waitForURL(String(address));
  const heart = mailed.getByRole('button', {
    name: (await same.getAttribute('aria-label')) ?? '',
    exact: true,
  });
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => same.getAttribute('aria-pressed')).toBe('true');
  expect((await kept).status()).toBe(200);
  await mailed.goto(`${siteOrigin}/dashboard/bookmarks`);
  await expect.poll(() => mailed.locator('bw-favourites').getByRole('link').count()).toBe(1);
  expect(await violations()).toEqual([]);
});
