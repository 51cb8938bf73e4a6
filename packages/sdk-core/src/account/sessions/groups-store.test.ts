import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import type { UserId } from '../../vocabulary/ids.ts';
import { listOwnGroups, readCurrentUser } from './endpoints.ts';
import { createGroupsStore } from './groups-store.ts';
import { createSessionStore } from './session-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const rosa = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };
const milo = { ...rosa, id: 4 as UserId };
const merchants = { name: 'merchants', permissions: ['create'] } as const;
const partners = { name: 'partners', permissions: ['create'] } as const;

function start(known?: Parameters<typeof createGroupsStore>[2]) {
  const client = createFakeClient()
    .answer(readCurrentUser, () => rosa)
    .answer(listOwnGroups, () => [{ ...merchants, permissions: [...merchants.permissions] }]);
  const session = createSessionStore({ client });
  const store = createGroupsStore({ client }, session, known);
  const stop = store.follow();
  const asked = () => client.calls.filter(({ endpoint }) => endpoint === listOwnGroups).length;
  return { session, store, stop, asked };
}

test('they come with the person, and go with them', async () => {
  const { session, store, stop, asked } = start();
  expect(asked()).toBe(0);
  await session.load();
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
