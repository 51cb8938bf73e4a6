import { createLocalDrafts } from '@boardwalk/sdk-core/account/sessions/local-drafts';
import { createPendingActions } from '@boardwalk/sdk-core/account/sign-in/pending-actions';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { joinPage } from '../../../element/environment/registry.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { untilShown } from '../../../kit/testing/add-widget.fixture.ts';
import { problem, siteOrigin } from '../../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import {
  answer,
  bodyOf,
  button,
  call,
  dialog,
  milo,
  openMessage,
  openMessageDialog,
  send,
  session,
  text,
} from './message.fixture.ts';

test('a visitor signs in on a partner’s page beside what they wrote, which then goes out', async () => {
  const { api, element, server } = openMessage({ user: null });
  await openMessageDialog();
  await userEvent.fill(text(), 'Hello');
  await userEvent.click(send());
  await expect.element(words('Sign in to send your message.')).toBeVisible();
  const entrance = await untilShown(element, 'bw-sign-in');
  expect(entrance.getAttribute('scopes')).toBe('profile:basic,inbox');
  expect(entrance.getAttribute('return-to')).toBe('/property/listing/7');
  await expectAccessible(document.body);
  expect(api.callsOf(call)).toEqual([]);
  await userEvent.fill(text(), 'Hello, Rosa');
  server.user = { ...milo, scopes: ['profile:basic', 'inbox'] };
  // As the widget of the sign-in does once its window was answered.
  await session().refresh();
  await expect.element(words('Your message is sent.')).toBeVisible();
  expect(api.callsOf(call)).toEqual([bodyOf('Hello, Rosa')]);
  expect(localStorage.length).toBe(0);
});

test('a page that may not write yet asks for it beside what it may', async () => {
  const { api, element } = openMessage({
    user: { ...milo, scopes: ['profile:basic', 'bookmarks'] },
  });
  await openMessageDialog();
  await userEvent.click(send());
  await expect.element(words('This page may not write messages for you yet.')).toBeVisible();
  const entrance = await untilShown(element, 'bw-sign-in');
  expect(entrance.getAttribute('scopes')).toBe('profile:basic,bookmarks,inbox');
  expect(api.callsOf(call)).toEqual([]);
});

test('a session that ended meanwhile asks again, and loses no word', async () => {
  const scopes = ['profile:basic', 'inbox'];
  const { api, server } = openMessage({
    user: { ...milo, scopes },
    answers: { [call]: () => (server.user ? answer : problem('unauthorized')) },
  });
  await openMessageDialog();
  await userEvent.fill(text(), 'Hello');
  server.user = null;
  await userEvent.click(send());
  await expect.element(words('Sign in to send your message.')).toBeVisible();
  await expect.element(text()).toHaveValue('Hello');
  server.user = { ...milo, scopes };
  await session().refresh();
  await expect.element(words('Your message is sent.')).toBeVisible();
  expect(api.callsOf(call)).toHaveLength(2);
});

test('on a page without a key it says so at once, and leads to the listing on our site', async () => {
  const { api } = openMessage({ user: null });
  await expect.element(button()).toBeVisible();
  const { settings } = joinPage('test', () => Promise.resolve());
  delete settings.key;
  await openMessageDialog();
  await expect.element(words('This page can’t sign you in.')).toBeVisible();
  const link = dialog().getByRole('link', { name: 'Open this listing on Boardwalk', exact: false });
  await expect.element(link).toHaveAttribute('href', `${siteOrigin}/property/listing/7`);
  await expect.element(link).toHaveAttribute('target', '_blank');
  expect(text().elements()).toEqual([]);
  expect(api.callsOf(call)).toEqual([]);
});

