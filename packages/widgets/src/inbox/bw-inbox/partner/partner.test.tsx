import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageEnvironment } from '../../../element/environment/browser-environment.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { narrow, untilShown } from '../../../kit/testing/add-widget.fixture.ts';
import { siteOrigin } from '../../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../../kit/testing/role.fixture.ts';
import { calls, log, message, openInbox, soldHome, thread, writer } from '../inbox.fixture.ts';

const row = role('link', { name: 'Is it still there?' });
const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const session = () => pageEnvironment('en-CA').store(createSessionStore);

test('a conversation that began there is read and answered on the page', async () => {
  const { api, kept } = openInbox({
    isPartner: true,
    thread: { listing: { id: soldHome.id, summary: soldHome } },
  });
  await userEvent.click(row);
  await expectText(log, 'Is it still there?');
  await expectAccessible(document.body);
  await userEvent.fill(writer, 'It is.');
  await userEvent.keyboard('{Enter}');
  await expectText(log, 'It is.');
  await expect.poll(() => kept).toHaveLength(2);
  expect(api.callsOf('GET /inbox/preferences')).toEqual([]);
});

test('what only our own site may do leads there, and nothing of it is asked for', async () => {
  const { api } = openInbox({ isPartner: true, attributes: { view: 'ignored' } });
  await expect
    .element(role('link', { name: 'All your messages on Boardwalk' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/notifications`);
  await userEvent.click(row);
  await expect
    .element(role('link', { name: 'Open on Boardwalk' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/notifications/thread/7`);
  for (const absent of [
    role('button', { name: 'Block Milo' }),
    role('button', { name: 'Delete conversation' }),
    role('link', { name: 'Blocked Users' }),
    role('link', { name: 'New message' }),
    role('searchbox'),
    role('checkbox'),
  ]) {
    expect(absent.elements()).toEqual([]);
  }
  for (const call of ['GET /inbox/ignored', 'GET /inbox/preferences', 'GET /inbox/search']) {
    expect(api.callsOf(call)).toEqual([]);
  }
});

test('whoever is blocked is unblocked on our own site', async () => {
  openInbox({ isPartner: true, isIgnored: true, attributes: { thread: '7' } });
  await expect
    .element(words('You have blocked Milo. You can unblock them on Boardwalk.'))
    .toBeVisible();
  expect(role('button', { name: 'Unblock' }).elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('where nothing began it says what will stand there', async () => {
  openInbox({ isPartner: true, answers: { [calls.threads]: { results: [], total: 0 } } });
  await expect.element(words('No conversation began here yet.')).toBeVisible();
  await expectAccessible(document.body);
});

test.each([
  ['a visitor signs in', null, 'Sign in to read and answer', 'profile:basic,inbox'],
  [
    'who has not allowed it is asked to',
    { ...rosa, scopes: ['profile:basic', 'bookmarks'] },
    'Allow this site to show',
    'profile:basic,bookmarks,inbox',
  ],
])('%s without leaving the page', async (_, user, lead, scopes) => {
  const who: { user: object | null } = { user };
  const { api, element } = openInbox({
    isPartner: true,
    answers: { [calls.user]: () => Response.json(who.user) },
  });
  await expect.element(words(lead)).toBeVisible();
  const entrance = await untilShown(element, 'bw-sign-in');
  expect(entrance.getAttribute('scopes')).toBe(scopes);
  expect(api.callsOf('GET /inbox')).toEqual([]);
  await expectAccessible(document.body);
  who.user = { ...rosa, scopes: ['profile:basic', 'inbox'] };
  await session().refresh();
  await expect.element(row).toBeVisible();
});

test.each([
  ['all conversations', {}, '/dashboard/notifications'],
  ['the one that was asked for', { thread: '7' }, '/dashboard/notifications/thread/7'],
])('whoever registers there finds %s on our own site', async (_, attributes, path) => {
  const { element } = openInbox({ isPartner: true, attributes, answers: { [calls.user]: null } });
  const entrance = await untilShown(element, 'bw-sign-in');
  expect(entrance.getAttribute('return-to')).toBe(path);
});

test('nothing of it is kept in the storage of the page', async () => {
  openInbox({ isPartner: true, attributes: { thread: '7' } });
  await userEvent.fill(writer, 'Half a sentence');
  await expect.element(writer).toHaveValue('Half a sentence');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Half');
});

test.each([280, 390, 900])('in French and right to left it fits %d px', async (width) => {
  document.documentElement.dir = 'rtl';
  const { element } = openInbox({
    isPartner: true,
    attributes: { locale: 'fr-CA', thread: '7' },
    messages: [message(1, 'Bonjour')],
    others: [thread(9)],
  });
  narrow(element, width);
  await expect.element(role('link', { name: 'Ouvrir sur Boardwalk' })).toBeVisible();
  const content = element.shadowRoot?.querySelector('.inbox');
  expect(content?.scrollWidth).toBeLessThanOrEqual(content?.clientWidth ?? 0);
  await expectAccessible(document.body);
  document.documentElement.removeAttribute('dir');
});
