import {
  createPaymentRedirect,
  paymentRedirectKey,
} from '@boardwalk/sdk-core/billing/connect/payment-redirect';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-provider-return.element.tsx';

registerElement(table);

const accounts = 'GET /stripe/oauth/accounts';
const refresh = 'POST /stripe/oauth/accounts/acct_1/refresh';
const account = {
  id: 'acct_1',
  country: 'CA',
  currency: 'CAD',
  chargesEnabled: true,
  payoutsEnabled: true,
  detailsSubmitted: true,
  required: [],
  readAt: '2026-11-01T17:00:00.000Z',
};
const [shop, partner, profile] = [
  `${siteOrigin}/dashboard/marketplace/createShop`,
  `${siteOrigin}/dashboard/manager-account`,
  `${siteOrigin}/dashboard/profile`,
];

function open(answers: object = {}, attributes = {}) {
  const opened = openWidget('bw-provider-return', attributes, {
    [accounts]: [account],
    [refresh]: account,
    ...answers,
  });
  const led: string[] = [];
  opened.element.addEventListener('bw-provider-returned', (event) => {
    event.preventDefault();
    led.push((event as CustomEvent).detail.href);
  });
  return { ...opened, led };
}

const keep = (action: string, at = Date.now()) =>
  localStorage.setItem(paymentRedirectKey, JSON.stringify({ action, at }));

test('whoever registers a shop goes on there, and the key stays for that page', async () => {
  createPaymentRedirect({ now: () => Date.now() }).set('shop_registration');
  const { led, api } = open();
  await expect.poll(() => led).toEqual([shop]);
  expect(localStorage.getItem(paymentRedirectKey)).toContain('shop_registration');
  expect(api.callsOf(refresh)).toHaveLength(1);
});

test('an owner of a shop comes back to what selling takes, and the key is cleared', async () => {
  createPaymentRedirect({ now: () => Date.now() }).set('shop_account');
  const { led } = open();
  await expect.poll(() => led).toEqual([`${siteOrigin}/dashboard/marketplace/registration`]);
  expect(localStorage.getItem(paymentRedirectKey)).toBeNull();
});

test('whoever applies as a partner goes on there, and the key is cleared', async () => {
  createPaymentRedirect({ now: () => Date.now() }).set('partner_application');
  const { led } = open();
  await expect.poll(() => led).toEqual([partner]);
  expect(localStorage.getItem(paymentRedirectKey)).toBeNull();
});

test.each([
  ['none', () => undefined],
  ['another action', () => keep('payment_processors')],
  ['what is no action', () => keep('https://evil.example')],
  ['rubbish', () => localStorage.setItem(paymentRedirectKey, '{"action":')],
  ['one of two days ago', () => keep('shop_registration', Date.now() - 2 * 86_400_000)],
])('%s leads to the profile, and is cleared', async (_, prepare) => {
  prepare();
  const { led } = open();
  await expect.poll(() => led).toEqual([profile]);
  expect(localStorage.getItem(paymentRedirectKey)).toBeNull();
});

test('whoever has no account goes on as well', async () => {
  const { led } = open({ [accounts]: [] });
  await expect.poll(() => led).toEqual([profile]);
});

test('whoever reads French goes on in French', async () => {
  const { led } = open({}, { locale: 'fr-CA' });
  await expect.poll(() => led).toEqual([`${siteOrigin}/fr/dashboard/profile`]);
});

test('while the provider is out of reach it is said; trying again goes on', async () => {
  let isDown = true;
  const { led } = open({ [refresh]: () => (isDown ? problem('unavailable') : account) });
  await expect.element(role('button', { name: 'Try again' })).toBeVisible();
  expect(led).toEqual([]);
  await expectAccessible(document.body);
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.poll(() => led).toEqual([profile]);
});

test('nobody has to wait', async () => {
  createPaymentRedirect({ now: () => Date.now() }).set('partner_application');
  const { led } = open({ [refresh]: () => new Promise(() => undefined) });
  await expect.element(words('You go on in a moment')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Go on without waiting' }));
  expect(led).toEqual([partner]);
});

test('a visitor is asked to sign in, and the key stays', async () => {
  keep('partner_application');
  const { led } = open({ [accounts]: problem('unauthorized') });
  await expect.element(role('link', { name: 'Sign in' })).toBeVisible();
  expect(led).toEqual([]);
  expect(localStorage.getItem(paymentRedirectKey)).toContain('partner_application');
});