test('on our own site a visitor is asked over what they wrote, which goes out once they are in', async () => {
  const { api, server, led } = openMessage({ user: null, isOwnSite: true });
  await openMessageDialog();
  await userEvent.fill(text(), 'Hello');
  await userEvent.click(send());
  const asking = role('dialog', { name: 'Sign in to send your message' });
  await expect.element(asking).toBeVisible();
  expect(localStorage.getItem('boardwalk.contacts')).toContain('Hello');
  await userEvent.keyboard('{Escape}');
  await expect.element(asking).not.toBeInTheDocument();
  await expect.element(text()).toHaveValue('Hello');
  expect(api.callsOf(call)).toEqual([]);
  await userEvent.click(send());
  await expect.element(asking).toBeVisible();
  server.user = milo;
  await session().refresh();
  await expect.element(words('Your message is sent.')).toBeVisible();
  expect(api.callsOf(call)).toEqual([bodyOf('Hello')]);
  expect(localStorage.getItem('boardwalk.contacts')).not.toContain('Hello');
  await userEvent.click(dialog().getByRole('link', { name: 'Open the conversation' }));
  expect(led).toEqual(['/dashboard/notifications/thread/12']);
});

test('whoever opened an account for it comes back to what they wrote, once', async () => {
  const before = openMessage({ user: null, isOwnSite: true });
  await openMessageDialog();
  await userEvent.fill(text(), 'Hello, from before');
  await userEvent.click(send());
  await expect.element(role('dialog', { name: 'Sign in to send your message' })).toBeVisible();
  before.element.remove();
  // As the dialog does once somebody has registered in it, and the page of the mailed link.
  const wishes = createPendingActions({ now: () => Date.now() });
  wishes.keep({ act: 'contact', subject: 7, path: '/property/listing/7' });
  wishes.claim(milo.id);
  const { element } = openMessage({ isOwnSite: true });
  await expect.element(text()).toHaveValue('Hello, from before');
  const line = 'Your message is not sent yet: press “Send message”.';
  await expect.element(words(line)).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  element.remove();
  document.body.append(element);
  await expect.element(button()).toBeVisible();
  expect(dialog().elements()).toEqual([]);
});

test('a tab that waited for the mail does not send what the tab of its link has taken up', async () => {
  const { api, server } = openMessage({ user: null, isOwnSite: true });
  await openMessageDialog();
  await userEvent.fill(text(), 'Hello, from before');
  await userEvent.click(send());
  const asking = role('dialog', { name: 'Sign in to send your message' });
  await expect.element(asking).toBeVisible();
  const clock = { now: () => Date.now() };
  // As the form in the other tab does; visitors have no number.
  createLocalDrafts({ owner: 0, clock, room: 'contacts' }).take('contact 7');
  server.user = milo;
  await session().refresh();
  await expect.element(asking).not.toBeInTheDocument();
  await expect.element(words('You went on with this message in another tab.')).toBeVisible();
  await expectAccessible(document.body);
  expect(api.callsOf(call)).toEqual([]);
  await userEvent.click(send());
  await expect.element(words('Your message is sent.')).toBeVisible();
});

test('nobody writes to themselves', async () => {
  const { element } = openMessage({ user: { ...milo, id: 3 } });
  const edit = role('link', { name: 'Edit your listing' });
  await expect
    .element(edit)
    .toHaveAttribute('href', `${siteOrigin}/dashboard/listing/7/edit/property`);
  expect(button().elements()).toEqual([]);
  // Nor do they ask for their own number, or keep their own listing.
  expect(role('button', { name: 'Show phone number' }).elements()).toEqual([]);
  expect(element.shadowRoot?.querySelector('bw-favourite')).toBe(null);
  await expectAccessible(document.body);
});

test('a visitor who turns out to be the seller is told so', async () => {
  const { api, server } = openMessage({ user: null });
  await openMessageDialog();
  await userEvent.click(send());
  server.user = { ...milo, id: 3, scopes: ['profile:basic', 'inbox'] };
  await session().refresh();
  await expect.element(words('This listing is your own.')).toBeVisible();
  expect(api.callsOf(call)).toEqual([]);
});

test('an administrator who acts as somebody writes nothing in their name', async () => {
  openMessage({ user: { ...milo, actor: 'Ada' } });
  await openMessageDialog();
  await expect.element(words('Only they themselves can write in somebody’s name.')).toBeVisible();
  expect(text().elements()).toEqual([]);
});
