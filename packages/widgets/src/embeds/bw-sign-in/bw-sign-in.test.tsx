import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageEnvironment } from '../../element/environment/browser-environment.ts';
import { joinPage } from '../../element/environment/registry.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { addWidget, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, fakeApi, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import table from './bw-sign-in.element.tsx';

registerElement(table);

const rosaKnown = { id: 3, firstName: 'Rosa' };
const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const enter = { name: 'Sign in with Boardwalk' };

/** What it opens goes to no window. */
function openEntrance(answers: Answers = {}, attributes: Readonly<Record<string, string>> = {}) {
  const opened: string[] = [];
  const popup = { postMessage: vi.fn() };
  vi.stubGlobal('open', (url: string) => {
    opened.push(url);
    return popup;
  });
  const { api, element } = openWidget('bw-sign-in', attributes, {
    'GET /embeds/greeting': null,
    'POST /embeds/session': null,
    ...answers,
  });
  const signedIn: unknown[] = [];
  element.addEventListener('bw-signed-in', (event) => signedIn.push((event as CustomEvent).detail));
  return { api, element, opened, signedIn };
}

test('a visitor signs in by a window of our own site, and may give up', async () => {
  const { opened } = openEntrance();
  await userEvent.click(role('button', enter));
  expect(opened).toHaveLength(1);
  const url = new URL(opened[0] ?? '');
  expect(url.origin + url.pathname).toBe(`${siteOrigin}/embeds/authorize`);
  expect(url.searchParams.get('scopes')).toBe('profile:basic,bookmarks');
  expect(url.searchParams.get('origin')).toBe(location.origin);
  expect(url.searchParams.has('return-to')).toBe(false);
  await expectText(role('status'), 'Finish signing in in the window that has opened.');
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Cancel' }));
  await expect.element(role('button', enter)).toBeVisible();
});

test('whoever let the page do less is asked for the rest, and may sign out', async () => {
  const goesOn = { 'return-to': '/subscriptions?billboards=1%2C2' };
  const { opened } = openEntrance({ 'GET /user/': { ...rosa, scopes: ['profile:basic'] } }, goesOn);
  await expect.element(role('button', { name: 'Sign out' })).toBeVisible();
  await userEvent.click(role('button', { name: 'Continue as Rosa' }));
  const asked = new URL(opened[0] ?? '').searchParams;
  expect([asked.get('scopes'), asked.get('user')]).toEqual(['profile:basic,bookmarks', '3']);
  // Where a user who registers in that window goes on.
  expect(asked.get('return-to')).toBe(goesOn['return-to']);
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Cancel' }));
});

test('whoever let the page do all of it is asked for nothing', async () => {
  openEntrance({ 'GET /user/': { ...rosa, scopes: ['bookmarks', 'profile:basic', 'inbox'] } });
  await expect.element(role('button', { name: 'Sign out' })).toBeVisible();
  await expect.element(role('button', { name: 'Continue as Rosa' })).not.toBeInTheDocument();
});

test('what the window left is collected, and where no cookie is kept the token goes along', async () => {
  let isLeft = false;
  const sent: string[] = [];
  const { element, signedIn } = openEntrance({
    'POST /embeds/session': () => (isLeft ? rosa : null),
    'POST /embeds/session/token': { token: 't'.repeat(43) },
    'GET /embeds/greeting': (init: RequestInit) => {
      const { authorization } = { authorization: '', ...(init.headers as object) };
      sent.push(`${authorization} ${init.cache}`);
      return authorization ? rosaKnown : null;
    },
    'POST /embeds/session/end': null,
  });
  const sentBefore: string[][] = [];
  element.addEventListener('bw-signed-in', () => sentBefore.push([...sent]));
  await userEvent.click(role('button', enter));
  isLeft = true;
  await expect.element(role('button', { name: 'Sign out' })).toBeVisible();
  expect(signedIn).toEqual([{ id: 3, firstName: 'Rosa' }]);
  // When a page goes elsewhere on this event, the name is stored by then.
  expect(sentBefore).toEqual([[' force-cache', `Bearer ${'t'.repeat(43)} reload`]]);
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Sign out' }));
  await expect.element(role('button', enter)).toBeVisible();
  // Anyone who reads the page finds the token nowhere.
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  expect(kept).not.toContain('ttt');
  await expect.poll(() => sent.at(-1)).toMatch(/^ /);
});

