import { shopBody, shopSettings } from '@boardwalk/sdk-core/shops/own/own-shop.fixture';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { account, rosa } from '../testing/seller.fixture.ts';
import table from './bw-shop-editor.element.tsx';

registerElement(table);

const path = '/marketplace/shop/maple-and-birch';
const [read, put, remove] = [`GET ${path}/settings`, `PUT ${path}`, `DELETE ${path}`];
const link = `POST ${path}/manage/payment/stripe`;
const allDone = shopSettings.checklist.map(({ step }) => ({ step, isDone: true }));
const openShop: ShopSettings = { ...shopSettings, state: 'open', active: true, checklist: allDone };
const home = `${siteOrigin}/dashboard/marketplace/shops/shop/maple-and-birch`;

/** A shop of the server, which takes changes of the version that it has. */
function open(first: ShopSettings = shopSettings, answers: object = {}, attributes = {}) {
  let settings = first;
  const bodies: { state?: string; away?: object; shop: { name: string } }[] = [];
  const opened = openWidget(
    'bw-shop-editor',
    { shop: 'maple-and-birch', ...attributes },
    {
      'GET /user/': rosa,
      'GET /payment/processors': [{ name: 'stripe', isSetUp: true, isTest: true }],
      'GET /stripe/oauth/accounts': [account],
      [read]: () => settings,
      [put]: ({ headers, body }: RequestInit) => {
        const version = new Headers(headers).get('if-match');
        if (version !== `"${settings.version}"`) return problem('precondition-failed');
        const sent = JSON.parse(String(body));
        bodies.push(sent);
        const { shop, state = settings.state, away = null } = sent;
        settings = {
          ...settings,
          ...{ shop, state, active: state !== 'draft', version: settings.version + 1 },
          away: away && { ...away, cause: 'owner' },
        };
        // A time that is still to come leaves it open.
        if (away && Date.parse(away.from) > Date.now()) settings = { ...settings, state: 'open' };
        return settings;
      },
      [remove]: () => {
        settings = { ...settings, state: 'closed', active: false };
        return null;
      },
      ...answers,
    },
  );
  return {
    ...opened,
    bodies,
    byAnother(change: Partial<ShopSettings>) {
      settings = { ...settings, ...change, version: settings.version + 1 };
    },
  };
}

const field = (name: string) => role('textbox', { name });
const press = (name: string) => userEvent.click(role('button', { name }));
const row = (name: string) => role('listitem').filter({ hasText: name });
const seenAgain = () => document.dispatchEvent(new Event('visibilitychange'));

test('what a shop lacks stands first, each with the way to it', async () => {
  open();
  await expect.element(role('heading', { name: 'Before the shop opens' })).toBeVisible();
  await expect.element(row('An account that can be paid').getByText('Done')).toBeInTheDocument();
  await expect
    .element(row('A way to ship').getByRole('link', { name: 'Add a shipping rate' }))
    .toHaveAttribute('href', `${home}/setting/PostShippingRate`);
  await expect
    .element(role('link', { name: 'Post a product' }))
    .toHaveAttribute('href', `${home}/product/post`);
  await expect.element(words(`${siteOrigin}/marketplace/shop/maple-and-birch`)).toBeVisible();
  await expectAccessible(document.body);
  await press('Write it');
  await expect.poll(focused).toBe(field('Return policy').element());
  await press('Offer pickup');
  await expect.poll(focused).toBe(role('checkbox', { name: 'Buyers can pick up' }).element());
});

test('a shop that lacks something does not open, and says why', async () => {
  const { api } = open();
  await expect.element(role('button', { name: 'Open the shop' })).toBeVisible();
  // It takes the press, and says what is missing.
  await role('button', { name: 'Open the shop' }).click({ force: true });
  await expectText(role('alert'), 'once everything in the list above');
  expect(api.callsOf(put)).toEqual([]);
});

