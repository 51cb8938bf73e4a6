import { readCurrentUser } from '@boardwalk/sdk-core/account/sessions/endpoints';
import { startEmbedSession } from '@boardwalk/sdk-core/embeds/sign-in/endpoints';
import { createSignInStore, type SignInPage } from '@boardwalk/sdk-core/embeds/sign-in-store';
import { createFakeClient } from '@boardwalk/sdk-core/http/fake-client.fixture';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { expect, test } from 'vitest';
import { addWindow, sendFrom } from '../../kit/testing/windows.fixture.ts';

// Ids are branded by the contract's schemas.
const rosa = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };
const code = 'c'.repeat(43);

/** A sign-in whose pop-up is a frame of the given site; it is begun as soon as it is ready, or before. */
async function openSignIn(siteOrigin: string, { isReady } = { isReady: true }) {
  const popup = addWindow();
  const opened: URL[] = [];
  const heard: string[] = [];
  const page: SignInPage = {
    origin: location.origin,
    open(url) {
      opened.push(new URL(url));
      return popup;
    },
    listen(listener) {
      const tell = (event: MessageEvent) => {
        heard.push(event.origin);
        listener(event);
      };
      addEventListener('message', tell);
      return () => removeEventListener('message', tell);
    },
    takeToken: async () => {},
    dropToken: () => {},
    keepName: async () => {},
  };
  const client = createFakeClient()
    .answer(startEmbedSession, ({ body }) => (body.code === undefined ? null : rosa))
    .answer(readCurrentUser, () => rosa);
  const store = createSignInStore({
    client,
    proving: client,
    siteOrigin,
    key: 'pk_live_1',
    locale: 'fr-CA',
    page,
  });
  if (isReady) await store.prepare();
  const signingIn = store.signIn({ scopes: ['profile:basic'], returnTo: '' });
  return { popup, opened, heard, client, store, signingIn };
}

test('the pop-up opens in the click, with a challenge and nothing secret', async () => {
  const { opened, store } = await openSignIn(location.origin);
  const [url] = opened;
  const query = Object.fromEntries(url?.searchParams ?? []);
  expect(url?.pathname).toBe('/embeds/authorize');
  expect(query).toMatchObject({ key: 'pk_live_1', origin: location.origin });
  // It speaks as the page that opened it.
  expect(query.locale).toBe('fr-CA');
  expect(query.challenge).toMatch(/^[\w-]{43}$/);
  expect(Object.keys(query)).not.toContain('verifier');
  store.cancel();
});

test('presses that come before anything is ready each open the pop-up, with a challenge of its own', async () => {
  const { opened, store } = await openSignIn(location.origin, { isReady: false });
  void store.signIn({ scopes: ['profile:basic'], returnTo: '' });
  await expect.poll(() => opened).toHaveLength(2);
  const challenges = opened.map((url) => url.searchParams.get('challenge'));
  expect(new Set(challenges).size).toBe(2);
  store.cancel();
});

test('a thousand forged messages start nothing, and the pop-up’s own does', async () => {
  const { popup, opened, heard, client, signingIn } = await openSignIn(location.origin);
  const state = opened[0]?.searchParams.get('state') ?? '';
  const stranger = addWindow();
  const real = { boardwalk: 'code', state, code };
  const forgeries = [
    { ...real, state: 'x'.repeat(43) },
    { ...real, code: 'short' },
    { ...real, code: null },
    { ...real, boardwalk: 'received' },
    { state, code },
    JSON.stringify(real),
    [real],
    null,
    new Map(Object.entries(real)),
    { ...real, code: { toString: 'x' } },
  ];
  for (let n = 0; n < 400; n += 1) {
    sendFrom(popup, forgeries[n % forgeries.length]);
    sendFrom(stranger, n % 2 ? real : forgeries[n % forgeries.length]);
    postMessage(real, '*');
    // What a script of the page makes up, with whatever origin and source.
    const made = { data: real, origin: location.origin, source: popup };
    dispatchEvent(new MessageEvent('message', made));
  }
  await expect.poll(() => heard.length).toBe(1_600);
  expect(client.calls).toEqual([]);
  sendFrom(popup, real);
  expect(await signingIn).toEqual(rosa);
  expect(client.calls.filter(({ endpoint }) => endpoint === startEmbedSession)).toHaveLength(1);
});

test('a window of another origin than our site’s is not believed', async () => {
  const { popup, opened, heard, client, store } = await openSignIn('https://site.example');
  const state = opened[0]?.searchParams.get('state') ?? '';
  sendFrom(popup, { boardwalk: 'code', state, code });
  await expect.poll(() => heard.length).toBe(1);
  expect(client.calls).toEqual([]);
  store.cancel();
  expect(store.$state.get()).toEqual({ state: 'idle' });
});
