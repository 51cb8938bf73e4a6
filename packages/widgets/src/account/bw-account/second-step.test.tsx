import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { bodiesOf, openAccount, press, refusal, rosa, type } from './account.fixture.ts';
import accountTable from './bw-account.element.tsx';

registerElement(accountTable);

const finishing = 'POST /user/sign-in/second-step';
const needed = { secondStep: { token: 'a-token', hasPasskey: false } };

async function signIn(answers: Readonly<Record<string, unknown>>, answer: unknown = needed) {
  const opened = openAccount({}, { 'POST /login': answer, ...answers });
  await type(opened.element, 'username', 'rosa');
  await type(opened.element, 'password', 'correct horse');
  await press('Sign in');
  await expect.poll(() => focused()?.getAttribute('name')).toBe('code');
  return opened;
}

test('where two steps are asked for, nobody is signed in before the second', async () => {
  const { api, element, signedIn } = await signIn({ [finishing]: rosa });
  expect(signedIn).toEqual([]);
  await expect.poll(() => focused()?.getAttribute('autocomplete')).toBe('one-time-code');
  await expectAccessible(document.body);
  await press('Sign in');
  await expect.poll(() => focused()?.getAttribute('aria-invalid')).toBe('true');
  expect(api.callsOf(finishing)).toEqual([]);
  await type(element, 'code', '123 456');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => signedIn).toEqual([{ id: 3, firstName: 'Rosa' }]);
  expect(bodiesOf(api.callsOf(finishing))).toEqual([{ token: 'a-token', code: '123 456' }]);
});

test('a recovery code takes the place of the app', async () => {
  const { api, element, signedIn } = await signIn({ [finishing]: rosa });
  await press('Use a recovery code instead');
  await type(element, 'code', 'abcd-efgh-ijkl-mnop');
  await press('Sign in');
  await expect.poll(() => signedIn).toHaveLength(1);
  expect(bodiesOf(api.callsOf(finishing))).toEqual([
    { token: 'a-token', code: 'abcd-efgh-ijkl-mnop' },
  ]);
});

test('a wrong code is told at its field, and another is tried', async () => {
  const fields = [{ path: 'body.code', message: 'wrong' }];
  const { element, signedIn } = await signIn({
    [finishing]: () => refusal('wrong-credentials', { fields }),
  });
  await type(element, 'code', '000000');
  await press('Sign in');
  await expect.poll(() => focused()?.closest('.field')?.textContent).toContain('used already');
  expect(signedIn).toEqual([]);
});

test('after too many attempts it begins anew', async () => {
  const { element } = await signIn({ [finishing]: () => refusal('gone') });
  await type(element, 'code', '123456');
  await press('Sign in');
  await expectText(role('alert'), 'too many attempts');
  await expectAccessible(document.body);
  await press('Sign in again from the start');
  await expect.element(role('textbox', { name: 'Username' })).toBeVisible();
});

test('a delay is told in seconds', async () => {
  const { element } = await signIn({
    [finishing]: () => refusal('too-many-requests', { retryAfter: 8 }),
  });
  await type(element, 'code', '123456');
  await press('Sign in');
  await expectText(role('alert'), 'Try again in 8 seconds.');
});

test('a passkey is offered where the account has one; a device that signs nothing is told of', async () => {
  const options = {
    challenge: 'AAAA',
    rpId: 'somewhere.example',
    timeout: 1_000,
    userVerification: 'preferred',
    allowCredentials: [],
  };
  const { api, signedIn } = await signIn(
    { 'POST /user/sign-in/passkey/options': options },
    { secondStep: { token: 'a-token', hasPasskey: true } },
  );
  await press('Use a passkey instead');
  await expectText(role('alert'), 'Your device signed nothing.');
  expect(signedIn).toEqual([]);
  expect(bodiesOf(api.callsOf('POST /user/sign-in/passkey/options'))).toEqual([
    { token: 'a-token' },
  ]);
  expect(api.callsOf(finishing)).toEqual([]);
});

test('a new address is confirmed by a press, not by opening the page', async () => {
  const call = 'POST /user/email/confirm';
  const { api } = openAccount({ view: 'confirm-email', token: 't1' }, { [call]: null });
  await expect.element(role('button', { name: 'Confirm my new address' })).toBeVisible();
  expect(api.callsOf('POST')).toEqual([]);
  await press('Confirm my new address');
  await expectText(role('status'), 'From now on we write to this address');
  expect(bodiesOf(api.callsOf(call))).toEqual([{ token: 't1' }]);
  await expectAccessible(document.body);
});

test('a link that was used leads to the security of the account', async () => {
  const call = 'POST /user/email/confirm';
  openAccount({ view: 'confirm-email', token: 't2' }, { [call]: () => refusal('gone') });
  await press('Confirm my new address');
  await expectText(role('alert'), 'This link has been used');
  await expect
    .element(role('link', { name: 'Go to the security of your account' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/security`);
});
