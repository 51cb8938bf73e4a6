import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, fakeApi, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import profileTable from './bw-profile.element.tsx';
import server from './bw-profile.server.ts';

registerElement(profileTable);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const bare = {
  id: 3,
  firstName: 'Rosa',
  lastName: 'Lindqvist',
  username: 'rosa',
  email: 'rosa@example.org',
  phone: null,
  billing: { countryCode: null, postalCode: null, state: null, city: null, line1: null },
  profilePicture: null,
  missing: ['phone', 'billing.countryCode', 'billing.city'],
  version: 'v1',
  isMasked: false,
};
const billing = {
  countryCode: 'CA',
  postalCode: 'L8P 1A1',
  state: 'ON',
  city: 'Hamilton',
  line1: '1 Main Street W',
};
const whole = {
  ...bare,
  phone: { country: 'CA', code: 1, number: '9055550123' },
  billing,
  missing: [],
};
const known = { 'GET /user/': rosa, 'GET /user/profile': bare };

function open(answers: Answers = {}, attributes: Readonly<Record<string, string>> = {}) {
  return openWidget('bw-profile', attributes, { ...known, ...answers });
}

const refusal = role('region', { name: 'This could not be sent' });
const field = (label: string) => page.getByLabelText(label, { exact: true });

function fill(label: string, text: string): Promise<void> {
  return userEvent.fill(field(label), text);
}

function choose(label: string, value: string): Promise<void> {
  return userEvent.selectOptions(field(label), value);
}

async function save(): Promise<void> {
  await userEvent.click(role('button', { name: 'Save', exact: true }));
}

/** Returns what was sent to be saved, from the first to the last. */
function saved(api: { callsOf(beginning: string): readonly string[] }) {
  return api.callsOf('PUT /user/').map((call) => JSON.parse(call.slice(call.indexOf('{'))));
}

test('what is missing is listed, and leads to its field', async () => {
  open();
  const missing = role('button', { name: 'City' });
  await userEvent.click(missing);
  await expect.poll(() => focused()?.getAttribute('name')).toBe('billing.city');
  await userEvent.click(role('button', { name: 'Phone number' }));
  await expect.poll(() => focused()?.getAttribute('name')).toBe('phone.number');
  await expectAccessible(document.body);
});

