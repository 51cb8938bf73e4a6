import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { expect, test } from 'vitest';
import { pageEnvironment } from '../../element/environment/browser-environment.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { sampleImage, sampleSummary } from '../testing/sample-listing.fixture.ts';
import bookmarksTable from './bw-favourites.element.tsx';

registerElement(bookmarksTable);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const createdAt = '2026-11-01T00:00:00.000Z';

function open(ids: readonly number[], answers: Answers = {}) {
  const { api } = openWidget(
    'bw-favourites',
    { 'heading-level': '1', locale: 'en-CA' },
    {
      'GET /user/': rosa,
      'GET /listing/bookmarks': { results: ids.map((id) => ({ id, createdAt })) },
      'GET /listing/summaries': { results: ids.map(summary) },
      ...answers,
    },
  );
  return api;
}

function summary(id: number) {
  return sampleSummary(id, { primaryImage: sampleImage(id % 7) });
}

test('what is kept shows as cards, the latest first, each with its heart', async () => {
  open([9, 4]);
  await expect.element(role('heading', { name: 'Favourites', level: 1 })).toBeVisible();
  await expect.element(role('status')).toHaveTextContent('2 listings');
  const links = role('link', { name: '12 Elm St' });
  await expect.poll(() => links.elements()).toHaveLength(2);
  expect(links.elements().map((link) => link.getAttribute('href')?.split('/')[5])).toEqual([
    '9',
    '4',
  ]);
  await expectAccessible(document.body);
});

test('what the public no longer sees says so, and can be let go of', async () => {
  open([9, 4], { 'GET /listing/summaries': { results: [summary(4)] } });
  await expect.element(role('heading', { name: 'no longer available' })).toBeVisible();
  const hearts = document
    .querySelector('bw-favourites')
    ?.shadowRoot?.querySelectorAll('bw-favourite');
  expect(Array.from(hearts ?? [], (heart) => heart.getAttribute('listing'))).toEqual(['9', '4']);
});

test('many come page by page', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => 100 - index);
  const pages = [ids.slice(0, 24), ids.slice(24)];
  const api = open(ids, {
    'GET /listing/summaries': () => ({ results: pages.shift()?.map(summary) }),
  });
  const links = role('link', { name: '12 Elm St' });
  await expect.poll(() => links.elements()).toHaveLength(24);
  await role('button', { name: 'Show more' }).click();
  await expect.poll(() => links.elements()).toHaveLength(30);
  expect(api.callsOf('GET /listing/summaries')).toHaveLength(2);
  await expect.poll(() => role('button', { name: 'Show more' }).query()).toBe(null);
});

test('without favourites it says how to get some; without a session, to sign in', async () => {
  open([]);
  await expect.element(role('link', { name: 'Search listings' })).toBeVisible();
  document.body.replaceChildren();
  const api = open([], { 'GET /user/': null });
  await expect.element(role('link', { name: 'Sign in' })).toBeVisible();
  expect(api.callsOf('GET /listing')).toEqual([]);
});

test.each(['GET /listing/bookmarks', 'GET /listing/summaries'])(
  'another try helps after %s has failed',
  async (call) => {
    let isDown = true;
    const right: Answers = {
      'GET /listing/bookmarks': { results: [{ id: 4, createdAt }] },
      'GET /listing/summaries': { results: [summary(4)] },
    };
    open([4], { [call]: () => (isDown ? problem('internal') : right[call]) });
    await expect.element(role('alert')).toBeVisible();
    isDown = false;
    await role('button', { name: 'Try again' }).click();
    await expect.element(role('link', { name: '12 Elm St' })).toBeVisible();
  },
);

test.each([
  ['what they keep', [5], 'ready'],
  ['that they keep nothing', [], 'ready'],
  ['that theirs can’t be read', [5], 'down'],
] as const)(
  'whoever signs in next sees %s, and nothing of the person before',
  async (_, ids, way) => {
    const rows = (of: readonly number[]) => ({ results: of.map((id) => ({ id, createdAt })) });
    let isRosa = true;
    const milo = { ...rosa, id: 4, firstName: 'Milo' };
    const down = way === 'down' && Promise.withResolvers<unknown>();
    open([], {
      'GET /user/': () => (isRosa ? rosa : milo),
      'GET /listing/bookmarks': () => rows(isRosa ? [9, 4] : ids),
      'GET /listing/summaries': () =>
        isRosa
          ? { results: [summary(9), summary(4)] }
          : down
            ? down.promise
            : { results: [summary(5)] },
    });
    const root = document.querySelector('bw-favourites')?.shadowRoot;
    const shown = () =>
      Array.from(root?.querySelectorAll('bw-favourite') ?? [], (heart) =>
        heart.getAttribute('listing'),
      );
    await expect.poll(shown).toEqual(['9', '4']);
    isRosa = false;
    await pageEnvironment('en-CA').store(createSessionStore).refresh();
    await expect.poll(shown).toEqual(down ? [] : ids.map(String));
    if (!down) return;
    down.resolve(problem('internal'));
    await expect.element(role('alert')).toBeVisible();
    expect(shown()).toEqual([]);
  },
);
