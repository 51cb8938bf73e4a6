import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import table from './bw-consent.element.tsx';
import server from './bw-consent.server.ts';

registerElement(table);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const origin = 'https://shop.example.org';
const asked = {
  siteName: 'The shop',
  origin,
  scopes: ['profile:basic', 'bookmarks'],
  isKnown: false,
  agreedBefore: null as object | null,
};
const attributes = {
  'site-key': 'pk_live_1',
  origin,
  challenge: 'h'.repeat(43),
  state: 's'.repeat(43),
  scopes: 'profile:basic,bookmarks',
};
const answers = { 'GET /user/': rosa, 'GET /embeds/authorization': asked };

// The frame of a test has no focus of its own accord.
beforeEach(() => window.focus());

test('it says who asks, from where and for what, and nothing is granted before a click', async () => {
  const { api } = openWidget('bw-consent', attributes, answers);
  await expect.element(role('heading', { name: 'Sign in on The shop' })).toBeVisible();
  await expect.element(role('button', { name: 'Continue as Rosa' })).toBeEnabled();
  const text = document.querySelector('bw-consent')?.shadowRoot?.textContent;
  for (const said of [
    origin,
    'See your first name and your picture',
    'See and change your favourites',
  ]) {
    expect(text).toContain(said);
  }
  await expectAccessible(document.body);
  expect(api.callsOf('POST')).toEqual([]);
});

test('a click that comes too soon does not count', async () => {
  openWidget('bw-consent', attributes, answers);
  await expect.element(role('button', { name: 'Continue as Rosa' })).toBeDisabled();
  await expect.element(role('button', { name: 'Continue as Rosa' })).toBeEnabled();
});

test('what becomes of an agreement shows, though the wrapper draws anew after the first press', async () => {
  openWidget('bw-consent', attributes, answers);
  vi.stubGlobal('opener', { postMessage: () => {} });
  await userEvent.click(role('button', { name: 'Continue as Rosa' }));
  await expectText(role('alert'), 'That did not work.');
});

test('what is known already is granted while the window is in front alone', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  vi.stubGlobal('close', () => {});
  vi.stubGlobal('opener', { postMessage: () => {} });
  const { api } = openWidget(
    'bw-consent',
    { ...attributes, 'user-id': '3' },
    {
      ...answers,
      'GET /embeds/authorization': { ...asked, isKnown: true },
      'POST /embeds/authorization': { code: null, isCollected: true },
    },
  );
  await expect.element(role('button', { name: 'Continue as Rosa' })).toBeVisible();
  expect(api.callsOf('POST')).toEqual([]);
  vi.restoreAllMocks();
  dispatchEvent(new FocusEvent('focus'));
  await expect.poll(() => api.callsOf('POST').length).toBe(1);
  await expectText(role('status'), 'You are signed in on The shop.');
});

const milo = { ...rosa, id: 4, firstName: 'Milo' };

test('the window goes on by itself for whoever it was opened for, and for nobody else', async () => {
  let user = rosa;
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const { api } = openWidget(
    'bw-consent',
    { ...attributes, 'user-id': '3' },
    {
      ...answers,
      'GET /user/': () => user,
      'GET /embeds/authorization': { ...asked, isKnown: true },
    },
  );
  await expect.element(role('button', { name: 'Continue as Rosa' })).toBeVisible();
  user = milo;
  document.dispatchEvent(new CustomEvent('bw-signed-out'));
  document.dispatchEvent(new CustomEvent('bw-signed-in'));
  await expect.element(role('button', { name: 'Continue as Milo' })).toBeVisible();
  vi.restoreAllMocks();
  dispatchEvent(new FocusEvent('focus'));
  await expect.element(role('button', { name: 'Continue as Milo' })).toBeEnabled();
  expect(api.callsOf('POST /embeds')).toEqual([]);
});

test('the window of somebody else than the page knows asks', async () => {
  vi.stubGlobal('opener', { postMessage: () => {} });
  const { api } = openWidget(
    'bw-consent',
    { ...attributes, 'user-id': '4' },
    { ...answers, 'GET /embeds/authorization': { ...asked, isKnown: true } },
  );
  await expect.element(role('button', { name: 'Continue as Rosa' })).toBeEnabled();
  expect(api.callsOf('POST')).toEqual([]);
});

