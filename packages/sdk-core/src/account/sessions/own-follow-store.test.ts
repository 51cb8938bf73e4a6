import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { createTestEnvironment } from '../../http/test-environment.fixture.ts';
import type { UserId } from '../../vocabulary/ids.ts';
import { readCurrentUser } from './endpoints.ts';
import { createOwnKeyedStore } from './own-keyed-store.ts';
import { createOwnLoadedStore } from './own-loaded-store.ts';
import { createSessionStore } from './session-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const rosa = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };
const milo = { ...rosa, id: 4 as UserId, firstName: 'Milo' };

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  // A session that is kept fresh would ask on, in the middle of other tests.
  for (const stop of following.splice(0)) stop();
  vi.unstubAllGlobals();
});

const following: (() => void)[] = [];

function start() {
  const { env } = createTestEnvironment(createFakeClient().answer(readCurrentUser, () => rosa));
  const asked: PromiseWithResolvers<string>[] = [];
  const request = () => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  };
  const follow = (store: { follow(): () => void }) => {
    const stop = store.follow();
    following.push(stop);
    return stop;
  };
  return { env, asked, request, follow, session: env.store(createSessionStore) };
}

test('it is asked for without waiting for the session, and not again as that is known', async () => {
  const { env, asked, request, follow, session } = start();
  const store = createOwnLoadedStore(env, request);
  follow(store);
  expect(asked).toHaveLength(1);
  await session.load();
  asked[0]?.resolve('Rosa’s');
  await expect.poll(() => store.$state.get()).toEqual({ state: 'ready', value: 'Rosa’s' });
  session.change({ ...rosa, firstName: 'Rosalind' });
  expect(asked).toHaveLength(1);
});

test('what the page may newly do for the same person is asked for again', async () => {
  const { env, asked, request, follow, session } = start();
  const store = createOwnLoadedStore(env, request, 'Rosa’s');
  follow(store);
  await session.load();
  session.change({ ...rosa, scopes: ['profile:basic', 'boards'] });
  expect(asked).toHaveLength(1);
  session.change({ ...rosa, scopes: ['profile:basic'] });
  expect(asked).toHaveLength(1);
});

test('what was one person’s never stands under the next', async () => {
  const { env, asked, request, follow, session } = start();
  const store = createOwnLoadedStore(env, request, 'Rosa’s');
  follow(store);
  await session.load();
  expect(asked).toHaveLength(0);
  session.change(milo);
  expect(store.$state.get()).toEqual({ state: 'loading' });
  asked[0]?.resolve('Milo’s');
  await expect.poll(() => store.$state.get()).toEqual({ state: 'ready', value: 'Milo’s' });
});

test('who has signed out is refused without a call, whose 401 would say that the session has ended', async () => {
  const { env, asked, request, follow, session } = start();
  const store = createOwnLoadedStore(env, request, 'Rosa’s');
  follow(store);
  await session.load();
  session.change(null);
  await expect
    .poll(() => store.$state.get())
    .toMatchObject({ state: 'failed', problem: { code: 'unauthorized' } });
  expect(asked).toHaveLength(0);
  session.change(milo);
  expect(asked).toHaveLength(1);
});

test('an answer for one person that comes under the next is dropped', async () => {
  const { env, asked, request, follow, session } = start();
  const store = createOwnLoadedStore(env, request);
  follow(store);
  await session.load();
  session.change(milo);
  asked[0]?.resolve('Rosa’s');
  asked[1]?.resolve('Milo’s');
  await expect.poll(() => store.$state.get()).toEqual({ state: 'ready', value: 'Milo’s' });
});

test('what nothing shows is forgotten, and asked for as it shows again', async () => {
  const { env, asked, request, follow, session } = start();
  const store = createOwnLoadedStore(env, request, 'Rosa’s');
  const stop = follow(store);
  await session.load();
  stop();
  expect(store.$state.get()).toEqual({ state: 'loading' });
  session.change(milo);
  expect(asked).toHaveLength(0);
  follow(store);
  expect(asked).toHaveLength(1);
});

test('what a key has asked for is asked for again by the next person', async () => {
  const { env, follow, session } = start();
  const keys: string[] = [];
  const store = createOwnKeyedStore(env, async (key: string) => `${key} ${keys.push(key)}`);
  follow(store);
  expect(keys).toEqual([]);
  await store.show('books');
  await session.load();
  expect(store.$state.get()).toEqual({ state: 'ready', value: 'books 1' });
  session.change(milo);
  await expect.poll(() => store.$state.get()).toEqual({ state: 'ready', value: 'books 2' });
  expect(keys).toEqual(['books', 'books']);
});
