import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { bodiesOf, fillIn, openAccount, press, refusal, type } from './account.fixture.ts';
import accountTable from './bw-account.element.tsx';

registerElement(accountTable);

const registering = 'POST /user/register';

test('an address is confirmed by a press, not by opening the page', async () => {
  const { api } = openAccount({ view: 'confirm', token: 't1' }, { 'POST /user/confirm': null });
  await expect.element(role('button', { name: 'Confirm my address' })).toBeVisible();
  expect(api.callsOf('POST')).toEqual([]);
  await press('Confirm my address');
  await expectText(role('status'), 'Your e-mail address is confirmed.');
  expect(bodiesOf(api.callsOf('POST /user/confirm'))).toEqual([
    { token: 't1', timeZone: expect.any(String) },
  ]);
  await expect
    .element(role('link', { name: 'Go to sign in' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/login`);
});

test.each([
  [
    {
      view: 'confirm',
      call: 'POST /user/confirm',
      button: 'Confirm my address',
      sent: { timeZone: expect.any(String) },
    },
    'Enter the password that you chose when you registered as rosa.l.',
    'Your e-mail address is confirmed.',
  ],
  [
    {
      view: 'confirm-email',
      call: 'POST /user/email/confirm',
      button: 'Confirm my new address',
      sent: {},
    },
    'Enter the password of the account rosa.l.',
    'From now on we write to this address',
  ],
])('$view in another browser takes the password of that account', async (link, asked, done) => {
  let answer: () => unknown = () => ({ passwordOf: 'rosa.l' });
  const { api, element } = openAccount(
    { view: link.view, token: 't4' },
    { [link.call]: () => answer() },
  );
  await press(link.button);
  await expectText(role('status'), asked);
  await expect.poll(() => focused()?.getAttribute('name')).toBe('password');
  await expectAccessible(document.body);
  await press(link.button);
  await expect.poll(() => focused()?.getAttribute('aria-invalid')).toBe('true');
  const fields = [{ path: 'body.password', message: 'not in the reader’s language' }];
  answer = () => refusal('wrong-credentials', { fields });
  await type(element, 'password', 'another');
  await press(link.button);
  await expect
    .poll(() => focused()?.closest('.field')?.textContent)
    .toContain('This is not the password of that account.');
  answer = () => null;
  await type(element, 'password', 'a few words in a row');
  await press(link.button);
  await expectText(role('status'), done);
  await expect.poll(() => focused()?.localName).toBe('h1');
  const sent = { token: 't4', ...link.sent };
  expect(bodiesOf(api.callsOf(link.call))).toEqual([
    sent,
    { ...sent, password: 'another' },
    { ...sent, password: 'a few words in a row' },
  ]);
});

test('a link is sent again for a username and its password', async () => {
  const call = 'POST /user/confirm/resend';
  const { api, element } = openAccount({ view: 'confirm' }, { [call]: null });
  await untilShown(element, 'input[name="username"]');
  await press('Send the mail');
  await expect.poll(() => focused()?.getAttribute('name')).toBe('username');
  expect(api.callsOf('POST')).toEqual([]);
  await type(element, 'username', ' rosa.l ');
  await type(element, 'password', 'a few words in a row');
  await press('Send the mail');
  await expectText(role('status'), 'If this is an account whose address waits');
  expect(bodiesOf(api.callsOf(call))).toEqual([
    { username: 'rosa.l', password: 'a few words in a row' },
  ]);
  await expectAccessible(document.body);
});

test('the browser that registered has it sent again by a press', async () => {
  const again = 'POST /user/confirm/resend';
  let answer: () => unknown = () => refusal('too-many-requests', { retryAfter: 12 });
  const { api, element } = openAccount(
    { view: 'register-user' },
    { [registering]: { email: 'rosa@example.org' }, [again]: () => answer() },
  );
  await fillIn(element);
  await press('Create my account');
  await press('Send the mail again');
  await expectText(role('alert'), 'Try again in 12 seconds.');
  answer = () => null;
  await press('Send the mail again');
  await expectText(role('status'), 'A new link is on its way');
  expect(bodiesOf(api.callsOf(again))).toEqual([{}, {}]);
});

const access = 'POST /user/reset-password/access';
const resetting = 'POST /user/reset-password';
const nothingElse = {
  username: 'rosa.l',
  hasTwoFactor: false,
  sessions: 0,
  passkeys: [],
  agreements: [],
};

test('whatever else gets in goes with the old password, but for what is ticked', async () => {
  const since = '2026-11-02T15:00:00.000Z';
  const { api, element } = openAccount(
    { view: 'reset-password', token: 't2' },
    {
      [access]: {
        username: 'rosa.l',
        hasTwoFactor: true,
        sessions: 2,
        passkeys: [
          { id: 'p1', name: 'My laptop', createdAt: since, usedAt: since },
          { id: 'p2', name: 'Laptop', createdAt: since, usedAt: null },
        ],
        agreements: [
          { id: 'a1', name: 'Town news', origin: 'https://town.example', since },
          { id: 'a2', name: 'Evil', origin: 'https://evil.example', since },
        ],
      },
      [resetting]: null,
    },
  );
  await expect.element(role('group', { name: 'Passkeys to keep' })).toBeVisible();
  await expect.element(role('checkbox', { name: 'Laptop added Nov 2, 2026, never' })).toBeVisible();
  expect(role('checkbox', { checked: true }).elements()).toEqual([]);
  expect(element.shadowRoot?.textContent).toContain('You are signed in at 2 places');
  expect(element.shadowRoot?.textContent).toContain('Two-step sign-in stays on');
  await expectAccessible(document.body);
  await userEvent.click(role('checkbox', { name: 'My laptop' }));
  await userEvent.click(role('checkbox', { name: 'Town news' }));
  await type(element, 'password', 'a few words in a row');
  await press('Save the new password');
  await expectText(role('status'), 'Sign in with your new password.');
  expect(bodiesOf(api.callsOf(`${resetting} `))).toEqual([
    {
      token: 't2',
      password: 'a few words in a row',
      keepPasskeys: ['p1'],
      keepAgreements: ['a1'],
    },
  ]);
});

test('where nothing else gets in, that is said', async () => {
  openAccount({ view: 'reset-password', token: 't2' }, { [access]: nothingElse });
  await expect.element(words('Nothing but the password gets into this account.')).toBeVisible();
  expect(role('checkbox').elements()).toEqual([]);
});

test('what can’t be read is removed, and that is said', async () => {
  openAccount({ view: 'reset-password', token: 't2' }, { [access]: () => refusal('internal') });
  await expectText(role('status'), 'It will be removed.');
});

test('a new password is chosen by a mailed link', async () => {
  const call = 'POST /user/reset-password';
  const { api, element } = openAccount(
    { view: 'reset-password', token: 't2' },
    { [access]: nothingElse, [call]: null },
  );
  await type(element, 'password', 'short');
  await press('Save the new password');
  await expect.poll(() => focused()?.getAttribute('aria-invalid')).toBe('true');
  await type(element, 'password', 'a few words in a row');
  await press('Save the new password');
  await expectText(role('status'), 'Sign in with your new password.');
  expect(bodiesOf(api.callsOf(`${call} `))).toEqual([
    { token: 't2', password: 'a few words in a row', keepPasskeys: [], keepAgreements: [] },
  ]);
});

test.each([
  ['confirm', 'POST /user/confirm', 'Confirm my address', '/dashboard/login/account-confirm'],
  [
    'reset-password',
    'POST /user/reset-password',
    'Save the new password',
    '/dashboard/login/forgot-password',
  ],
])('a link of %s that was used leads to a new one', async (view, call, button, path) => {
  const { element } = openAccount(
    { view, token: 't3' },
    { [call]: () => refusal('gone'), [access]: () => refusal('gone') },
  );
  if (view === 'reset-password') await type(element, 'password', 'a few words in a row');
  await press(button);
  await expectText(role('alert'), 'This link has been used');
  await expect
    .element(role('link', { name: 'Send a new link' }))
    .toHaveAttribute('href', siteOrigin + path);
  await expectAccessible(document.body);
});
