import { createDeletedAccountStore } from '@boardwalk/sdk-core/account/deleted-account-store';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { bodiesOf, openAccount, press, refusal, rosa, type } from './account.fixture.ts';
import accountTable from './bw-account.element.tsx';
import server from './bw-account.server.ts';

registerElement(accountTable);

test('with the right password somebody is signed in, and the page is told', async () => {
  const { api, element, signedIn } = openAccount({}, { 'POST /login': rosa });
  await type(element, 'username', 'rosa');
  await type(element, 'password', 'correct horse');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => signedIn).toEqual([{ id: 3, firstName: 'Rosa' }]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(bodiesOf(api.callsOf('POST /login'))).toEqual([
    { username: 'rosa', password: 'correct horse', timeZone },
  ]);
  await expect.element(role('heading', { name: 'You are signed in as Rosa.' })).toBeVisible();
});

test('nothing is sent before both fields are filled in', async () => {
  const { api, element } = openAccount({});
  await press('Sign in');
  await expect.poll(() => focused()?.getAttribute('name')).toBe('username');
  await expectAccessible(document.body);
  await type(element, 'username', 'rosa');
  await press('Sign in');
  await expect.poll(() => focused()?.getAttribute('name')).toBe('password');
  await expect.poll(() => focused()?.getAttribute('aria-invalid')).toBe('true');
  expect(api.callsOf('POST')).toEqual([]);
});

test.each([
  ['too-many-requests', { retryAfter: 12 }, 'Try again in 12 seconds.'],
  ['unconfirmed-account', {}, 'Your e-mail address is not confirmed yet.'],
  ['internal', {}, 'Something went wrong at Boardwalk.'],
] as const)('%s is explained at the form, once', async (code, more, said) => {
  const { element, signedIn, toasts } = openAccount(
    {},
    { 'POST /login': () => refusal(code, more) },
  );
  await type(element, 'username', 'rosa');
  await type(element, 'password', 'wrong');
  await press('Sign in');
  await expectText(role('alert'), said);
  expect(toasts).toEqual([]);
  expect(signedIn).toEqual([]);
  await expectAccessible(document.body);
});

test('what does not fit together is told at the password, which has the focus', async () => {
  const { element, toasts } = openAccount(
    {},
    { 'POST /login': () => refusal('wrong-credentials') },
  );
  await type(element, 'username', 'rosa');
  await type(element, 'password', 'wrong');
  await press('Sign in');
  await expect.poll(() => focused()?.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => focused()?.getAttribute('name')).toBe('password');
  const said = 'Unable to log you in. The name or the password is wrong.';
  await expect.poll(() => focused()?.closest('.field')?.textContent).toContain(said);
  expect(element.shadowRoot?.textContent?.split(said)).toHaveLength(2);
  expect(role('alert').query()).toBeNull();
  expect(toasts).toEqual([]);
  await expectAccessible(document.body);
});

test('two presses are one attempt', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { api, element } = openAccount({}, { 'POST /login': () => answer.promise });
  await type(element, 'username', 'rosa');
  await type(element, 'password', 'correct horse');
  await press('Sign in');
  await expect.element(role('button', { name: 'Signing in' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  answer.resolve(rosa);
  await expect.element(role('heading', { name: 'You are signed in' })).toBeVisible();
  expect(api.callsOf('POST /login')).toHaveLength(1);
});

test('a password can be looked at', async () => {
  const { element } = openAccount({});
  const field = await untilShown(element, 'input[name="password"]');
  expect(field.getAttribute('type')).toBe('password');
  await press('Show the password');
  expect(field.getAttribute('type')).toBe('text');
  await press('Hide the password');
  expect(field.getAttribute('type')).toBe('password');
});

test.each([
  ['signed-out', 'Logout successful'],
  ['session-ended', 'You have been logged out'],
])('it says how the session ended: %s', async (notice, said) => {
  openAccount({ notice });
  await expectText(role('status'), said);
});

test('a deleted account is confirmed in its own tab alone, whatever the address says', async () => {
  openAccount({ notice: 'account-deleted' });
  await expect.element(role('heading', { name: 'Sign in' })).toBeVisible();
  expect(role('status').elements()).toEqual([]);
  document.querySelector('bw-account')?.remove();
  createDeletedAccountStore({ clock: Date }).mark();
  openAccount({ notice: 'account-deleted' });
  await expectText(role('status'), 'Your account is deleted.');
});

test.each([
  ['/dashboard/profile', '/dashboard/profile'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
])('whoever is signed in goes on to %s only if that is ours', async (wanted, path) => {
  openAccount({ 'return-to': wanted }, { 'GET /user/': rosa });
  await expect.element(role('link', { name: 'Go on' })).toHaveAttribute('href', siteOrigin + path);
});

test.each(['sign-in', 'register', 'register-user', 'reset-password', 'forgot-password', 'confirm'])(
  'what the server rendered of %s stays as it is',
  async (view) => {
    fakeApi({ 'GET /user/': null });
    await hydrate(accountTable, { view, token: 'a-token' }, { server });
  },
);

test('right to left and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';
  const { element } = openAccount({ view: 'register-user', locale: 'fr-CA' });
  narrow(element, 280);
  await untilShown(element, 'input[name="password"]');
  const account = await untilShown(element, '.account');
  expect(account.clientWidth).toBeLessThanOrEqual(280);
  expect(account.scrollWidth).toBeLessThanOrEqual(account.clientWidth);
});
