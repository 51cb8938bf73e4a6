import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { createFavouritesStore } from '@boardwalk/sdk-core/favourites/store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { userChangedEvent } from '@boardwalk/sdk-core/http/session-events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import favouriteTable from '../../favourites/bw-favourite/bw-favourite.element.tsx';
import { addWidget } from '../../kit/testing/add-widget.fixture.ts';
import { untilStreamClosed } from '../../kit/testing/closed-stream.fixture.ts';
import { type Answers, fakeApi, problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { holdTimers } from '../../kit/testing/timers.fixture.ts';
import profileTable from '../../profile/bw-profile/bw-profile.element.tsx';
import { pageEnvironment } from '../environment/browser-environment.ts';
import type { WidgetEnvironment } from '../environment/environment.ts';
import { registerElement } from '../mount/register-element.ts';
import { pageStream } from './page-stream.ts';

registerElement(favouriteTable);
registerElement(profileTable);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const kept = { id: 7, createdAt: '2026-11-01T00:00:00.000Z' };
const stops: (() => void)[] = [];
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(async () => {
  vi.useRealTimers();
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
  await untilStreamClosed();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Returns streams as the page requests them, and what is sent on the latest. */
function openStreams() {
  const asked: RequestInit[] = [];
  let line: ReadableStreamDefaultController<Uint8Array> | undefined;
  const tell = (text: string) => line?.enqueue(new TextEncoder().encode(text));
  return {
    asked,
    open: () => asked.filter(({ signal }) => !signal?.aborted).length,
    changed: (topic: string) => tell(`id: 5\nevent: changed\ndata: ${topic}\n\n`),
    end: (why: string) => tell(`event: ended\ndata: ${why}\n\n`),
    answer(init: RequestInit) {
      asked.push(init);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          line = controller;
          init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      tell('id: 1\n\n');
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
  };
}

/** As whatever shows who is signed in does. */
function follow(env: WidgetEnvironment): () => void {
  return env.store(createSessionStore).follow();
}

/** A page on which somebody is signed in, in two languages, as far as its stores go. */
async function openStores(answers: Answers = {}) {
  const streams = openStreams();
  const api = fakeApi({
    'GET /user/': rosa,
    'GET /listing/bookmarks': { results: [] },
    'GET /events': streams.answer,
    ...answers,
  });
  const [english, french] = [pageEnvironment('en-CA'), pageEnvironment('fr-CA')];
  const sessions = [english, french].map((env) => env.store(createSessionStore));
  await Promise.all(sessions.map((session) => session.load()));
  return { api, streams, english, french, session: sessions[0] };
}

test('a page has one stream, however many widgets and languages follow it', async () => {
  const { streams, english, french } = await openStores();
  stops.push(follow(english), follow(english), follow(french));
  await expect.poll(() => streams.asked).toHaveLength(1);
  expect(streams.asked[0]).toMatchObject({
    credentials: 'include',
    headers: { accept: 'text/event-stream' },
  });
  stops[0]?.();
  stops[1]?.();
  expect(streams.open()).toBe(1);
  stops[2]?.();
  expect(streams.open()).toBe(0);
});

test('there is none for a visitor, one from the sign-in on, and none after signing out', async () => {
  const { streams, english, session } = await openStores({ 'GET /user/': null });
  stops.push(follow(english));
  // What follows the stream loads this first.
  await import('./follow-topics.ts');
  expect(pageStream().listeners.size).toBe(0);
  expect(streams.asked).toEqual([]);
  session?.change({ ...rosa, id: 3 as never });
  await expect.poll(() => streams.open()).toBe(1);
  session?.change(null);
  expect(streams.open()).toBe(0);
});

test('a page that nobody sees for a minute has none until it is seen again', async () => {
  const { streams, english } = await openStores();
  stops.push(follow(english));
  await expect.poll(() => streams.open()).toBe(1);
  const { pass } = holdTimers();
  show('hidden');
  await pass(60_000);
  expect(streams.open()).toBe(0);
  show('visible');
  expect([streams.asked.length, streams.open()]).toEqual([2, 1]);
});

test('a page that was unseen while somebody else signed in tells so', async () => {
  let user = rosa;
  const { streams, english } = await openStores({ 'GET /user/': () => user });
  const told = vi.fn();
  const listening = new AbortController();
  document.addEventListener(userChangedEvent, told, { signal: listening.signal });
  stops.push(follow(english), () => listening.abort());
  await expect.poll(() => streams.open()).toBe(1);
  const { pass } = holdTimers();
  show('hidden');
  await pass(60_000);
  user = { ...rosa, id: 4 };
  show('visible');
  // Sooner than the session is reloaded by itself.
  await pass(3_000);
  await expect.poll(() => told.mock.calls).toHaveLength(1);
});

test('what is told is read anew once, in every language that shows it', async () => {
  const { api, streams, english, french } = await openStores();
  const stores = [english, french].map((env) => env.store(createFavouritesStore));
  stops.push(follow(english), follow(french), ...stores.map((s) => s.follow()));
  await expect.poll(() => api.callsOf('GET /listing/bookmarks')).toHaveLength(2);
  await expect.poll(() => streams.open()).toBe(1);
  const users = api.callsOf('GET /user/').length;
  for (let times = 0; times < 40; times++) streams.changed('bookmarks');
  await expect.poll(() => api.callsOf('GET /listing/bookmarks')).toHaveLength(4);
  streams.changed('profile');
  await expect.poll(() => api.callsOf('GET /user/')).toHaveLength(users + 2);
  expect(api.callsOf('GET /listing/bookmarks')).toHaveLength(4);
});

test('nobody’s favourites are read where nothing shows them', async () => {
  const { api, streams, english } = await openStores();
  const users = api.callsOf('GET /user/').length;
  stops.push(follow(english));
  await expect.poll(() => streams.open()).toBe(1);
  for (const topic of ['bookmarks', 'session']) streams.changed(topic);
  await expect.poll(() => api.callsOf('GET /user/')).toHaveLength(users + 1);
  expect(api.callsOf('GET /listing')).toEqual([]);
});

test('whose session ended elsewhere is signed out here, and the stream stays closed', async () => {
  let isOver = false;
  const { streams, english, session } = await openStores({
    'GET /user/': () => (isOver ? problem('unauthorized') : rosa),
  });
  stops.push(follow(english));
  await expect.poll(() => streams.open()).toBe(1);
  const { pass } = holdTimers();
  isOver = true;
  streams.end('session');
  // Another stream would be requested after three seconds at most.
  await pass(6_000);
  await expect.poll(() => session && lastValue(session.$user.get())).toBe(null);
  expect(streams.asked).toHaveLength(1);
});

test('a heart that was pressed in another window is pressed here', async () => {
  let results: (typeof kept)[] = [];
  const streams = openStreams();
  openWidget(
    'bw-favourite',
    { listing: '7', name: 'Canoe', locale: 'en-CA' },
    {
      'GET /user/': rosa,
      'GET /listing/bookmarks': () => ({ results }),
      'GET /events': streams.answer,
    },
  );
  addWidget('bw-favourite', { listing: '8', name: 'Kayak', locale: 'en-CA' });
  const heart = role('button', { name: 'Favourite: Canoe' });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => streams.open()).toBe(1);
  results = [kept];
  streams.changed('bookmarks');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(streams.asked).toHaveLength(1);
});

test('what is typed into a profile stays, whatever changes elsewhere', async () => {
  const streams = openStreams();
  const profile = {
    ...rosa,
    lastName: 'Lindqvist',
    username: 'rosa',
    email: 'rosa@example.org',
    phone: null,
    billing: { countryCode: null, postalCode: null, state: null, city: null, line1: null },
    version: '1',
    missing: [],
  };
  const { api } = openWidget(
    'bw-profile',
    { locale: 'en-CA' },
    {
      'GET /user/': rosa,
      'GET /user/profile': () => profile,
      'GET /listing/bookmarks': { results: [] },
      'GET /events': streams.answer,
    },
  );
  addWidget('bw-favourite', { listing: '8', name: 'Kayak', locale: 'en-CA' });
  const field = role('textbox', { name: 'Last name' });
  await expect.element(field).toHaveValue('Lindqvist');
  await expect.poll(() => streams.open()).toBe(1);
  await userEvent.fill(field, 'Lindqvist-Oak');
  const { pass } = holdTimers();
  const [element] = field.elements();
  const users = api.callsOf('GET /user/').length;
  Object.assign(profile, { firstName: 'Ana', lastName: 'Elm', version: '2' });
  for (const topic of ['profile', 'session', 'groups', 'bookmarks']) streams.changed(topic);
  await pass(3_000);
  await expect.poll(() => api.callsOf('GET /user/').length).toBeGreaterThan(users);
  expect(field.elements()[0]).toBe(element);
  await expect.element(field).toHaveValue('Lindqvist-Oak');
});