test('a profile is filled in, saved as its country writes it, and complete', async () => {
  const { api } = open({ 'PUT /user/': { ...whole, version: 'v2' } });
  await expect.element(field('First name')).toHaveValue('Rosa');
  await choose('Country code', 'CA');
  await fill('Phone number', '(905) 555-0123');
  await choose('Country', 'CA');
  await fill('Street and number', '1 Main Street W');
  await fill('City', 'Hamilton');
  await choose('Province or territory', 'ON');
  await fill('Postal code', 'l8p1a1');
  await save();
  await expectText(role('status'), 'Your profile is saved.');
  expect(saved(api)).toEqual([
    {
      firstName: 'Rosa',
      lastName: 'Lindqvist',
      phone: { country: 'CA', code: 1, number: '(905) 555-0123' },
      billing: { ...billing, postalCode: 'l8p1a1' },
      version: 'v1',
    },
  ]);
  await expect.element(field('Postal code')).toHaveValue('L8P 1A1');
  await expect
    .element(page.getByText('Your profile is complete. You can post listings.'))
    .toBeVisible();
  await expect
    .element(role('link', { name: 'Post a listing' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/listing/post`);
  await save();
  await expect.poll(() => saved(api).length).toBe(2);
  expect(saved(api)[1].version).toBe('v2');
});

test.each([
  ['CA', 'ON', '90210', ['Province or territory', 'Postal code'], 'a postal code like L8P 1A1.'],
  ['US', 'CA', 'L8P 1A1', ['State', 'ZIP code'], 'a ZIP code like 90210.'],
  ['AU', 'NSW', '90210', ['State or territory', 'Postcode'], 'a postcode like 2000.'],
])('in %s, %s, the code %s is refused before it is sent', async (country, state, code, ...said) => {
  const [[stateLabel = '', codeLabel = ''], words] = said;
  const { api } = open();
  await choose('Country', country);
  await choose(stateLabel, state);
  await fill(codeLabel, code);
  await save();
  await expect.element(page.getByText(`Enter ${words}`)).toBeVisible();
  await expect.poll(() => focused()?.getAttribute('name')).toBe('billing.postalCode');
  expect(api.callsOf('PUT')).toHaveLength(0);
  await expectAccessible(document.body);
});

test('another country has other provinces, and forgets the one that was chosen', async () => {
  open({ 'GET /user/profile': whole });
  await expect.element(field('Province or territory')).toHaveValue('ON');
  await choose('Country', 'AU');
  await expect.element(field('State or territory')).toHaveValue('');
  const states = field('State or territory').element().querySelectorAll('option');
  expect(Array.from(states, ({ value }) => value)).toContain('NSW');
});

test('what the server refuses is told at its field, and all that was typed stays', async () => {
  const refusal = {
    type: '/problems/invalid-request',
    code: 'invalid-request',
    status: 400,
    title: 'x',
    fields: [{ path: 'body.billing.line1', message: 'expected a street and a number' }],
  };
  open({
    'PUT /user/': () =>
      new Response(JSON.stringify(refusal), {
        status: 400,
        headers: { 'content-type': 'application/problem+json' },
      }),
  });
  await fill('Last name', 'Changed');
  await fill('Street and number', '1');
  await save();
  await expect.element(page.getByText('expected a street and a number')).toBeVisible();
  await expect.element(field('Last name')).toHaveValue('Changed');
  await expect.poll(() => focused()?.getAttribute('name')).toBe('billing.line1');
});

test('a broken connection is told, and all that was typed stays', async () => {
  open({
    'PUT /user/': () => {
      throw new TypeError('offline');
    },
  });
  await fill('Last name', 'Changed');
  await save();
  await expectText(refusal, 'Your profile was not saved: Boardwalk can’t be reached.');
  await expect.element(field('Last name')).toHaveValue('Changed');
});

test('a change in another tab is told; either may be kept', async () => {
  let isConflict = true;
  const { api } = open({
    'PUT /user/': () => (isConflict ? problem('conflict') : { ...bare, lastName: 'Mine' }),
  });
  await fill('Last name', 'Mine');
  await save();
  await expectText(refusal, 'Your profile was changed elsewhere in the meantime.');
  await expectAccessible(document.body);
  isConflict = false;
  await userEvent.click(role('button', { name: 'Save what is here' }));
  await expectText(role('status'), 'Your profile is saved.');
  expect(saved(api)[1]).not.toHaveProperty('version');
});

test('what was saved in the other tab can be taken over', async () => {
  let lastName = 'Lindqvist';
  open({
    'GET /user/profile': () => ({ ...bare, lastName, version: lastName }),
    'PUT /user/': () => problem('conflict'),
  });
  await fill('Last name', 'Mine');
  lastName = 'Theirs';
  await save();
  await userEvent.click(role('button', { name: 'Show what was saved there' }));
  await expect.element(field('Last name')).toHaveValue('Theirs');
});

test('the picture can be taken away', async () => {
  const profilePicture = { path: '/media/ab' };
  const { api, element } = open({
    'GET /user/profile': { ...whole, profilePicture },
    'PUT /user/': whole,
  });
  const image = await untilShown(element, '.profile-face > img');
  expect(image.getAttribute('src')).toContain('/media/ab/320.webp');
  await userEvent.click(role('button', { name: 'Remove it' }));
  await expect.poll(() => element.shadowRoot?.querySelector('.profile-face > img')).toBe(null);
  expect(saved(api)[0]).toEqual({ profilePicture: null, version: 'v1' });
});

test('a new picture is uploaded by the dialog', async () => {
  const { element } = open();
  await userEvent.click(role('button', { name: 'Upload photo' }));
  const dialog = await untilShown(element, 'bw-profile-picture');
  dialog.dispatchEvent(new CustomEvent('bw-profile-picture-closed'));
  await expect.poll(() => element.shadowRoot?.querySelector('bw-profile-picture')).toBe(null);
});

test('a visitor finds the way to sign in', async () => {
  const { api } = open({ 'GET /user/': null });
  await expect
    .element(role('link', { name: 'Sign In' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/login`);
  expect(api.callsOf('GET /user/profile')).toHaveLength(0);
  await expectAccessible(document.body);
});

test.each([
  ['GET /user/profile', bare],
  ['GET /user/', rosa],
])('a failure of %s is told, and another try helps', async (call, answer) => {
  let isDown = true;
  open({ [call]: () => (isDown ? problem('internal') : answer) });
  await expectText(role('alert'), 'Your profile can’t be shown right now.');
  await expectAccessible(document.body);
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(field('First name')).toHaveValue('Rosa');
});

test('it stays as the server rendered it, and asks nothing', async () => {
  const api = fakeApi(known);
  const element = await hydrate(profileTable, {}, { server });
  await untilShown(element, 'form');
  expect(api.calls).toEqual(['GET /user/', 'GET /user/profile']);
});

test.each([
  [390, 'light', 'en-CA'],
  [768, 'dark', 'fr-CA'],
  [1440, 'dark', 'en-CA'],
])('at %s px, %s, in %s, nothing is cut off', async (width, theme, locale) => {
  await page.viewport(width, 900);
  const { element } = open({}, { theme, locale });
  await untilShown(element, 'form');
  await expectAccessible(document.body);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('whoever acts as somebody sees how to reach them in part, and sends nothing of it', async () => {
  const masked = {
    ...whole,
    email: 'r…@example.org',
    phone: { country: 'CA', code: 1, number: '…23' },
    isMasked: true,
  };
  const { api } = open({ 'GET /user/profile': masked, 'PUT /user/': masked });
  for (const told of ['…23', 'r…@example.org', 'rosa']) {
    await expect.element(role('definition').filter({ hasText: told }).first()).toBeVisible();
  }
  expect(role('textbox', { name: /Phone|E-mail|Username/ }).elements()).toEqual([]);
  await expect.element(page.getByText(/While you act as somebody/)).toBeVisible();
  expect(field('Street and number').elements()).toEqual([]);
  await fill('First name', 'Ana');
  await save();
  await expect
    .poll(() => saved(api))
    .toEqual([{ firstName: 'Ana', lastName: 'Lindqvist', version: 'v1' }]);
  await expectAccessible(document.body);
});
