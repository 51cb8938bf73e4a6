import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastValue } from '../../http/remote.ts';
import type { UserId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { milo, openInbox } from '../inbox.fixture.ts';
import { ignoreUser, listIgnored, unignoreUser } from './endpoints.ts';
import { createIgnoredStore } from './ignored-store.ts';

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  for (const stop of following.splice(0)) stop();
  vi.unstubAllGlobals();
});

const following: (() => void)[] = [];
const since = '2026-11-27T12:00:00.000Z';

function start() {
  const ignored = new Set<UserId>([milo.id]);
  const inbox = openInbox();
  inbox.client
    .answer(listIgnored, () => ({
      results: [...ignored].map((id) => ({ ...milo, id, since })),
      total: ignored.size,
    }))
    .answer(ignoreUser, ({ params }) => {
      ignored.add(params.userId);
      return null;
    })
    .answer(unignoreUser, ({ params }) => {
      ignored.delete(params.userId);
      return null;
    });
  const store = createIgnoredStore(inbox.env, inbox.presence);
  const ids = () => lastValue(store.$state.get())?.map(({ id }) => id);
  return { ...inbox, store, ignored, ids };
}

test('whoever is ignored no longer leaves the list, and comes back', async () => {
  const { store, session, ids } = start();
  following.push(session.follow(), store.follow());
  await expect.poll(ids).toEqual([4]);
  await store.change(milo.id, false);
  expect(ids()).toEqual([]);
  await store.change(milo.id, true);
  expect(ids()).toEqual([4]);
});

test('what is done elsewhere shows', async () => {
  const { store, session, ignored, ids, change } = start();
  following.push(session.follow(), store.follow());
  await expect.poll(ids).toEqual([4]);
  ignored.add(5 as UserId);
  change('inbox');
  await expect.poll(ids).toEqual([4, 5]);
});

test('where no list shows none is asked for, and a refusal is told', async () => {
  const { store, client } = start();
  await store.change(milo.id, true);
  expect(client.calls.map(({ endpoint }) => endpoint)).toEqual([ignoreUser]);
  client.answer(ignoreUser, () => {
    throw new Problem('conflict', 'You can block 1000 people at most.');
  });
  await expect(store.change(milo.id, true)).rejects.toThrow('1000 people');
});
