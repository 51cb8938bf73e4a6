import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { signIn } from './account-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const search = `${siteOrigin}/search/v2/event`;
const password = 'boardwalk-demo';

test('a heart leads visitors to sign in; what is kept is there on every page, and with the next sign-in', async () => {
  const { page, violations } = await watchPage(browser(), search);
  const hearts = page.locator('bw-search').getByRole('button', { name: /^Favourite:/ });
  const heart = hearts.nth(1);
  const name = (await heart.getAttribute('aria-label')) ?? '';
  const same = page.getByRole('button', { name, exact: true });
  await heart.click();
  await page.waitForURL((url) => url.pathname === '/dashboard/login');
  await signIn(page, 'member', password);
  await page.waitForURL(search);

  await same.click();
  await page.locator('bw-topbar').getByText('Favourites: 1').first().waitFor({ state: 'attached' });
  await page.goto(`${siteOrigin}/dashboard/bookmarks`);
  const card = page.locator('bw-favourites').getByRole('link');
  await card.waitFor();
  // What stands around a page of one's own stays there.
  await card.click();
  await page.waitForURL(/\/event\/listing\/\d+/);
  expect(await page.locator('bw-drawer').count()).toBe(0);
  const onPage = page.locator('.listing-head').getByRole('button', { name: /^Favourite:/ });
  await expect.poll(() => onPage.getAttribute('aria-pressed')).toBe('true');

  await page.locator('bw-topbar').getByRole('link', { name: 'Sign Out' }).first().click();
  await page.getByText('Logout successful').waitFor();
  await page.goto(search);
  await expect.poll(() => same.getAttribute('aria-pressed')).toBe('false');

  await page.goto(`${siteOrigin}/dashboard/bookmarks`);
  await signIn(page, 'member', password);
  await page
    .locator('bw-favourites')
    .getByRole('button', { name: /^Favourite:/ })
    .click();
  await page.locator('bw-topbar').getByText('Favourites: 1').first().waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('You have no favourites yet.').waitFor();
  expect(await violations()).toEqual([]);
});
