import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { signIn } from '../accounts/account-steps.ts';
import { openMemberElsewhere } from '../accounts/open-account.ts';
import { goOn } from '../accounts/pop-up-steps.ts';
import { useChromium, watchPageIn } from '../embedding-page.ts';
import { openContext } from '../open-context.ts';

const browser = useChromium();
const { merchantOrigin, siteOrigin } = getProduct();
const cart = `${siteOrigin}/dashboard/marketplace/cart`;

const line = (page: Page, title: string) =>
  page.locator('bw-cart').getByRole('link', { name: title });
const add = (page: Page) =>
  page.locator('bw-add-to-cart').getByRole('button', { name: 'Add to cart' });

/** Puts the product of a page into the cart. */
async function addFrom(page: Page, path: string): Promise<string> {
  await page.goto(siteOrigin + path);
  const title = page.locator('bw-product').getByRole('heading', { level: 1 });
  await title.waitFor();
  await add(page).click();
  await page.locator('bw-add-to-cart').getByText('Added to your cart.').waitFor();
  return (await title.textContent()) ?? '';
}

test('what a visitor puts into their cart from two shops is there after they sign in', async () => {
  const account = await openMemberElsewhere();
  const context = await openContext(browser());
  const { page, violations } = await watchPageIn(context, siteOrigin);
  const titles = [
    await addFrom(page, '/product/escarpment-furniture/care-kit-for-oiled-wood'),
    await addFrom(page, '/product/harbour-street-outfitters/field-guides-boxed'),
  ];
  await page.locator('bw-topbar').getByText('Cart: 2').first().waitFor({ state: 'attached' });
  await page.goto(cart);
  for (const title of titles) await line(page, title).waitFor();
  await page.reload();
  for (const title of titles) await line(page, title).waitFor();
  await page.locator('bw-cart').getByText('You pay 2 times').waitFor();

  await page.locator('bw-cart').getByRole('button', { name: 'Check out' }).click();
  await page.waitForURL(/step=checkout$/);
  await page.locator('bw-cart').getByRole('button', { name: 'Sign in' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username or e-mail').fill(account.username);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('bw-cart').getByRole('link', { name: 'Back to the cart' }).click();
  for (const title of titles) await line(page, title).waitFor();
  // A member’s cart is theirs in any browser; at sign-out this one has nothing of it.
  await page.locator('bw-topbar').getByRole('link', { name: 'Sign Out' }).first().click();
  await page.getByText('Logout successful').waitFor();
  await page.goto(cart);
  await page.getByText('Your cart is empty.').waitFor();
  expect(await violations()).toEqual([]);
});

test('on a merchant’s own page a visitor signs in by the first press, and has one cart on both', async () => {
  const account = await openMemberElsewhere();
  const context = await openContext(browser());
  const { page, violations } = await watchPageIn(
    context,
    `${merchantOrigin}/product?id=care-kit-for-oiled-wood`,
  );
  await add(page).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Sign in with Boardwalk' }).click();
  const popup = await opened;
  await signIn(popup, account.username, account.password);
  await popup.getByRole('button', goOn).click();
  await page.locator('bw-add-to-cart').getByText('Added to your cart.').waitFor();
  expect(await violations()).toEqual([]);
  await page.goto(cart);
  await expect.poll(() => line(page, 'Care kit for oiled wood').count()).toBe(1);
});
