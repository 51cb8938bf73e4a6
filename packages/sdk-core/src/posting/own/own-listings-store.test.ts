import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCurrentUser } from '../../account/sessions/endpoints.ts';
import { createSessionStore } from '../../account/sessions/session-store.ts';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { createTestEnvironment } from '../../http/test-environment.fixture.ts';
import type { UserId } from '../../vocabulary/ids.ts';
import { listOwnListings } from './endpoints.ts';
import { createOwnListingsStore, ownQueryOf } from './own-listings-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const rosa = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what others do to them shows, as long as somebody looks', async () => {
  let asked = 0;
  const client = createFakeClient()
    .answer(readCurrentUser, () => rosa)
    .answer(listOwnListings, () => {
      asked += 1;
      return { results: [], total: asked };
    });
  const { env, change } = createTestEnvironment(client);
  const store = createOwnListingsStore(env);
  const stop = store.follow();
  await env.store(createSessionStore).load();
  await store.show(ownQueryOf({ query: '', filters: {}, sort: undefined, page: 1, hidden: [] }));
  expect(asked).toBe(1);
  change('bookmarks');
  expect(asked).toBe(1);
  change('listings');
  await expect.poll(() => store.$state.get()).toMatchObject({ value: { total: 2 } });
  stop();
  change('listings');
  expect(asked).toBe(2);
});