test('who acts for somebody agrees to nothing in their name', async () => {
  const { api } = openWidget(
    'bw-consent',
    { ...attributes, 'user-id': '3' },
    {
      ...answers,
      'GET /user/': { ...rosa, actor: 'Ada' },
      'GET /embeds/authorization': { ...asked, isKnown: true },
    },
  );
  await expectText(role('status'), 'You act as Rosa. Only Rosa can agree to this.');
  expect(role('button', { name: 'Continue as Rosa' }).query()).toBeNull();
  await expectAccessible(document.body);
  expect(api.callsOf('POST')).toEqual([]);
});

test('what is asked for and could not be read is asked for again', async () => {
  let isDown = true;
  openWidget('bw-consent', attributes, {
    ...answers,
    'GET /embeds/authorization': () => (isDown ? problem('internal') : asked),
  });
  const retry = role('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expectAccessible(document.body);
  isDown = false;
  await userEvent.click(retry);
  await expect.element(role('button', { name: 'Continue as Rosa' })).toBeVisible();
});

test('who is no longer signed in grants nothing: whoever is, is shown and asked', async () => {
  let user = rosa;
  const bodies: unknown[] = [];
  vi.stubGlobal('opener', { postMessage: () => {} });
  openWidget('bw-consent', attributes, {
    ...answers,
    'GET /user/': () => user,
    'POST /embeds/authorization': (init: RequestInit) => {
      bodies.push(JSON.parse(String(init.body)).userId);
      return problem('conflict');
    },
  });
  const button = role('button', { name: 'Continue as Rosa' });
  await expect.element(button).toBeEnabled();
  user = milo;
  await userEvent.click(button);
  await expect.element(role('button', { name: 'Continue as Milo' })).toBeVisible();
  expect(bodies).toEqual([rosa.id]);
});

test('without a page that opened it, nothing is handed over', async () => {
  const { api } = openWidget(
    'bw-consent',
    { ...attributes, 'user-id': '3' },
    {
      ...answers,
      'GET /embeds/authorization': { ...asked, isKnown: true },
    },
  );
  await expectText(role('alert'), 'We can’t tell which page opened this window');
  expect(api.callsOf('POST')).toEqual([]);
});

test('a page that may not ask is told so, and no more', async () => {
  openWidget('bw-consent', attributes, {
    ...answers,
    'GET /embeds/authorization': () => problem('not-found'),
  });
  await expectText(role('status'), 'This page can’t sign you in with Boardwalk.');
});

test('an address that somebody altered asks nothing', async () => {
  const { api } = openWidget('bw-consent', { ...attributes, challenge: 'x' }, answers);
  await expectText(role('status'), 'This page can’t sign you in with Boardwalk.');
  expect(api.callsOf('GET /embeds')).toEqual([]);
});

test('whoever does not want to is signed in nowhere', async () => {
  vi.stubGlobal('close', () => {});
  const { api } = openWidget('bw-consent', attributes, answers);
  await userEvent.click(role('button', { name: 'Cancel' }));
  await expectText(role('status'), 'Nobody was signed in.');
  expect(api.callsOf('POST')).toEqual([]);
});

test('what a server has rendered stays as it is', async () => {
  openWidget('bw-consent', attributes, answers);
  document.body.replaceChildren();
  await hydrate(table, attributes, { server });
});

test('whoever agreed before is shown what is new', async () => {
  const agreedBefore = {
    siteName: 'Dundas Books',
    origin: 'https://books.example.org',
    scopes: ['profile:basic'],
  };
  const { element } = openWidget('bw-consent', attributes, {
    ...answers,
    'GET /embeds/authorization': { ...asked, agreedBefore },
  });
  await expect.element(role('button', { name: 'Continue as Rosa' })).toBeVisible();
  const text = element.shadowRoot?.textContent;
  for (const said of [
    'The site was called Dundas Books.',
    'It was on another page: https://books.example.org',
    'It asks for more than before.',
  ]) {
    expect(text).toContain(said);
  }
  await expectAccessible(document.body);
});

test('a page that nobody has proved is named to nobody', async () => {
  openWidget('bw-consent', attributes, {
    ...answers,
    'GET /embeds/authorization': () => problem('origin-not-allowed'),
  });
  await expectText(
    role('status'),
    'the owner of this page has not shown that its address is theirs',
  );
});
