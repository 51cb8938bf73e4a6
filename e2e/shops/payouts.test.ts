import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPageIn } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { openContext } from '../open-context.ts';
import { linkIn, readMail } from '../outbox.ts';
import { controlProvider, openShop } from './shop-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const axe = (page: Page) => findFaults(new AxeBuilder({ page }).include('main'));
const phone = { viewport: { width: 390, height: 844 } };

/** A shop that sells, its settings in the browser of its owner, and its page in a stranger's. */
async function openBoth() {
  const owner = await openContext(browser(), phone);
  const shop = await openShop(owner.request);
  const settings = `${siteOrigin}/dashboard/marketplace/shops/shop/${shop.id}/setting`;
  const own = await watchPageIn(owner, settings);
  await own.page.getByText('Everybody sees the shop.', { exact: true }).waitFor();
  const stranger = await openContext(browser(), phone);
  const seen = await watchPageIn(stranger, `${siteOrigin}/marketplace/shop/${shop.id}`);
  await seen.page.getByRole('link', { name: 'Chaise' }).waitFor();
  const sayAway = seen.page.getByText('The shop takes no orders now.');
  expect(await sayAway.count()).toBe(0);
  const mailed = () => readMail(owner.request, shop.email);
  return { shop, own, seen, sayAway, mailed };
}

test('the account loses payouts → the shop is away, and says why → it comes back', async () => {
  const { shop, own, seen, sayAway, mailed } = await openBoth();
  const account = shop.accountId;
  const due = 'individual.verification.document';
  await controlProvider('account', { account, payouts: 'off', due });

  // The page that stands open follows what the provider reports.
  await own.page
    .getByText('The account at the payment provider can’t be paid at the moment.')
    .waitFor();
  await own.page.getByText('Everybody sees the shop, and nobody can order.').waitFor();
  await own.page.getByText('It can’t be paid yet.').waitFor();
  await expect.poll(mailed).toContain('does not pay your account');
  expect(await axe(own.page)).toEqual([]);
  await seen.page.reload();
  await sayAway.waitFor();
  await seen.page.getByRole('link', { name: 'Chaise' }).press('Enter');
  await seen.page.getByText(`${shop.name} takes no orders now.`).first().waitFor();

  // What is due stands where the mail leads.
  await own.page.goto(linkIn(await mailed(), '/dashboard/marketplace/registration'));
  await own.page.getByText('Documents', { exact: true }).waitFor();
  await own.page.goBack();
  await controlProvider('account', { account, payouts: 'on' });
  await own.page.getByText('Everybody sees the shop.', { exact: true }).waitFor();
  await expect.poll(mailed).toContain('can be paid again');
  await seen.page.goto(`${siteOrigin}/marketplace/shop/${shop.id}`);
  await seen.page.getByRole('link', { name: 'Chaise' }).waitFor();
  expect(await sayAway.count()).toBe(0);
  expect([await own.violations(), await seen.violations()]).toEqual([[], []]);
});

test('the account is disconnected → the shop is away → another is begun and linked', async () => {
  const { shop, own, seen, sayAway, mailed } = await openBoth();
  await controlProvider('access', { account: shop.accountId, access: 'revoked' });
  await own.page.getByText('The payment provider has disconnected its account.').waitFor();
  await own.page.getByText('No account is linked.').waitFor();
  await expect.poll(mailed).toContain('no longer connected to your account');
  expect(await axe(own.page)).toEqual([]);
  await seen.page.reload();
  await sayAway.waitFor();

  const settings = own.page.url();
  await own.page.getByRole('link', { name: 'Begin an account' }).first().click();
  await own.page.locator('bw-seller-registration:state(ready)').waitFor();
  await own.page.getByRole('button', { name: 'Begin at the provider' }).first().press('Enter');
  await own.page.waitForURL('**/onboarding/**');
  await own.page.locator('button[value=complete]').press('Enter');
  await own.page.waitForURL(`${siteOrigin}/dashboard/**`);
  await own.page.goto(settings);
  await own.page.getByRole('button', { name: 'Link your account' }).first().press('Enter');
  await own.page.getByText('Everybody sees the shop.', { exact: true }).waitFor();
  await seen.page.reload();
  await seen.page.getByRole('link', { name: 'Chaise' }).waitFor();
  expect(await sayAway.count()).toBe(0);
});
