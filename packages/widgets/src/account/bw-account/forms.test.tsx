import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { role, says } from '../../kit/testing/role.fixture.ts';
import accountTable from './bw-account.element.tsx';
import { bodiesOf, openAccount, press, refusal, type } from './testing.fixture.ts';

registerElement(accountTable);

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Fills in everything that an account begins with. */
async function fillIn(element: Element): Promise<void> {
  await type(element, 'firstName', 'Rosa');
  await type(element, 'lastName', 'Lindqvist');
  await type(element, 'email', 'rosa@example.org');
  await type(element, 'phone.number', '(905) 555-0123');
  await type(element, 'username', 'rosa.l');
  await type(element, 'password', 'a few words in a row');
  await userEvent.click(role('checkbox'));
}

const registering = 'POST /user/register';

test.each(['user', 'merchant'])('a %s opens an account and is sent a mail', async (kind) => {
  const { api, element } = openAccount(
    { view: `register-${kind}` },
    { [registering]: { email: 'rosa@example.org' } },
  );
  await fillIn(element);
  await press('Create my account');
  await says(role('status'), 'We sent a link to rosa@example.org.');
  expect(bodiesOf(api.callsOf(registering))).toEqual([
    expect.objectContaining({
      kind,
      email: 'rosa@example.org',
      username: 'rosa.l',
      phone: { country: 'CA', code: 1, number: '(905) 555-0123' },
      consent: true,
    }),
  ]);
  await expectAccessible(document.body);
});

test('each field says what is wrong before anything is sent', async () => {
  const { api, element } = openAccount({ view: 'register-user' });
  await untilShown(element, 'input[name="password"]');
  await press('Create my account');
  await expect.poll(() => focused()?.getAttribute('name')).toBe('firstName');
  const wrong = () =>
    [...(element.shadowRoot?.querySelectorAll('[aria-invalid]') ?? [])].map((field) =>
      field.getAttribute('name'),
    );
  expect(wrong()).toEqual([
    ...['firstName', 'lastName', 'email', 'phone.number', 'username', 'password', 'consent'],
  ]);
  await expectAccessible(document.body);
  await fillIn(element);
  await type(element, 'password', 'my rosa.l password');
  await press('Create my account');
  expect(wrong()).toEqual(['password']);
  await expect.poll(() => focused()?.getAttribute('name')).toBe('password');
  expect(api.callsOf('POST')).toEqual([]);
});

test('what the server finds wrong stands at its field', async () => {
  const fields = [{ path: 'body.username', message: 'this username is taken' }];
  const { element } = openAccount(
    { view: 'register-user' },
    { [registering]: () => refusal('invalid-request', { fields }) },
  );
  await fillIn(element);
  await press('Create my account');
  await expect.poll(() => focused()?.getAttribute('name')).toBe('username');
  const field = focused()?.closest('.field');
  expect(field?.textContent).toContain('this username is taken');
});

test.each([
  ['forgot-password', 'POST /user/forgot-password', 'If there is an account for'],
  ['forgot-username', 'POST /user/forgot-username', 'If there is an account for'],
  ['confirm', 'POST /user/confirm/resend', 'If an account waits'],
])('%s sends a mail, and says the same of every address', async (view, call, said) => {
  const { api, element } = openAccount({ view }, { [call]: null });
  await type(element, 'email', 'rosa');
  await press('Send the mail');
  await expect.poll(() => focused()?.getAttribute('aria-invalid')).toBe('true');
  expect(api.callsOf('POST')).toEqual([]);
  await type(element, 'email', ' rosa@example.org ');
  await press('Send the mail');
  await says(role('status'), said);
  expect(bodiesOf(api.callsOf(call))).toEqual([{ email: 'rosa@example.org' }]);
  await expectAccessible(document.body);
});

test('an address is confirmed by a press, not by opening the page', async () => {
  const { api } = openAccount({ view: 'confirm', token: 't1' }, { 'POST /user/confirm': null });
  await expect.element(role('button', { name: 'Confirm my address' })).toBeVisible();
  expect(api.callsOf('POST')).toEqual([]);
  await press('Confirm my address');
  await says(role('status'), 'Your e-mail address is confirmed.');
  expect(bodiesOf(api.callsOf('POST /user/confirm'))).toEqual([{ token: 't1' }]);
  await expect
    .element(role('link', { name: 'Go to sign in' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/login`);
});

test('a new password is chosen by a mailed link', async () => {
  const call = 'POST /user/reset-password';
  const { api, element } = openAccount({ view: 'reset-password', token: 't2' }, { [call]: null });
  await type(element, 'password', 'short');
  await press('Save the new password');
  await expect.poll(() => focused()?.getAttribute('aria-invalid')).toBe('true');
  await type(element, 'password', 'a few words in a row');
  await press('Save the new password');
  await says(role('status'), 'Sign in with your new password.');
  expect(bodiesOf(api.callsOf(call))).toEqual([{ token: 't2', password: 'a few words in a row' }]);
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
  const { element } = openAccount({ view, token: 't3' }, { [call]: () => refusal('gone') });
  if (view === 'reset-password') await type(element, 'password', 'a few words in a row');
  await press(button);
  await says(role('alert'), 'This link has been used');
  await expect
    .element(role('link', { name: 'Send a new link' }))
    .toHaveAttribute('href', siteOrigin + path);
  await expectAccessible(document.body);
});
