import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import invitationTable from './bw-invitation.element.tsx';
import server from './bw-invitation.server.ts';

registerElement(invitationTable);

const user = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const id = '0b0d9a52-6f0b-4c39-9a43-0f6f3a1f7a11';
const read = 'POST /groups/invitation';
const signOut = 'POST /logout';
const accept = `POST /groups/invite/${id}`;
const invitation = {
  id,
  group: 'partners',
  permissions: ['create'],
  endsAt: null,
  invitedBy: { id: 1, firstName: 'Kim', lastName: 'Ito', profilePicture: null },
  expiresAt: '2026-12-08T15:00:00.000Z',
  state: 'waiting',
  isMember: false,
};

function open(answers: object, attributes: Readonly<Record<string, string>> = {}) {
  const all = { 'GET /user/': user, [read]: invitation, ...answers };
  return openWidget('bw-invitation', { token: 't1', ...attributes }, all);
}

test('an invitation is accepted by a press, not by opening the page', async () => {
  const joined = { name: 'partners', permissions: ['create'], endsAt: null };
  const { api, element } = open({ [accept]: joined });
  const events: unknown[] = [];
  element.addEventListener('bw-joined', (event) => events.push((event as CustomEvent).detail));
  await expect.element(role('heading', { name: 'Join the group “Partners”' })).toBeVisible();
  await expect.element(words('Kim Ito invites you.')).toBeVisible();
  await expectAccessible(document.body);
  expect(api.callsOf(accept)).toEqual([]);
  await userEvent.click(role('button', { name: 'Join the group' }));
  // The button is gone: the user who pressed it reads on at the outcome.
  await expect.poll(() => focused()?.textContent).toBe('You are in the group “Partners”');
  await expect
    .element(role('link', { name: 'Go to your dashboard' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard`);
  expect(events).toEqual([{ group: 'partners' }]);
  expect(api.callsOf(accept)).toEqual([`${accept} {"token":"t1"}`]);
  await expectAccessible(document.body);
});

test.each([
  ['accepted', true, 'You have accepted this invitation', 'nothing left to do'],
  ['accepted', false, 'This invitation was used', 'Ask Kim Ito'],
  ['over', false, 'This invitation is over', 'Ask Kim Ito'],
])('one that is %s (member: %s) says so', async (state, isMember, title, text) => {
  open({ [read]: { ...invitation, state, isMember } });
  await expect.element(role('heading', { name: title })).toBeVisible();
  await expect.element(words(text)).toBeVisible();
  expect(role('button').elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('who is in the group already is told what accepting does', async () => {
  open({ [read]: { ...invitation, isMember: true, endsAt: '2027-01-01T05:00:00.000Z' } });
  await expect.element(words('You are in this group already.')).toBeVisible();
  await expect.element(words('Your membership ends on')).toBeVisible();
});

test('for another account it is the same as one that never was', async () => {
  open({ [read]: () => problem('not-found') });
  await expect
    .element(role('heading', { name: 'This invitation isn’t for this account' }))
    .toBeVisible();
  await expect.element(words('You are signed in as Rosa.')).toBeVisible();
  await expectAccessible(document.body);
});

test('whoever has another account signs out, and in with it', async () => {
  const { api, element } = open({ [read]: () => problem('not-found'), [signOut]: null });
  const paths: string[] = [];
  element.addEventListener('bw-navigate', (event) => {
    event.preventDefault();
    paths.push((event as CustomEvent).detail.route.path);
  });
  await userEvent.click(role('button', { name: 'Use another account' }));
  const way = encodeURIComponent('/dashboard/groups/invite?token=t1');
  await expect.poll(() => paths).toEqual([`/dashboard/login?return-to=${way}`]);
  expect(api.callsOf(signOut)).toEqual([signOut]);
});

test('where the session goes on, that is told, and nobody is led away', async () => {
  const { element } = open({
    [read]: () => problem('not-found'),
    [signOut]: () => problem('unavailable'),
  });
  const led = vi.fn();
  element.addEventListener('bw-navigate', led);
  await userEvent.click(role('button', { name: 'Use another account' }));
  await expectText(role('alert'), 'Something went wrong');
  await expect.element(role('button', { name: 'Use another account' })).toBeVisible();
  expect(led).not.toHaveBeenCalled();
});

test('without a token, signing in elsewhere would not help', async () => {
  open({}, { token: '' });
  await expect
    .element(role('heading', { name: 'This invitation isn’t for this account' }))
    .toBeVisible();
  expect(role('button').elements()).toEqual([]);
});

test('one that was taken back meanwhile is refused, and told', async () => {
  open({ [accept]: () => problem('not-found') });
  await userEvent.click(role('button', { name: 'Join the group' }));
  await expectText(role('alert'), 'not-found');
});

test('a visitor signs in and comes back', async () => {
  const { api } = open({ 'GET /user/': null });
  const way = encodeURIComponent('/dashboard/groups/invite?token=t1');
  await expect
    .element(role('link', { name: 'Sign in' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/login?return-to=${way}`);
  expect(api.callsOf(read)).toEqual([]);
  await expectAccessible(document.body);
});

test('out of reach, another try reads it', async () => {
  let isDown = true;
  open({ [read]: () => (isDown ? problem('internal') : invitation) });
  await expect.element(role('button', { name: 'Try again' })).toBeVisible();
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(role('button', { name: 'Join the group' })).toBeVisible();
});

test('a link without its token leads nowhere', async () => {
  const { api } = open({}, { token: '' });
  await expect.element(role('heading', { name: 'isn’t for this account' })).toBeVisible();
  expect(api.callsOf(read)).toEqual([]);
});

test('what the server rendered stays as it is, and is not asked for again', async () => {
  const api = fakeApi({ 'GET /user/': user, [read]: invitation });
  await hydrate(invitationTable, { token: 't1' }, { server });
  expect(api.calls).toEqual(['GET /user/', `${read} {"token":"t1"}`]);
});

test('right to left, in French and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';
  const { element } = open({}, { locale: 'fr-CA' });
  narrow(element, 280);
  await untilShown(element, '.offered-rights');
  const page = await untilShown(element, '.invitation');
  expect(page.scrollWidth).toBeLessThanOrEqual(280);
});
