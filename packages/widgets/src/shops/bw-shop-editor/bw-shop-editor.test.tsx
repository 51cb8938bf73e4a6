import { shopBody, shopSettings } from '@boardwalk/sdk-core/shops/own/own-shop.fixture';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-shop-editor.element.tsx';
import {
  field,
  link,
  openEditor,
  openShop,
  press,
  read,
  seenAgain,
} from './shop-editor.fixture.ts';

registerElement(table);

test('what it says is changed, and only what does not fit is said', async () => {
  const { bodies } = openEditor();
  await userEvent.fill(field('Name of the shop'), '');
  await press('Save changes');
  await expect.element(field('Name of the shop')).toHaveAccessibleDescription('Fill this in.');
  await userEvent.fill(field('Name of the shop'), 'Birch');
  await press('Save changes');
  await expect.element(words('Saved.')).toBeVisible();
  expect(bodies).toMatchObject([{ shop: { ...shopBody, name: 'Birch' } }]);
  expect(bodies[0]).not.toHaveProperty('state');
  await userEvent.fill(field('Name of the shop'), 'Oak');
  await press('Save changes');
  await expect.poll(() => bodies.map(({ shop }) => shop.name)).toEqual(['Birch', 'Oak']);
});

test('what somebody else has changed meanwhile is not overwritten unseen', async () => {
  const { bodies, byAnother } = openEditor();
  await userEvent.fill(field('Name of the shop'), 'Birch');
  byAnother({ shop: { ...shopBody, name: 'Oak', description: 'New.' } });
  seenAgain();
  await press('Save changes');
  await expect.element(words('Name of the shop: now Oak')).toBeVisible();
  await expect.element(words('Description: now New.')).toBeVisible();
  await expectAccessible(document.body);
  expect(bodies).toEqual([]);
  await expect.element(field('Name of the shop')).toHaveValue('Birch');
  await press('Save changes');
  await expect.poll(() => bodies.map(({ shop }) => shop.name)).toEqual(['Birch']);
  await expect.element(words('now Oak')).not.toBeInTheDocument();
});

test('a form that nobody types in follows what others change', async () => {
  const { byAnother } = openEditor();
  await expect.element(field('Name of the shop')).toHaveValue('Maple & Birch');
  byAnother({ shop: { ...shopBody, name: 'Oak' } });
  await expect
    .poll(() => {
      // It listens once it is painted.
      seenAgain();
      return field('Name of the shop').query();
    })
    .toHaveValue('Oak');
});

test('its owner links the account that they have', async () => {
  const unlinked: ShopSettings = {
    ...shopSettings,
    account: null,
    checklist: shopSettings.checklist.map(({ step }) => ({ step, isDone: false })),
  };
  const { api, toasts } = openEditor(unlinked, { [link]: shopSettings });
  await role('listitem').getByRole('button', { name: 'Link your account' }).click();
  await expect.poll(() => toasts).toEqual(['Your account is linked.']);
  expect(api.callsOf(link)).toEqual([`${link} {"account_id":"acct_1"}`]);
  await expect.element(words('Sales are paid out to an account in Canada')).toBeVisible();
});

test('an account that can’t be linked says why', async () => {
  openEditor({ ...shopSettings, account: null }, { [link]: problem('conflict') });
  await press('Link your account');
  await expect.element(role('alert')).toBeVisible();
});

test('an owner without an account is led to the registration', async () => {
  openEditor({ ...shopSettings, account: null }, { 'GET /stripe/oauth/accounts': [] });
  await expect
    .element(role('link', { name: 'Begin an account' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/marketplace/registration`);
});

test('who may only write changes neither its state nor its people, and sees no payouts', async () => {
  openEditor({
    ...openShop,
    isOwner: false,
    permissions: ['read', 'write'],
    account: null,
  });
  await expect.element(role('button', { name: 'Save changes' })).toBeVisible();
  await expect.element(words('Only people who administer the shop')).toBeVisible();
  expect(role('button', { name: 'Take offline' }).elements()).toEqual([]);
  expect(role('link', { name: 'Who may do what' }).elements()).toEqual([]);
});

test('who may only read changes nothing', async () => {
  openEditor({ ...shopSettings, isOwner: false, permissions: ['read'], account: null });
  await expect.element(words('You may look at this shop')).toBeVisible();
  await expect.element(field('Name of the shop')).toBeDisabled();
  expect(role('button', { name: 'Save changes' }).elements()).toEqual([]);
  expect(role('link', { name: 'Post a product' }).elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('its administrators are led to its people', async () => {
  openEditor(openShop);
  await expect
    .element(role('link', { name: 'Who may do what' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/listing/maple-and-birch/permissions/shop`);
});

test('a shop of others does not exist', async () => {
  openEditor(shopSettings, { [read]: problem('not-found') });
  await expect.element(words('There is no such shop.')).toBeVisible();
  await expectAccessible(document.body);
});

test('what can’t be loaded is tried again', async () => {
  let isDown = true;
  openEditor(shopSettings, { [read]: () => (isDown ? problem('internal') : shopSettings) });
  await expect.element(role('button', { name: 'Try again' })).toBeVisible();
  isDown = false;
  await press('Try again');
  await expect.element(field('Name of the shop')).toBeVisible();
});

test('a visitor is led to the sign-in', async () => {
  openEditor(shopSettings, { 'GET /user/': null, [read]: problem('unauthorized') });
  await expect.element(role('link', { name: 'Sign in' })).toBeVisible();
});

test.each(['ltr', 'rtl'])('in French it fits into 358 px, %s', async (dir) => {
  await page.viewport(390, 800);
  const { element } = openEditor(shopSettings, {}, { locale: 'fr-CA', dir });
  await expect.element(role('heading', { name: 'Avant l’ouverture de la boutique' })).toBeVisible();
  await expect.element(role('button', { name: 'Ouvrir la boutique' })).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  await expectAccessible(document.body);
});
