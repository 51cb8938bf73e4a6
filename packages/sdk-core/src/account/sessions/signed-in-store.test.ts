import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { createRemote } from '../../http/remote.ts';
import { createTestEnvironment } from '../../http/test-environment.fixture.ts';
import type { UserId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { readCurrentUser } from './endpoints.ts';
import { createSessionStore } from './session-store.ts';
import { signedIn } from './signed-in-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const rosa = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };
const milo = { ...rosa, id: 4 as UserId, firstName: 'Milo' };

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  // A session that is kept fresh would continue to send requests during other tests.
  for (const stop of following.splice(0)) stop();
  vi.unstubAllGlobals();
});

const following: (() => void)[] = [];

function start() {
  const client = createFakeClient().answer(readCurrentUser, () => rosa);
  const { env, change } = createTestEnvironment(client);
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
  return { client, env, change, asked, request, follow, session: env.store(createSessionStore) };
}

test('it is asked for without waiting for the session, and not again as that is known', async () => {
  const { env, asked, request, follow, session } = start();
  const store = createRemote({ owner: signedIn(env), request });
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
  const store = createRemote({ owner: signedIn(env), request, initial: 'Rosa’s' });
  follow(store);
  await session.load();
  session.change({ ...rosa, scopes: ['profile:basic', 'boards'] });
  expect(asked).toHaveLength(1);
  session.change({ ...rosa, scopes: ['profile:basic'] });
  expect(asked).toHaveLength(1);
});

test('what was one person’s never stands under the next', async () => {
  const { env, asked, request, follow, session } = start();
  const store = createRemote({ owner: signedIn(env), request, initial: 'Rosa’s' });
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
  const store = createRemote({ owner: signedIn(env), request, initial: 'Rosa’s' });
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
  const store = createRemote({ owner: signedIn(env), request });
  follow(store);
  await session.load();
  session.change(milo);
  asked[0]?.resolve('Rosa’s');
  asked[1]?.resolve('Milo’s');
  await expect.poll(() => store.$state.get()).toEqual({ state: 'ready', value: 'Milo’s' });
});

test('what nothing shows is forgotten, and asked for as it shows again', async () => {
  const { env, asked, request, follow, session } = start();
  const store = createRemote({ owner: signedIn(env), request, initial: 'Rosa’s' });
  const stop = follow(store);
  await session.load();
  stop();
  expect(store.$state.get()).toEqual({ state: 'loading' });
  session.change(milo);
  expect(asked).toHaveLength(0);
  follow(store);
  expect(asked).toHaveLength(1);
});

test('what came while nothing showed it is requested anew, as it may be another’s', async () => {
  const { env, asked, request, follow, session } = start();
  const store = createRemote({ owner: signedIn(env), request });
  store.set('Rosa’s');
  session.change(milo);
  follow(store);
  expect(store.$state.get()).toEqual({ state: 'loading' });
  expect(asked).toHaveLength(1);
});

test('what a key has asked for is asked for again by the next person', async () => {
  const { env, follow, session } = start();
  const keys: string[] = [];
  const store = createRemote({
    owner: signedIn(env),
    key: undefined,
    request: async (_signal, key: string) => `${key} ${keys.push(key)}`,
  });
  follow(store);
  expect(keys).toEqual([]);
  await store.show('books');
  await session.load();
  expect(store.$state.get()).toEqual({ state: 'ready', value: 'books 1' });
  session.change(milo);
  await expect.poll(() => store.$state.get()).toEqual({ state: 'ready', value: 'books 2' });
  expect(keys).toEqual(['books', 'books']);
});

test('a session that can’t be read, or that is read again, changes nothing', async () => {
  const { env, asked, request, follow, session, client } = start();
  const store = createRemote({ owner: signedIn(env), request, initial: 'Rosa’s' });
  follow(store);
  await session.load();
  await session.refresh();
  client.answer(readCurrentUser, () => Promise.reject(new Problem('unavailable', 'Down.')));
  await session.refresh();
  expect(store.$state.get()).toEqual({ state: 'ready', value: 'Rosa’s' });
  expect(asked).toHaveLength(0);
});

test('what awaits the session is requested for nobody else', async () => {
  const { env, asked, request, follow, session } = start();
  const store = createRemote({ owner: signedIn(env), waits: true, request });
  follow(store);
  expect(asked).toHaveLength(0);
  session.change(null);
  await expect
    .poll(() => store.$state.get())
    .toMatchObject({ state: 'failed', problem: { code: 'unauthorized' } });
  expect(asked).toHaveLength(0);
  session.change(milo);
  expect(asked).toHaveLength(1);
});

describe('what has a topic', () => {
  test('is renewed as it changes elsewhere, without a sign of it, as long as somebody is signed in', async () => {
    const { env, asked, request, follow, session, change } = start();
    const store = createRemote({
      owner: signedIn(env),
      topics: ['alerts'],
      none: 'nobody’s',
      initial: 'Rosa’s',
      request,
    });
    const stop = follow(store);
    await session.load();
    change('inbox');
    expect(asked).toHaveLength(0);
    change('alerts');
    expect(asked).toHaveLength(1);
    expect(store.$state.get()).toEqual({ state: 'ready', value: 'Rosa’s' });
    asked[0]?.resolve('Rosa’s newer');
    await expect.poll(() => store.$state.get()).toMatchObject({ value: 'Rosa’s newer' });
    session.change(null);
    expect(store.$state.get()).toEqual({ state: 'ready', value: 'nobody’s' });
    change('alerts');
    expect(asked).toHaveLength(1);
    session.change(milo);
    expect(store.$state.get()).toEqual({ state: 'loading' });
    expect(asked).toHaveLength(2);
    stop();
    change('alerts');
    expect(asked).toHaveLength(2);
  });

  test('is renewed one at a time: all changes meanwhile are one more', async () => {
    const { env, asked, request, follow, session, change } = start();
    const store = createRemote({
      owner: signedIn(env),
      topics: ['alerts'],
      initial: 'one',
      request,
    });
    follow(store);
    await session.load();
    for (let times = 0; times < 3; times += 1) change('alerts');
    expect(asked).toHaveLength(1);
    asked[0]?.resolve('two');
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.resolve('three');
    await expect.poll(() => store.$state.get()).toEqual({ state: 'ready', value: 'three' });
    expect(asked).toHaveLength(2);
  });

  test('and stays as nothing shows it is renewed as it shows again, but never under another', async () => {
    const { env, asked, request, follow, session } = start();
    const store = createRemote({
      owner: signedIn(env),
      topics: ['alerts'],
      stays: true,
      initial: 'Rosa’s',
      request,
    });
    const stop = follow(store);
    await session.load();
    expect(asked).toHaveLength(1);
    stop();
    expect(store.$state.get()).toEqual({ state: 'ready', value: 'Rosa’s' });
    follow(store);
    expect(asked).toHaveLength(2);
    session.change(milo);
    expect(store.$state.get()).toEqual({ state: 'loading' });
  });
});
