import { expect, test, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { fillIn, openAccount, press, rosa } from './account.fixture.ts';
import accountTable from './bw-account.element.tsx';

registerElement(accountTable);

const registering = 'POST /user/register';

test('whoever registers gets to where they were headed', async () => {
  const way = { 'return-to': '/dashboard/listings?page=2' };
  openAccount(way);
  const query = '?return-to=%2Fdashboard%2Flistings%3Fpage%3D2';
  await expect
    .element(role('link', { name: 'Create an account' }))
    .toHaveAttribute('href', `${siteOrigin}/register${query}`);
  document.body.replaceChildren();
  openAccount({ view: 'register', ...way });
  await expect
    .element(role('link', { name: 'Register', exact: true }))
    .toHaveAttribute('href', `${siteOrigin}/registerUser${query}`);
  document.body.replaceChildren();
  const { element } = openAccount(
    { view: 'register-user', ...way },
    { [registering]: { email: 'rosa@example.org' } },
  );
  await fillIn(element);
  await press('Create my account');
  await expectText(role('status'), 'We sent a link');
  document.body.replaceChildren();
  openAccount({ view: 'confirm', token: 't1' }, { 'POST /user/confirm': null });
  await press('Confirm my address');
  await expect
    .element(role('link', { name: 'Go to sign in' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/login${query}`);
  expect(localStorage).toHaveLength(0);
});

test('whoever the link signs in goes there at once', async () => {
  const { element } = openAccount(
    { view: 'register-user', 'return-to': '/dashboard/listings' },
    { [registering]: { email: 'rosa@example.org' } },
  );
  await fillIn(element);
  await press('Create my account');
  await expectText(role('status'), 'We sent a link');
  document.body.replaceChildren();
  const { signedIn } = openAccount(
    { view: 'confirm', token: 't1' },
    { 'POST /user/confirm': rosa },
  );
  await press('Confirm my address');
  await expectText(role('status'), 'you are signed in');
  expect(signedIn).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

test('a browser that keeps nothing leads home', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const { element } = openAccount(
    { view: 'register-user', 'return-to': '/dashboard/listings' },
    { [registering]: { email: 'rosa@example.org' } },
  );
  await fillIn(element);
  await press('Create my account');
  await expectText(role('status'), 'We sent a link');
  document.body.replaceChildren();
  openAccount({ view: 'confirm', token: 't1' }, { 'POST /user/confirm': null });
  await press('Confirm my address');
  await expect
    .element(role('link', { name: 'Go to sign in' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/login`);
});

test.each([
  ['en-CA', '/subscriptions?billboards=4', 'What you have chosen waits for you'],
  ['fr-CA', '/fr/checkout?step=boards', 'Ce que vous avez choisi vous attend'],
  ['en-CA', '/dashboard/listings', 'An account is free'],
])('who registers in %s on the way to %s reads why: %s', async (locale, returnTo, said) => {
  const { element } = openAccount({ view: 'register', locale, 'return-to': returnTo });
  await expect.poll(() => element.shadowRoot?.textContent).toContain(said);
});