test('a name that can’t be kept holds nobody up', async () => {
  const { signedIn } = openEntrance({
    'POST /embeds/session': rosa,
    'POST /embeds/session/token': { token: 't'.repeat(43) },
    'GET /embeds/greeting': () => problem('unavailable'),
  });
  await userEvent.click(role('button', enter));
  await expect.element(role('button', { name: 'Sign out' })).toBeVisible();
  expect(signedIn).toEqual([{ id: 3, firstName: 'Rosa' }]);
});

test('whom the browser remembers is offered to go on, in one click', async () => {
  const { opened } = openEntrance({ 'GET /embeds/greeting': rosaKnown });
  await userEvent.click(role('button', { name: 'Continue as Rosa' }));
  expect(new URL(opened[0] ?? '').searchParams.get('user')).toBe('3');
  await userEvent.click(role('button', { name: 'Cancel' }));
  await userEvent.click(role('button', { name: 'Use another account' }));
  expect(new URL(opened[1] ?? '').searchParams.get('user')).toBeNull();
  // No verifier is used twice.
  const challenges = opened.map((url) => new URL(url).searchParams.get('challenge'));
  expect(new Set(challenges).size).toBe(2);
  // What a window leaves is looked for every two seconds, in a later test's page too.
  await userEvent.click(role('button', { name: 'Cancel' }));
});

test('whoever is signed in is named', async () => {
  openEntrance({ 'GET /user/': rosa });
  await expect.element(role('button', { name: 'Sign out' })).toBeVisible();
  await expect
    .poll(() => document.body.querySelector('bw-sign-in')?.shadowRoot?.textContent)
    .toContain('Signed in as Rosa');
});

test('who signs in, and out, in one language on the page is known in the other', async () => {
  let user: typeof rosa | null = null;
  const { element } = openEntrance({ 'GET /user/': () => user, 'POST /embeds/session/end': null });
  const french = addWidget('bw-sign-in', { locale: 'fr-CA' });
  await expect.element(role('button', enter)).toBeVisible();
  await expect.element(role('button', { name: 'Se connecter avec Boardwalk' })).toBeVisible();
  user = rosa;
  element.dispatchEvent(new CustomEvent('bw-signed-in', { bubbles: true, composed: true }));
  await expect.poll(() => french.shadowRoot?.textContent).toContain('Rosa');
  await expect.poll(() => element.shadowRoot?.textContent).toContain('Signed in as Rosa');
  user = null;
  await userEvent.click(role('button', { name: 'Sign out' }));
  await expect.element(role('button', { name: 'Se connecter avec Boardwalk' })).toBeVisible();
});

test('without a key it says where it is pressed that nobody signs in here', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { settings } = joinPage('test', () => Promise.resolve());
  const api = fakeApi({});
  delete settings.key;
  const element = addWidget('bw-sign-in', {});
  addWidget('bw-sign-in', { locale: 'fr-CA' });
  await userEvent.click(role('button', enter));
  await expectText(role('status'), 'This page can’t sign you in.');
  const roleOfFocus = () => element.shadowRoot?.activeElement?.getAttribute('role');
  await expect.poll(roleOfFocus).toBe('status');
  await expectAccessible(document.body);
  const way = element.shadowRoot?.querySelector('a');
  expect(way?.getAttribute('href')).toBe(`${siteOrigin}/dashboard/login`);
  // The page's developer is warned once, however many widgets there are.
  expect(warn.mock.calls).toEqual([[expect.stringContaining('data-key="pk_live_…"')]]);
  expect(api.calls).toEqual([]);
  warn.mockRestore();
});

test('an empty key is none', async () => {
  const { api } = openWidget('bw-sign-in', {}, {}, { key: '' });
  await userEvent.click(role('button', enter));
  await expectText(role('status'), 'This page can’t sign you in.');
  expect(api.calls).toEqual([]);
});

test('with the key of another site it says the same', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  openEntrance({ 'POST /embeds/session': () => problem('origin-not-allowed') });
  await userEvent.click(role('button', enter));
  await expectText(role('status'), 'This page can’t sign you in.');
  vi.restoreAllMocks();
});

