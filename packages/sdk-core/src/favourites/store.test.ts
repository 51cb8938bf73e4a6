import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readCurrentUser } from '../account/sessions/endpoints.ts';
import { createSessionStore } from '../account/sessions/session-store.ts';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { lastValue } from '../http/remote.ts';
import { createTestEnvironment } from '../http/test-environment.fixture.ts';
import type { ListingId, UserId } from '../vocabulary/ids.ts';
import { Problem } from '../vocabulary/problem.ts';
import { addFavourite, listFavourites, removeFavourite } from './endpoints.ts';
import { createFavouritesStore, type FavouritesStore } from './store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const rosa = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };
const [canoe, loft, barn] = [1, 2, 3] as ListingId[] as [ListingId, ListingId, ListingId];
const createdAt = '2026-11-01T00:00:00.000Z';

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  // A session that is kept fresh would continue to send requests during other tests.
  for (const stop of following.splice(0)) stop();
  vi.unstubAllGlobals();
});

const following: (() => void)[] = [];

function follow(store: FavouritesStore): void {
  following.push(store.follow());
}

function start(kept: readonly ListingId[] = [canoe]) {
  const client = createFakeClient()
    .answer(readCurrentUser, () => rosa)
    .answer(listFavourites, () => ({ results: kept.map((id) => ({ id, createdAt })) }))
    .answer(addFavourite, () => null)
    .answer(removeFavourite, () => null);
  const { env, change } = createTestEnvironment(client);
  const store = createFavouritesStore(env);
  const ids = () => lastValue(store.$state.get())?.map(({ id }) => id);
  const asked = () => client.calls.filter(({ endpoint }) => endpoint === listFavourites).length;
  return { client, store, session: env.store(createSessionStore), ids, asked, change };
}

test('what changes elsewhere is read anew, once for all who follow and as long as somebody does', async () => {
  const { store, session, asked, change } = start();
  const stops = [store.follow(), store.follow()];
  await expect.poll(asked).toBe(1);
  change('groups');
  expect(asked()).toBe(1);
  change('bookmarks');
  expect(asked()).toBe(2);
  session.change(null);
  change('bookmarks');
  expect(asked()).toBe(2);
  session.change(rosa);
  await expect.poll(asked).toBe(3);
  for (const stop of stops) stop();
  change('bookmarks');
  expect(asked()).toBe(3);
});

test('they come once for all who follow, and go with the person', async () => {
  const { store, session, ids, asked } = start();
  const stops = [store.follow(), store.follow(), store.follow()];
  await expect.poll(ids).toEqual([canoe]);
  expect(asked()).toBe(1);
  session.change(null);
  expect(ids()).toEqual([]);
  for (const stop of stops) stop();
  session.change(rosa);
  expect(asked()).toBe(1);
});

test.each([
  ['in', 'bw-signed-in', null, rosa, [canoe]],
  ['out', 'bw-signed-out', rosa, null, []],
] as const)(
  'they follow who signs %s by another copy of the SDK on the page',
  async (_, event, before, after, kept) => {
    const { client, store, session, ids } = start();
    client.answer(readCurrentUser, () => before);
    const stop = store.follow();
    await session.load();
    client.answer(readCurrentUser, () => after);
    document.dispatchEvent(new Event(event));
    await expect.poll(() => lastValue(session.$user.get())).toEqual(after);
    await expect.poll(() => ids() ?? []).toEqual(kept);
    stop();
    session.change(before);
    document.dispatchEvent(new Event(event));
    expect(lastValue(session.$user.get())).toEqual(before);
  },
);

describe('a change', () => {
  test('shows at once, the latest first', async () => {
    const { store, ids } = start();
    follow(store);
    await expect.poll(ids).toEqual([canoe]);
    const changes = [store.change(loft, true), store.change(canoe, false)];
    expect(ids()).toEqual([loft]);
    await Promise.all(changes);
    expect(ids()).toEqual([loft]);
  });

  test('that the server refuses is taken back, and rejects', async () => {
    const { client, store, ids } = start();
    client.answer(addFavourite, () => {
      throw new Problem('conflict', 'You can keep 2000 listings at most.');
    });
    follow(store);
    await expect.poll(ids).toEqual([canoe]);
    const refused = store.change(loft, true);
    expect(ids()).toEqual([loft, canoe]);
    await expect(refused).rejects.toMatchObject({ code: 'conflict' });
    expect(ids()).toEqual([canoe]);
  });

  test('of one listing follows another; the last one counts', async () => {
    const { client, store, ids } = start([]);
    const order: string[] = [];
    const waiting: (() => void)[] = [];
    client.answer(addFavourite, async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      order.push('add');
      return null;
    });
    client.answer(removeFavourite, () => {
      order.push('remove');
      return null;
    });
    follow(store);
    await expect.poll(ids).toEqual([]);
    const changes = [store.change(loft, true), store.change(loft, false)];
    expect(ids()).toEqual([]);
    await expect.poll(() => waiting.length).toBe(1);
    expect(order).toEqual([]);
    waiting[0]?.();
    await Promise.all(changes);
    expect(order).toEqual(['add', 'remove']);
    expect(ids()).toEqual([]);
  });

  test('is not lost where the list was on its way', async () => {
    const { client, store, ids } = start();
    let answer: (() => void) | undefined;
    client.answer(listFavourites, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { results: [{ id: canoe, createdAt }] };
    });
    follow(store);
    await expect.poll(() => answer).toBeDefined();
    await Promise.all([store.change(barn, true), store.change(canoe, false)]);
    expect(ids()).toBeUndefined();
    answer?.();
    await expect.poll(ids).toEqual([barn]);
  });

  test('that fails after a sign-out puts nothing back', async () => {
    const { client, store, session, ids } = start();
    let refuse: (() => void) | undefined;
    client.answer(removeFavourite, async () => {
      await new Promise<void>((resolve) => {
        refuse = resolve;
      });
      throw new Problem('unauthorized', 'You have been logged out');
    });
    follow(store);
    await expect.poll(ids).toEqual([canoe]);
    const refused = store.change(canoe, false);
    await expect.poll(() => refuse).toBeDefined();
    session.change(null);
    refuse?.();
    await expect(refused).rejects.toMatchObject({ code: 'unauthorized' });
    expect(ids()).toEqual([]);
  });
});
