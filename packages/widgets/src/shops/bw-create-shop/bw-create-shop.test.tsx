import { clearLocalDrafts } from '@boardwalk/sdk-core/account/sessions/local-drafts';
import { paymentRedirectKey } from '@boardwalk/sdk-core/billing/connect/payment-redirect';
import { ownShop } from '@boardwalk/sdk-core/shops/own/own-shop.fixture';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { apiOrigin, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { account, rosa, rosasProfile, unfinishedProfile } from '../testing/seller.fixture.ts';
import table from './bw-create-shop.element.tsx';

registerElement(table);

const accounts = 'GET /stripe/oauth/accounts';
const create = 'POST /marketplace/shop/';

/** Opens it; on a page of our own site, which calls its own address, where that is what matters. */
function open(answers: object = {}, attributes = {}, isOwnSite = false) {
  const opened = openWidget(
    'bw-create-shop',
    attributes,
    {
      'GET /user/': rosa,
      'GET /user/profile': rosasProfile,
      'GET /payment/processors': [{ name: 'stripe', isSetUp: true, isTest: true }],
      [accounts]: [account],
      [create]: ownShop,
      ...answers,
    },
    isOwnSite ? { apiOrigin: location.origin, siteOrigin: location.origin } : {},
  );
  const send = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    send(url.replace(location.origin, apiOrigin), init),
  );
  const led: string[] = [];
  opened.element.addEventListener('bw-navigate', (event) => {
    event.preventDefault();
    led.push((event as CustomEvent).detail.route.path);
  });
  onTestFinished(() => clearLocalDrafts());
  return { ...opened, led };
}

const field = (name: string) => role('textbox', { name });
const submit = role('button', { name: 'Create the shop' });

/** Fills in what a shop can’t be without. */
async function fillIn() {
  await userEvent.fill(field('Name of the shop'), 'Maple & Birch');
  await userEvent.fill(role('combobox', { name: 'City' }), 'Hamilton');
  await userEvent.selectOptions(role('combobox', { name: 'Province' }), 'Ontario');
}

test('a shop is created by its name and place, and its settings follow', async () => {
  localStorage.setItem(
    paymentRedirectKey,
    JSON.stringify({ action: 'shop_registration', at: Date.now() }),
  );
  const { api, led } = open();
  await expect.element(words('It sells in Canadian dollars')).toBeVisible();
  expect(localStorage.getItem(paymentRedirectKey)).toBe(null);
  await expectAccessible(document.body);
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
  open();
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
  const { api } = open();
  await fillIn();
  await userEvent.fill(field('Address of the shop'), id);
  await userEvent.click(submit);
  await expect.element(words(said)).toBeVisible();
  expect(api.callsOf(create)).toEqual([]);
});

