import { createDeletedAccountStore } from '@boardwalk/sdk-core/account/deleted-account-store';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { bodiesOf, press, refusal, type } from '../bw-account/account.fixture.ts';
import securityTable from './bw-security.element.tsx';
import { elsewhere, guarded, openSecurity } from './security.fixture.ts';

registerElement(securityTable);

const code = '123456';

test('another session is ended, and one that was over is told as such', async () => {
  let answers = 0;
  const call = `POST /user/sessions/${elsewhere.id}/end`;
  const { api, element } = openSecurity({
    [call]: () => (answers++ === 0 ? null : problem('not-found')),
  });
  for (const said of ['Session ended: Safari, iOS.', 'This session was over already.']) {
    await press('Sign out Safari, iOS');
    await type(element, 'password', 'my password');
    await expectAccessible(document.body);
    await press('Sign this device out');
    await expectText(role('status'), said);
  }
  expect(bodiesOf(api.callsOf(call))).toEqual([
    { password: 'my password' },
    { password: 'my password' },
  ]);
});

test('a browser that does not say what it is has a name of ours', async () => {
  const unknown = { ...elsewhere, device: '' };
  const { element } = openSecurity({
    'GET /user/sessions': [unknown],
    [`POST /user/sessions/${unknown.id}/end`]: null,
  });
  await press('Sign out Unknown browser');
  await type(element, 'password', 'my password');
  await press('Sign this device out');
  await expectText(role('status'), 'Session ended: Unknown browser.');
});

test('equal sessions are one line, and each can be ended; what is beyond five folds', async () => {
  const alike = ['a', 'b'].map((letter) => ({
    ...elsewhere,
    id: `${letter.repeat(8)}-2222-4222-8222-222222222222`,
  }));
  const others = ['curl', 'wget', 'node', 'okhttp', 'axios'].map((device, index) => ({
    ...elsewhere,
    id: `${index}0000000-2222-4222-8222-222222222222`,
    device,
  }));
  const { element } = openSecurity({ 'GET /user/sessions': [...alike, ...others] });
  await expect.poll(() => element.shadowRoot?.textContent).toContain('2 sessions');
  const [each, more] = element.shadowRoot?.querySelectorAll('summary') ?? [];
  if (!each || !more) throw new Error('Nothing folds');
  expect(more.textContent).toBe('Show 1 more');
  expect(role('button', { name: 'Sign out Safari, iOS' }).query()).toBeNull();
  await userEvent.click(each);
  await expect.poll(() => role('button', { name: 'Sign out Safari, iOS' }).all()).toHaveLength(2);
  await expectAccessible(document.body);
});

test('signing out everywhere asks first, and leads to the login', async () => {
  const { api, element, ways } = openSecurity({ 'POST /user/sessions/end': null });
  await press('Sign out everywhere');
  await expect.element(role('button', { name: 'Cancel' })).toBeVisible();
  await press('Sign out everywhere');
  await expect.poll(() => focused()?.getAttribute('name')).toBe('password');
  expect(api.callsOf('POST')).toEqual([]);
  await type(element, 'password', 'my password');
  await press('Sign out everywhere');
  await expect.poll(() => ways).toEqual(['/dashboard/login?notice=signed-out']);
});

test('an account is deleted by whoever means it, knows the password, and has the code', async () => {
  const { api, element, ways } = openSecurity({
    'GET /user/security': guarded,
    'POST /user/delete': null,
  });
  await press('Delete my account');
  await type(element, 'password', 'my password');
  await type(element, 'code', code);
  await press('Delete my account');
  await expect.poll(() => focused()?.getAttribute('name')).toBe('sure');
  expect(api.callsOf('POST')).toEqual([]);
  await userEvent.click(role('checkbox'));
  await expectAccessible(document.body);
  await press('Delete my account');
  await expect.poll(() => ways).toEqual(['/dashboard/login?notice=account-deleted']);
  const deleted = createDeletedAccountStore({ clock: Date });
  deleted.follow();
  expect(deleted.$isDeleted.get()).toBe(true);
  expect(bodiesOf(api.callsOf('POST /user/delete'))).toEqual([{ password: 'my password', code }]);
});

test('the last administrator is told why they can’t leave', async () => {
  const { element } = openSecurity({ 'POST /user/delete': () => refusal('conflict') });
  await press('Delete my account');
  await type(element, 'password', 'my password');
  await userEvent.click(role('checkbox'));
  await press('Delete my account');
  await expectText(role('alert'), 'You are the last administrator.');
});

test('a seller leaves once what was paid has left their shop', async () => {
  const refused = problem('conflict', 'open.ready');
  const { element } = openSecurity({ 'POST /user/delete': () => refused });
  await press('Delete my account');
  await type(element, 'password', 'my password');
  await userEvent.click(role('checkbox'));
  await press('Delete my account');
  await expectText(role('alert'), 'Paid orders wait to be picked up.');
});

test('licences that run are given up in so many words', async () => {
  const { api, element, ways } = openSecurity({
    'POST /user/delete': ({ body }: RequestInit) =>
      String(body).includes('givesUpLicenses') ? null : refusal('licensed'),
  });
  await press('Delete my account');
  await type(element, 'password', 'my password');
  await userEvent.click(role('checkbox'));
  await press('Delete my account');
  await expectText(role('alert'), 'nothing is refunded');
  await expect.element(role('link', { name: 'See my licences' })).toBeVisible();
  await press('Delete my account');
  await expect.poll(() => focused()?.getAttribute('name')).toBe('givesUp');
  expect(api.callsOf('POST')).toHaveLength(1);
  await userEvent.click(role('checkbox', { name: 'I give up my licences', exact: false }));
  await expectAccessible(document.body);
  await press('Delete my account');
  await expect.poll(() => ways).toEqual(['/dashboard/login?notice=account-deleted']);
  expect(bodiesOf(api.callsOf('POST /user/delete'))[1]).toEqual({
    password: 'my password',
    givesUpLicenses: true,
  });
});

test('one’s data is a link that downloads', async () => {
  openSecurity();
  const link = role('link', { name: 'Download my data' });
  await expect.element(link).toHaveAttribute('download', 'boardwalk.json');
  await expect.poll(() => link.query()?.getAttribute('href')).toMatch(/\/api\/v1\/user\/data$/);
});