test('a sign-in that comes later, in another language, leaves the page its session', async () => {
  const carried: string[] = [];
  openEntrance({
    'GET /user/': (init: RequestInit) => {
      const { authorization } = { authorization: '', ...(init.headers as object) };
      carried.push(authorization);
      return authorization ? rosa : null;
    },
    'POST /embeds/session': rosa,
    'POST /embeds/session/token': { token: 't'.repeat(43) },
    'POST /embeds/session/end': (init: RequestInit) => {
      carried.push(`ended ${'authorization' in (init.headers as object)}`);
      return null;
    },
  });
  await userEvent.click(role('button', enter));
  await expect.element(role('button', { name: 'Sign out' })).toBeVisible();
  addWidget('bw-sign-in', { locale: 'fr-CA' });
  const french = role('button', { name: 'Se déconnecter' });
  await expect.element(french).toBeVisible();
  expect(carried.at(-1)).toBe(`Bearer ${'t'.repeat(43)}`);
  await userEvent.click(french);
  await expect.element(role('button', enter)).toBeVisible();
  expect(carried).toContain('ended true');
});

test('a session that is over after its hour offers to go on, and no call fails by it', async () => {
  const carried: string[] = [];
  let isOver = false;
  const { element } = openEntrance({
    'GET /user/': (init: RequestInit) => {
      const { authorization } = { authorization: '', ...(init.headers as object) };
      carried.push(authorization);
      return isOver && authorization ? problem('unauthorized') : null;
    },
    'POST /embeds/session': rosa,
    'POST /embeds/session/token': { token: 't'.repeat(43) },
    'GET /embeds/greeting': (init: RequestInit) =>
      'authorization' in (init.headers as object) || isOver ? rosaKnown : null,
  });
  await userEvent.click(role('button', enter));
  await expect.element(role('button', { name: 'Sign out' })).toBeVisible();
  isOver = true;
  await pageEnvironment('en-CA').store(createSessionStore).refresh();
  await expect.element(role('button', { name: 'Continue as Rosa' })).toBeVisible();
  expect(element.shadowRoot?.querySelector('[role=alert]')).toBeNull();
  await pageEnvironment('en-CA').store(createSessionStore).refresh();
  // The dead token is gone: whether it counts, and whatever is requested next, is requested as a
  // visitor.
  expect(carried.slice(-3)).toEqual([`Bearer ${'t'.repeat(43)}`, '', '']);
});

test('a blocked window is explained', async () => {
  openEntrance();
  vi.stubGlobal('open', () => null);
  await userEvent.click(role('button', enter));
  await expectText(role('alert'), 'Your browser has blocked the window.');
});

test('a session that is over already is left behind', async () => {
  let isOver = false;
  const greetings: unknown[] = [];
  openEntrance({
    'GET /user/': () => (isOver ? null : rosa),
    'POST /embeds/session/end': () => {
      isOver = true;
      return problem('unauthorized');
    },
    'GET /embeds/greeting': (init: RequestInit) => {
      greetings.push(init.cache);
      return null;
    },
  });
  await userEvent.click(role('button', { name: 'Sign out' }));
  await expect.element(role('button', enter)).toBeVisible();
  expect(greetings).toContain('reload');
});

test('a sign-out that does not get through leaves everything as it is', async () => {
  const { element } = openEntrance({
    'GET /user/': rosa,
    'POST /embeds/session/end': () => problem('unavailable'),
  });
  const toasts: string[] = [];
  element.addEventListener('bw-toast', (event) => {
    event.preventDefault();
    toasts.push((event as CustomEvent).detail.message);
  });
  await userEvent.click(role('button', { name: 'Sign out' }));
  await expect.poll(() => toasts).toEqual([expect.stringContaining('can’t be reached')]);
  await expect.element(role('button', { name: 'Sign out' })).toBeVisible();
});

test.each([390, 768, 1440])('it fits %d px, in the longest language too', async (width) => {
  const { element } = openEntrance({
    'GET /embeds/greeting': { id: 3, firstName: 'Maximiliana-Konstantina' },
  });
  element.setAttribute('locale', 'fr-CA');
  narrow(element, width);
  await expect.element(role('button', { name: /Maximiliana/ })).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(width);
});