test('an address that is taken is said at its field, and another one is sent', async () => {
  let isTaken = true;
  const { led } = open({
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
  const { api } = open();
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

test('what is missing and what does not fit is said at each field', async () => {
  const { api } = open();
  await userEvent.fill(role('spinbutton', { name: 'At most' }), '0');
  await userEvent.fill(field('Postal code'), '90210');
  await userEvent.fill(field('Phone'), '12');
  await userEvent.click(submit);
  await expect.element(role('heading', { name: '7 things are not right yet' })).toBeVisible();
  await expect.element(field('Name of the shop')).toHaveAccessibleDescription('Fill this in.');
  await expect.element(words('At most must be no less than at least.').first()).toBeVisible();
  await expect.element(field('Postal code')).toBeInvalid();
  await expect.element(field('Phone')).toBeInvalid();
  expect(api.callsOf(create)).toEqual([]);
  await expectAccessible(document.body);
});

test('pickup, hours and contact are sent as they are filled in, pickup only where it is offered', async () => {
  const { api } = open();
  await fillIn();
  const pickup = role('checkbox', { name: 'Buyers can pick up' });
  await userEvent.click(pickup);
  await userEvent.fill(field('Where and how'), 'At the back door.');
  await userEvent.fill(field('E-mail'), 'shop@example.org');
  await userEvent.fill(field('Website'), 'www.example.org');
  await userEvent.click(submit);
  await expect.poll(() => api.callsOf(create)).toHaveLength(1);
  const sent = () => JSON.parse(api.callsOf(create).at(-1)?.slice(create.length) ?? '');
  expect(sent().shop).toMatchObject({
    pickup: { instructions: 'At the back door.', hours: null },
    contact: { email: 'shop@example.org', website: 'https://www.example.org' },
  });
  await userEvent.click(pickup);
  await userEvent.click(submit);
  await expect.poll(() => api.callsOf(create)).toHaveLength(2);
  expect(sent().shop.pickup).toBe(null);
});

test('a policy begins with a text of the country, which says what it follows', async () => {
  const { api } = open({
    [accounts]: [{ ...account, country: 'AU', currency: 'AUD' }],
  });
  await userEvent.click(role('button', { name: 'Begin with a proposed text' }).first());
  await expect
    .element(field('Return policy'))
    .toHaveValue(expect.stringContaining('cannot be excluded under the Australian Consumer Law'));
  await expect.poll(focused).toBe(field('Return policy').element());
  await expect.element(role('link', { name: 'Competition and Consumer Act' })).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.fill(field('Name of the shop'), 'Maple & Birch');
  await userEvent.fill(role('combobox', { name: 'City' }), 'Sydney');
  await userEvent.selectOptions(role('combobox', { name: 'State' }), 'New South Wales');
  await userEvent.click(submit);
  await expect.poll(() => api.callsOf(create).join()).toContain('Australian Consumer Law');
});

test('a logo is cropped 3 to 2, shows, is replaced and taken away', async () => {
  const { element, api } = open();
  await fillIn();
  await userEvent.click(role('button', { name: 'Upload a logo' }));
  const upload = () => element.shadowRoot?.querySelector('bw-upload');
  await expect.poll(() => upload()?.getAttribute('crop')).toBe('logo');
  const detail = { id: 'a'.repeat(32), path: '/media/a', mimeType: 'image/jpeg', name: 'a.jpg' };
  upload()?.dispatchEvent(new CustomEvent('bw-uploaded', { detail, cancelable: true }));
  upload()?.dispatchEvent(new CustomEvent('bw-upload-closed'));
  await expect.element(role('img', { name: 'Logo that you have chosen' })).toBeVisible();
  expect(upload()).toBe(null);
  await expectAccessible(document.body);
  await userEvent.click(submit);
  await expect.poll(() => api.callsOf(create).join()).toContain(`"id":"${'a'.repeat(32)}"`);
  await userEvent.click(role('button', { name: 'Remove' }));
  await expect.element(role('img')).not.toBeInTheDocument();
});

test('what was typed is there on the next page, until the shop is created or it starts over', async () => {
  const first = open({}, {}, true);
  await fillIn();
  await userEvent.fill(field('Description'), 'Furniture of local wood.');
  first.element.remove();
  const second = open({}, {}, true);
  await expect.element(words('What you typed last time is still here.')).toBeVisible();
  await expect.element(field('Description')).toHaveValue('Furniture of local wood.');
  await expect.element(field('Address of the shop')).toHaveValue('maple-birch');
  await userEvent.click(submit);
  await expect.poll(() => second.led).toHaveLength(1);
  second.element.remove();
  const third = open({}, {}, true);
  await expect.element(field('Name of the shop')).toHaveValue('');
  await userEvent.fill(field('Name of the shop'), 'Oak');
  third.element.remove();
  open({}, {}, true);
  await userEvent.click(role('button', { name: 'Start over' }));
  await expect.element(field('Name of the shop')).toHaveValue('');
});

test('without an account it leads to the registration', async () => {
  open({ [accounts]: [] });
  await expect
    .element(role('link', { name: 'Become a seller' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/marketplace/registration`);
  await expectAccessible(document.body);
});

test('an account that is not finished holds nobody up', async () => {
  open({ [accounts]: [{ ...account, payoutsEnabled: false, required: ['documents'] }] });
  await expect.element(words('is not finished')).toBeVisible();
  await expect.element(role('link', { name: 'See the account' })).toBeVisible();
  await expect.element(submit).toBeVisible();
});

test('without a complete profile it leads there, and back', async () => {
  open({ 'GET /user/profile': unfinishedProfile });
  await expect.element(words('Still missing: Phone number and City.')).toBeVisible();
  const query = new URLSearchParams({ 'return-to': '/dashboard/marketplace/createShop' });
  await expect
    .element(role('link', { name: 'Complete your profile' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/profile?${query}`);
});

test('a profile that has lost something meanwhile is said, and nothing is lost', async () => {
  open({ [create]: problem('incomplete-profile') });
  await fillIn();
  await userEvent.click(submit);
  await expect.element(role('link', { name: 'Complete your profile' })).toBeVisible();
  await expect.element(field('Name of the shop')).toHaveValue('Maple & Birch');
});

test('without a line nothing is lost, and the second try is the same shop', async () => {
  const keys: (string | null)[] = [];
  let isDown = true;
  const { led } = open({
    [create]: (init: RequestInit) => {
      keys.push(new Headers(init.headers).get('idempotency-key'));
      return isDown ? problem('internal') : ownShop;
    },
  });
  await fillIn();
  await userEvent.click(submit);
  await expect.element(role('heading', { name: 'This could not be sent' })).toBeVisible();
  isDown = false;
  await userEvent.click(submit);
  await expect.poll(() => led).toHaveLength(1);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test.each(['ltr', 'rtl'])('in French it fits into 358 px, %s', async (dir) => {
  await page.viewport(390, 800);
  const { element } = open({}, { locale: 'fr-CA', dir });
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
  open({ 'GET /user/': null, [accounts]: problem('unauthorized') });
  await expect.element(role('link', { name: 'Sign in' })).toBeVisible();
});
