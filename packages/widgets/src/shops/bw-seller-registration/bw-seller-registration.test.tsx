import { paymentRedirectKey } from '@boardwalk/sdk-core/billing/connect/payment-redirect';
import { ownShop } from '@boardwalk/sdk-core/shops/own/own-shop.fixture';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { account, rosa, rosasProfile, unfinishedProfile } from '../testing/seller.fixture.ts';
import table from './bw-seller-registration.element.tsx';

registerElement(table);

const processors = 'GET /payment/processors';
const accounts = 'GET /stripe/oauth/accounts';
const shops = 'GET /marketplace/shop/';
const begin = 'POST /stripe/oauth/accounts';
const url = 'https://pay.example/onboarding';
const [toShop, toProfile] = ['Create your shop', 'Complete your profile'];

function open(answers: object = {}, attributes = {}) {
  const opened = openWidget('bw-seller-registration', attributes, {
    'GET /user/': rosa,
    'GET /user/profile': rosasProfile,
    [processors]: [{ name: 'stripe', isSetUp: true, isTest: true }],
    [accounts]: [],
    [shops]: { results: [], total: 0 },
    ...answers,
  });
  const led: string[] = [];
  opened.element.addEventListener('bw-provider-opened', (event) => {
    event.preventDefault();
    led.push((event as CustomEvent).detail.url);
  });
  return { ...opened, led };
}

const step = (name: string) => role('listitem').filter({ hasText: name });

test('a member reads what selling takes, and leaves for the provider by it', async () => {
  const { api, led } = open({ [begin]: { url } });
  await expect.element(role('heading', { name: 'Become a seller' })).toBeVisible();
  await expect.element(words('Opening a shop costs nothing.')).toBeVisible();
  await expect.element(step('A complete profile').getByText('Done')).toBeVisible();
  await expect.element(role('link', { name: toShop })).not.toBeInTheDocument();
  await expectAccessible(document.body);
  await userEvent.selectOptions(role('combobox', { name: 'Country' }), 'Australia');
  await userEvent.click(role('button', { name: 'Begin at the provider' }));
  await expect.poll(() => led).toEqual([url]);
  expect(api.callsOf(begin)).toEqual([`${begin} {"country":"AU","language":"en"}`]);
  expect(localStorage.getItem(paymentRedirectKey)).toContain('"action":"shop_registration"');
});

test('an owner finds their shops, and comes back here from the provider', async () => {
  const begun = {
    ...account,
    detailsSubmitted: false,
    payoutsEnabled: false,
    required: ['business'],
  };
  const { led } = open({
    [accounts]: [begun],
    [begin]: { url },
    [shops]: {
      results: [ownShop, { ...ownShop, id: 'old', name: 'Old', state: 'closed' }],
      total: 2,
    },
  });
  await expect
    .element(role('link', { name: ownShop.name }))
    .toHaveAttribute(
      'href',
      `${siteOrigin}/dashboard/marketplace/shops/shop/${ownShop.id}/setting`,
    );
  await expect.element(step('Your shop').getByText('Done')).toBeVisible();
  await expect.element(role('link', { name: 'Old' })).not.toBeInTheDocument();
  await expect.element(role('link', { name: 'Create another shop' })).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Continue at the provider' }));
  await expect.poll(() => led).toEqual([url]);
  expect(localStorage.getItem(paymentRedirectKey)).toContain('"action":"shop_account"');
});

test('the whole way is walked by keys', async () => {
  const { led } = open({ [begin]: { url } });
  await expect.element(role('combobox', { name: 'Country' })).toBeVisible();
  const country = role('combobox', { name: 'Country' });
  (country.element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe(role('button', { name: 'Begin at the provider' }).element());
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => led).toEqual([url]);
});

test('who has an account that can be paid goes straight on to the shop', async () => {
  open({ [accounts]: [account] });
  await expect
    .element(role('link', { name: toShop }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/marketplace/createShop`);
  await expect.element(step('An account').getByText('Done')).toBeVisible();
  await expect.element(role('button', { name: 'Begin at the provider' })).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('who left the provider half way goes on there in the same country, or creates the shop', async () => {
  const begun = { ...account, country: 'US', currency: 'USD', detailsSubmitted: false };
  const { api, led } = open({
    [accounts]: [{ ...begun, payoutsEnabled: false, required: ['business'] }],
    [begin]: { url },
  });
  await expect.element(words('You can create it now.')).toBeVisible();
  await expect.element(role('link', { name: toShop })).toBeVisible();
  await userEvent.click(role('button', { name: 'Continue at the provider' }));
  await expect.poll(() => led).toEqual([url]);
  expect(api.callsOf(begin)).toEqual([`${begin} {"country":"US","language":"en"}`]);
});

test('who has an incomplete profile reads what is missing, and comes back from there', async () => {
  open({ 'GET /user/profile': unfinishedProfile, [accounts]: [account] });
  await expect.element(words('Still missing: Phone number and City.')).toBeVisible();
  const query = new URLSearchParams({ 'return-to': '/dashboard/marketplace/registration' });
  await expect
    .element(role('link', { name: toProfile }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/profile?${query}`);
  await expect.element(role('link', { name: toShop })).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('what was finished in another tab shows as somebody comes back', async () => {
  let known: object[] = [];
  open({ [accounts]: () => known });
  await expect.element(role('button', { name: 'Begin at the provider' })).toBeVisible();
  known = [account];
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(role('link', { name: toShop })).toBeVisible();
});

test('while the provider is out of reach it says so, and nothing is stored', async () => {
  const { led } = open({ [begin]: problem('unavailable') });
  await userEvent.click(role('button', { name: 'Begin at the provider' }));
  await expect.element(role('alert')).toBeVisible();
  expect([led, localStorage.length]).toEqual([[], 0]);
});

test('where nothing is set up nobody can begin', async () => {
  open({ [processors]: [{ name: 'stripe', isSetUp: false, isTest: true }] });
  await expect.element(words('Not set up here')).toBeVisible();
  await expect.element(role('button')).not.toBeInTheDocument();
});

test('what can’t be loaded is tried again', async () => {
  let isDown = true;
  open({ [accounts]: () => (isDown ? problem('unavailable') : [account]) });
  await expect.element(role('button', { name: 'Try again' })).toBeVisible();
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(role('link', { name: toShop })).toBeVisible();
});

test('a visitor is led to the sign-in', async () => {
  open({ 'GET /user/': null, [accounts]: problem('unauthorized') });
  await expect.element(role('link', { name: 'Sign in' })).toBeVisible();
});

test.each(['ltr', 'rtl'])('in French it fits into 358 px, %s', async (dir) => {
  await page.viewport(390, 800);
  const { element } = open(
    { 'GET /user/profile': unfinishedProfile, [accounts]: [account] },
    { locale: 'fr-CA', dir },
  );
  await expect.element(role('heading', { name: 'Devenir vendeur' })).toBeVisible();
  await expect.element(role('link', { name: 'Compléter votre profil' })).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  await expectAccessible(document.body);
});
