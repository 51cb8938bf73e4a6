import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { APIRequestContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { openMember } from '../accounts/open-account.ts';
import { useChromium, watchPageIn } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { openContext } from '../open-context.ts';
import { openShop, shopCall } from './shop-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const axe = (page: Page) => findFaults(new AxeBuilder({ page }).include('main'));

/** What a call is answered that no page of the colleague offers. */
async function forge(
  request: APIRequestContext,
  method: string,
  path: string,
  data?: object,
): Promise<number> {
  const headers = { origin: siteOrigin, 'sec-fetch-site': 'same-origin', 'x-boardwalk': '1' };
  const options = { method, headers, ...(data && { data }) };
  return (await request.fetch(siteOrigin + path, options)).status();
}

test('a colleague who may write edits a product, and does not reach payouts', async () => {
  const owner = await openContext(browser());
  const shop = await openShop(owner.request);
  const colleague = await openContext(browser());
  const { email } = await openMember(colleague.request, { firstName: 'Milo' });

  const rights = `${siteOrigin}/dashboard/listing/${shop.id}/permissions/shop`;
  const own = await watchPageIn(owner, rights);
  await own.page.getByRole('heading', { name: `Who may do what with “${shop.name}”` }).waitFor();
  await own.page.getByRole('button', { name: 'Invite a person' }).click();
  await own.page.getByRole('textbox', { name: 'E-mail address or username' }).fill(email);
  await own.page.getByRole('checkbox', { name: 'Edit and Manage' }).click();
  await own.page.getByRole('button', { name: 'Send the invitation' }).click();
  await own.page.getByText('Waits for an answer until').waitFor();
  expect(await own.violations()).toEqual([]);

  const { page, violations } = await watchPageIn(colleague, `${siteOrigin}/dashboard/invitations`);
  await page.getByRole('button', { name: `Accept the invitation to “${shop.name}”` }).click();
  await page.getByRole('link', { name: `Products of the shop “${shop.name}”` }).click();
  await page.waitForURL(`**/shop/${shop.id}/products`);
  await page.getByRole('button', { name: 'Edit “Chaise”' }).click();
  await page.waitForURL('**/product/edit?product=*');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Chaise à bascule');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('149.50');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByText('Saved.', { exact: true }).first().waitFor();
  // Who may write hides nothing: that is the right to delete.
  expect(await page.getByRole('button', { name: 'Hide it' }).count()).toBe(0);
  expect(await axe(page)).toEqual([]);

  const visitor = await openContext(browser());
  const seen = await watchPageIn(visitor, `${siteOrigin}/marketplace/shop/${shop.id}`);
  await seen.page.getByRole('link', { name: 'Chaise à bascule' }).waitFor();
  await seen.page.getByText('$149.50').first().waitFor();

  // The settings say what is not for them, and lead nowhere near it.
  await page.goto(`${siteOrigin}/dashboard/marketplace/shops/shop/${shop.id}/setting`);
  await page.getByText('Only people who administer the shop see its payouts.').waitFor();
  const editor = page.locator('bw-shop-editor');
  for (const name of [
    ...['Link your account', 'Begin an account', 'Finish it at the provider'],
    ...['Set as away', 'Take offline', 'Close for good', 'Who may do what'],
  ]) {
    const entries = editor.getByRole('button', { name }).or(editor.getByRole('link', { name }));
    expect(await entries.count(), name).toBe(0);
  }
  expect(await editor.getByText('paid out').count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  // The page of payments is their own, where they have none.
  await page.goto(`${siteOrigin}/dashboard/payment`);
  await page.locator('bw-payment-processors:state(ready)').waitFor();
  expect(await page.getByText(shop.accountId).count()).toBe(0);

  const { request } = colleague;
  const settings = await request.get(siteOrigin + shopCall(shop.id, '/settings'));
  const read = await settings.json();
  expect([read.account, JSON.stringify(read).includes(shop.accountId)]).toEqual([null, false]);
  const accounts = '/api/v1/stripe/oauth/accounts';
  const link = { account_id: shop.accountId };
  const grant = { userId: 1, permissions: ['administration'] };
  for (const [status, method, path, data] of [
    [403, 'POST', shopCall(shop.id, '/manage/payment/stripe'), link],
    [403, 'PUT', shopCall(shop.id), { shop: read.shop, state: 'draft' }],
    [403, 'PUT', shopCall(shop.id, '/taxes'), { isSmallSupplier: false, numbers: [] }],
    [403, 'DELETE', shopCall(shop.id)],
    [403, 'POST', shopCall(shop.id, '/permissions'), grant],
    [403, 'GET', shopCall(shop.id, '/permissions')],
    [404, 'POST', `${accounts}/${shop.accountId}/refresh`],
  ] as const) {
    expect(await forge(request, method, path, data), `${method} ${path}`).toBe(status);
  }
  const still = await owner.request.get(siteOrigin + shopCall(shop.id, '/settings'));
  expect(await still.json()).toMatchObject({
    state: 'open',
    account: { id: shop.accountId, payoutsEnabled: true },
  });
  expect(await violations()).toEqual([]);
});
