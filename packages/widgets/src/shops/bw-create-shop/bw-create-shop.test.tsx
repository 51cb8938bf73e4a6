import { paymentRedirectKey } from '@boardwalk/sdk-core/billing/connect/payment-redirect';
import { ownShop } from '@boardwalk/sdk-core/shops/own/own-shop.fixture';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { account, unfinishedProfile } from '../testing/seller.fixture.ts';
import table from './bw-create-shop.element.tsx';
import { accounts, create, field, fillIn, openCreation, submit } from './create-shop.fixture.ts';

registerElement(table);

test('a shop is created by its name and place, and its settings follow', async () => {
  localStorage.setItem(
    paymentRedirectKey,
    JSON.stringify({ action: 'shop_registration', at: Date.now() }),
  );
  const { api, led } = openCreation();
  await expect.element(words('It sells in Canadian dollars')).toBeVisible();
  expect(localStorage.getItem(paymentRedirectKey)).toBe(null);
  await expectAccessible(document.body);
  await expect.element(words(`${siteOrigin}/marketplace/shop/…`)).toBeVisible();
  await fillIn();
  await expect.element(field('Address of the shop')).toHaveValue('maple-birch');
  await expect.element(words(`${siteOrigin}/marketplace/shop/maple-birch`)).toBeVisible();
  await userEvent.click(submit);
  await expect
    .poll(() => led)
    .toEqual(['/dashboard/marketplace/shops/shop/maple-and-birch/setting']);
  const [sent = ''] = api.callsOf(create);
  expect(JSON.parse(sent.slice(create.length))).toMatchObject({
    id: 'maple-birch',
    shop: {
      name: 'Maple & Birch',
      place: { city: 'Hamilton', region: 'ON', country: 'CA', pin: null },
      pickup: null,
      hours: null,
      contact: { phone: null, email: null, website: null },
      handling: { from: 1, to: 3 },
      logo: null,
    },
  });
});

test('an address that somebody has typed is theirs, whatever the name becomes', async () => {
  openCreation();
  await userEvent.fill(field('Address of the shop'), 'Birch-House');
  await userEvent.fill(field('Name of the shop'), 'Maple & Birch');
  await expect.element(field('Address of the shop')).toHaveValue('birch-house');
  await userEvent.clear(field('Address of the shop'));
  await userEvent.fill(field('Name of the shop'), 'Café du Nord');
  await expect.element(field('Address of the shop')).toHaveValue('cafe-du-nord');
});

test.each([
  ['a b', 'Enter 3 to 40 small letters'],
  ['search', 'This address is not free.'],
])('the address “%s” is refused at its field', async (id, said) => {
  const { api } = openCreation();
  await fillIn();
  await userEvent.fill(field('Address of the shop'), id);
  await userEvent.click(submit);
  await expect.element(words(said)).toBeVisible();
  expect(api.callsOf(create)).toEqual([]);
});

test('an address that is taken is said at its field, and another one is sent', async () => {
  let isTaken = true;
  const { led } = openCreation({
    [create]: () => (isTaken ? problem('conflict', 'body.id') : ownShop),
  });
  await fillIn();
  await userEvent.click(submit);
  await expect
    .element(field('Address of the shop'))
    .toHaveAccessibleDescription('This address is not free. Please choose another one.');
  await expectAccessible(document.body);
  isTaken = false;
  await userEvent.fill(field('Address of the shop'), 'maple-and-birch');
  await userEvent.click(submit);
  await expect.poll(() => led).toHaveLength(1);
});

test('a shop of a Canadian account stands in Canada', async () => {
  const { api } = openCreation();
  await userEvent.fill(field('Name of the shop'), 'Maple & Birch');
  await userEvent.fill(role('combobox', { name: 'City' }), 'Buffalo');
  await userEvent.selectOptions(
    role('combobox', { name: 'Country', exact: true }),
    'United States',
  );
  await userEvent.selectOptions(role('combobox', { name: 'State' }), 'New York');
  await userEvent.click(submit);
  await expect
    .element(role('combobox', { name: 'Country', exact: true }))
    .toHaveAccessibleDescription('A shop stands in the country of its account.');
  expect(api.callsOf(create)).toEqual([]);
});

test('without an account it leads to the registration', async () => {
  openCreation({ [accounts]: [] });
  await expect
    .element(role('link', { name: 'Become a seller' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/marketplace/registration`);
  await expectAccessible(document.body);
});

test('an account that is not finished holds nobody up', async () => {
  openCreation({ [accounts]: [{ ...account, payoutsEnabled: false, required: ['documents'] }] });
  await expect.element(words('is not finished')).toBeVisible();
  await expect.element(role('link', { name: 'See the account' })).toBeVisible();
  await expect.element(submit).toBeVisible();
});

test('without a complete profile it leads there, and back', async () => {
  openCreation({ 'GET /user/profile': unfinishedProfile });
  await expect.element(words('Still missing: Phone number and City.')).toBeVisible();
  const query = new URLSearchParams({ 'return-to': '/dashboard/marketplace/createShop' });
  await expect
    .element(role('link', { name: 'Complete your profile' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/profile?${query}`);
});

test('a profile that has lost something meanwhile is said, and nothing is lost', async () => {
  openCreation({ [create]: problem('incomplete-profile') });
  await fillIn();
  await userEvent.click(submit);
  await expect.element(role('link', { name: 'Complete your profile' })).toBeVisible();
  await expect.element(field('Name of the shop')).toHaveValue('Maple & Birch');
});

test.each(['ltr', 'rtl'])('in French it fits into 358 px, %s', async (dir) => {
  await page.viewport(390, 800);
  const { element } = openCreation({}, { locale: 'fr-CA', dir });
  await expect.element(field('Nom de la boutique')).toBeVisible();
  await userEvent.click(role('checkbox', { name: 'Les acheteurs peuvent venir chercher' }));
  await userEvent.click(role('button', { name: 'Commencer par un texte proposé' }).first());
  await expect
    .element(field('Politique de retour'))
    .toHaveValue(expect.stringContaining('garantie légale au Québec'));
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  await expectAccessible(document.body);
});

test('a visitor is led to the sign-in', async () => {
  openCreation({ 'GET /user/': null, [accounts]: problem('unauthorized') });
  await expect.element(role('link', { name: 'Sign in' })).toBeVisible();
});
