import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { createTestEnvironment } from '../../http/test-environment.fixture.ts';
import type { UserId } from '../../vocabulary/ids.ts';
import { listOwnGroups, readCurrentUser } from './endpoints.ts';
import { createGroupsStore } from './groups-store.ts';
import { createSessionStore } from './session-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const rosa = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };
const milo = { ...rosa, id: 4 as UserId };
const merchants = { name: 'merchants', permissions: ['create'] } as const;
const partners = { name: 'partners', permissions: ['create'] } as const;

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  // A session that is kept fresh would continue to send requests during other tests.
  for (const stop of following.splice(0)) stop();
  vi.unstubAllGlobals();
});

const following: (() => void)[] = [];

function start(known?: Parameters<typeof createGroupsStore>[1]) {
  const client = createFakeClient()
    .answer(readCurrentUser, () => rosa)
    .answer(listOwnGroups, () => [{ ...merchants, permissions: [...merchants.permissions] }]);
  const { env } = createTestEnvironment(client);
  const session = env.store(createSessionStore);
  const store = createGroupsStore(env, known);
  const stop = store.follow();
  following.push(stop);
  const asked = () => client.calls.filter(({ endpoint }) => endpoint === listOwnGroups).length;
  return { session, store, stop, asked };
}

test('they come with the person, and go with them', async () => {
  const { session, store, stop, asked } = start();
  expect(asked()).toBe(0);
  await expect.poll(() => store.$state.get()).toEqual({ state: 'ready', value: [merchants] });
  session.change(null);
  await expect.poll(() => store.$state.get()).toEqual({ state: 'ready', value: [] });
  stop();
  session.change(milo);
  expect(asked()).toBe(1);
});

test('what a server found out is asked for again only for somebody else', async () => {
  const { session, store, asked } = start([
    { ...partners, permissions: [...partners.permissions] },
  ]);
  await session.load();
  expect(store.$state.get()).toMatchObject({ value: [partners] });
  expect(asked()).toBe(0);
  session.change(milo);
  await expect.poll(() => store.$state.get()).toEqual({ state: 'ready', value: [merchants] });
});
