import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCurrentUser } from '../account/sessions/endpoints.ts';
import { createSessionStore } from '../account/sessions/session-store.ts';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { lastValue } from '../http/remote.ts';
import { createTestEnvironment } from '../http/test-environment.fixture.ts';
import type { UserId } from '../vocabulary/ids.ts';
import { listShops } from './endpoints.ts';
import { ownShop } from './own/own-shop.fixture.ts';
import { createOwnShopsStore } from './own-shops-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const rosa = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function open(user: typeof rosa | null) {
  let requests = 0;
  const client = createFakeClient()
    .answer(readCurrentUser, () => user)
    .answer(listShops, () => {
      requests += 1;
      return { results: [{ ...ownShop, name: `Shop ${requests}` }], total: 1 };
    });
  const { env, change } = createTestEnvironment(client);
  const store = createOwnShopsStore(env);
  return { env, change, store, requests: () => requests };
}

test('shops are requested once, and again as one of them changes elsewhere', async () => {
  const { env, change, store, requests } = open(rosa);
  const stop = store.follow();
  await env.store(createSessionStore).load();
  await expect.poll(() => lastValue(store.$state.get())?.[0]?.name).toBe('Shop 1');
  change('listings');
  expect(requests()).toBe(1);
  change('shops');
  await expect.poll(() => lastValue(store.$state.get())?.[0]?.name).toBe('Shop 2');
  stop();
  change('shops');
  expect(requests()).toBe(2);
});

test('a visitor has none, without a call', async () => {
  const { env, store, requests } = open(null);
  const stop = store.follow();
  await env.store(createSessionStore).load();
  await expect.poll(() => lastValue(store.$state.get())).toEqual([]);
  expect(requests()).toBe(0);
  stop();
});