test('a shop that lacks nothing opens by one press, and the list goes', async () => {
  const { bodies, toasts } = open({ ...shopSettings, checklist: allDone });
  await expect.element(words('Everything is there')).toBeVisible();
  await press('Open the shop');
  await expect.poll(() => toasts).toEqual(['The shop is open.']);
  expect(bodies).toMatchObject([{ state: 'open', shop: { name: 'Maple & Birch' } }]);
  await expect.element(role('heading', { name: 'Before the shop opens' })).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('what the server knows to be missing is shown, and the list is read again', async () => {
  let isRead = 0;
  open(
    { ...shopSettings, checklist: allDone },
    {
      [read]: () => {
        isRead += 1;
        return isRead === 1 ? { ...shopSettings, checklist: allDone } : shopSettings;
      },
      [put]: problem('conflict'),
    },
  );
  await press('Open the shop');
  await expect.element(role('alert')).toBeVisible();
  await expect.element(role('button', { name: 'Write it' })).toBeVisible();
});

test('a shop goes away from when until when with a message, and comes back', async () => {
  const { bodies, toasts } = open(openShop);
  await openDialogBy(role('button', { name: 'Set as away' }));
  await expectAccessible(document.body);
  await userEvent.fill(page.getByLabelText('From', { exact: false }).last(), '2026-01-05T09:00');
  await userEvent.fill(page.getByLabelText('Until'), '2026-01-01T09:00');
  await press('Save the times');
  await expect.element(words('Choose a time after the beginning.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Until'), '2199-01-12T09:00');
  await userEvent.fill(field('Message to buyers'), 'We are at a fair.');
  await press('Save the times');
  await expect.poll(() => toasts).toEqual(['The times are saved.']);
  expect(bodies[0]).toMatchObject({ state: 'away', away: { message: 'We are at a fair.' } });
  expect(JSON.stringify(bodies[0]?.away)).toMatch(/"from":"2026-01-0\dT\d\d:00:00\.000Z"/);
  await expect.element(words('Buyers read: We are at a fair.')).toBeVisible();
  await press('Open again');
  await expect.poll(() => bodies.at(-1)?.state).toBe('open');
});

test('a shop that goes away later is open until then, and need not go', async () => {
  const { bodies } = open(openShop);
  await openDialogBy(role('button', { name: 'Set as away' }));
  await userEvent.fill(page.getByLabelText('From', { exact: false }).last(), '2199-01-05T09:00');
  await press('Save the times');
  await expect.element(words('Away from')).toBeVisible();
  await expect.element(words('Everybody sees the shop.')).toBeVisible();
  await press('Don’t go away');
  await expect.poll(() => bodies.at(-1)?.state).toBe('open');
});

test('a shop is taken offline after a question', async () => {
  const { bodies } = open(openShop);
  await openDialogBy(role('button', { name: 'Take offline' }));
  await role('dialog').getByRole('button', { name: 'Take offline' }).click();
  await expect.poll(() => bodies.at(-1)?.state).toBe('draft');
  await expect.element(role('button', { name: 'Open the shop' })).toBeVisible();
});

test('a shop is closed for good after a question, and nothing of it can be changed then', async () => {
  const { api, toasts } = open(openShop);
  await openDialogBy(role('button', { name: 'Close for good' }));
  await expectText(role('dialog'), 'Close Maple & Birch for good?');
  await role('dialog').getByRole('button', { name: 'Close for good' }).click();
  await expect.poll(() => toasts).toEqual(['The shop is closed.']);
  expect(api.callsOf(remove)).toHaveLength(1);
  await expect.element(words('Closed for good')).toBeVisible();
  await expect.element(field('Name of the shop')).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('a shop with open orders is not closed, and the dialog says why', async () => {
  open(openShop, { [remove]: problem('conflict') });
  await openDialogBy(role('button', { name: 'Close for good' }));
  await role('dialog').getByRole('button', { name: 'Close for good' }).click();
  await expect.element(role('dialog').getByRole('alert')).toBeVisible();
});

test('what it says is changed, and only what does not fit is said', async () => {
  const { bodies } = open();
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
  const { bodies, byAnother } = open();
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
  const { byAnother } = open();
  await expect.element(field('Name of the shop')).toHaveValue('Maple & Birch');
  byAnother({ shop: { ...shopBody, name: 'Oak' } });
  seenAgain();
  await expect.element(field('Name of the shop')).toHaveValue('Oak');
});

test('what is typed stays while the shop opens, and is saved afterwards', async () => {
  const { bodies } = open({ ...shopSettings, checklist: allDone });
  await userEvent.fill(field('Name of the shop'), 'Birch');
  await press('Open the shop');
  await expect.poll(() => bodies).toMatchObject([{ shop: { name: 'Maple & Birch' } }]);
  await expect.element(field('Name of the shop')).toHaveValue('Birch');
  await press('Save changes');
  await expect.poll(() => bodies.at(-1)?.shop.name).toBe('Birch');
});

test('a state that was changed by somebody else is not changed, and it says so', async () => {
  const { byAnother, bodies } = open({ ...shopSettings, checklist: allDone });
  await expect.element(role('button', { name: 'Open the shop' })).toBeVisible();
  byAnother({ shop: { ...shopBody, name: 'Oak' } });
  await press('Open the shop');
  await expectText(role('alert'), 'Somebody else has changed the shop');
  expect(bodies).toEqual([]);
});

test('its owner links the account that they have', async () => {
  const unlinked: ShopSettings = {
    ...shopSettings,
    account: null,
    checklist: shopSettings.checklist.map(({ step }) => ({ step, isDone: false })),
  };
  const { api, toasts } = open(unlinked, { [link]: shopSettings });
  await role('listitem').getByRole('button', { name: 'Link your account' }).click();
  await expect.poll(() => toasts).toEqual(['Your account is linked.']);
  expect(api.callsOf(link)).toEqual([`${link} {"account_id":"acct_1"}`]);
  await expect.element(words('Sales are paid out to an account in Canada')).toBeVisible();
});

test('an account that can’t be linked says why', async () => {
  open({ ...shopSettings, account: null }, { [link]: problem('conflict') });
  await press('Link your account');
  await expect.element(role('alert')).toBeVisible();
});

test('an owner without an account is led to the registration', async () => {
  open({ ...shopSettings, account: null }, { 'GET /stripe/oauth/accounts': [] });
  await expect
    .element(role('link', { name: 'Begin an account' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/marketplace/registration`);
});

test('a shop that is away by its account says so, and can’t be opened by hand', async () => {
  open({
    ...openShop,
    state: 'away',
    away: { from: '2026-01-01T12:00:00.000Z', until: null, message: '', cause: 'account' },
    account: { id: 'acct_1', country: 'CA', payoutsEnabled: false },
    checklist: shopSettings.checklist.map(({ step }) => ({ step, isDone: step !== 'account' })),
  });
  await expect.element(words('can’t be paid at the moment')).toBeVisible();
  await expect.element(role('heading', { name: 'Still missing' })).toBeVisible();
  await expect.element(role('link', { name: 'Finish it at the provider' }).first()).toBeVisible();
  await expect.element(role('button', { name: 'Open again' })).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('a suspended shop says why', async () => {
  open({ ...openShop, state: 'suspended', active: false, suspension: 'Sells what nobody may.' });
  await expectText(role('alert'), 'An administrator has suspended it: Sells what nobody may.');
  await expect.element(role('button', { name: 'Take offline' })).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('who may only write changes neither its state nor its people, and sees no payouts', async () => {
  open({
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
  open({ ...shopSettings, isOwner: false, permissions: ['read'], account: null });
  await expect.element(words('You may look at this shop')).toBeVisible();
  await expect.element(field('Name of the shop')).toBeDisabled();
  expect(role('button', { name: 'Save changes' }).elements()).toEqual([]);
  expect(role('link', { name: 'Post a product' }).elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('its administrators are led to its people', async () => {
  open(openShop);
  await expect
    .element(role('link', { name: 'Who may do what' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/listing/maple-and-birch/permissions/shop`);
});

test('a shop of others does not exist', async () => {
  open(shopSettings, { [read]: problem('not-found') });
  await expect.element(words('There is no such shop.')).toBeVisible();
  await expectAccessible(document.body);
});

test('what can’t be loaded is tried again', async () => {
  let isDown = true;
  open(shopSettings, { [read]: () => (isDown ? problem('internal') : shopSettings) });
  await expect.element(role('button', { name: 'Try again' })).toBeVisible();
  isDown = false;
  await press('Try again');
  await expect.element(field('Name of the shop')).toBeVisible();
});

test('a visitor is led to the sign-in', async () => {
  open(shopSettings, { 'GET /user/': null, [read]: problem('unauthorized') });
  await expect.element(role('link', { name: 'Sign in' })).toBeVisible();
});

test.each(['ltr', 'rtl'])('in French it fits into 358 px, %s', async (dir) => {
  await page.viewport(390, 800);
  const { element } = open(shopSettings, {}, { locale: 'fr-CA', dir });
  await expect.element(role('heading', { name: 'Avant l’ouverture de la boutique' })).toBeVisible();
  await expect.element(role('button', { name: 'Ouvrir la boutique' })).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  await expectAccessible(document.body);
});
