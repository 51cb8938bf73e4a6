import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastValue } from '../../http/remote.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { openInbox, thread } from '../inbox.fixture.ts';
import { hideThread, listThreads } from './endpoints.ts';
import type { Thread } from './schemas.ts';
import { createThreadsStore } from './threads-store.ts';

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  for (const stop of following.splice(0)) stop();
  vi.unstubAllGlobals();
});

const following: (() => void)[] = [];

async function start(threads: Thread[]) {
  const inbox = openInbox();
  inbox.client
    .answer(listThreads, ({ query: { start = 0, size = 25 } = {} }) => ({
      results: threads.slice(start, start + size),
      total: threads.length,
    }))
    .answer(hideThread, ({ params }) => {
      threads.splice(
        threads.findIndex(({ id }) => id === params.id),
        1,
      );
      return null;
    });
  const store = createThreadsStore(inbox.env, inbox.presence);
  following.push(inbox.session.follow(), store.follow());
  await expect.poll(() => store.$state.get().state).toBe('ready');
  const ids = () => lastValue(store.$state.get())?.threads.map(({ id }) => id);
  return { ...inbox, store, ids };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => thread(index + 1));

test('twenty-five show at first, and more when asked for', async () => {
  const { store, ids, client } = await start(many(140));
  expect(ids()).toHaveLength(25);
  for (let press = 0; press < 4; press += 1) await store.more();
  expect(ids()).toHaveLength(125);
  const asked = client.calls.filter(({ endpoint }) => endpoint === listThreads);
  expect(asked.slice(-2).map(({ input }) => input)).toEqual([
    { query: { start: 0, size: 100 } },
    { query: { start: 100, size: 25 } },
  ]);
});

test('what changes elsewhere moves up, and as many show as before', async () => {
  const threads = many(30);
  const { store, ids, change } = await start(threads);
  await store.more();
  threads.unshift(thread(99));
  change('inbox');
  await expect.poll(() => ids()?.[0]).toBe(99);
  expect(ids()).toHaveLength(31);
});

test('one that moves while pages are read shows once', async () => {
  const { store, ids, client } = await start(many(120));
  client.answer(listThreads, ({ query: { start = 0, size = 25 } = {} }) => {
    // The last of the page before stands first on the next one.
    const first = start === 0 ? 1 : start;
    return { results: many(size).map((_, index) => thread(first + index)), total: 120 };
  });
  for (let press = 0; press < 4; press += 1) await store.more();
  expect(new Set(ids()).size).toBe(ids()?.length);
});

test('one that is deleted goes at once, and stays where that is refused', async () => {
  const { store, ids, client } = await start(many(3));
  await store.hide(thread(2).id);
  expect(ids()).toEqual([1, 3]);
  client.answer(hideThread, () => {
    throw new Problem('network', 'Out of reach.');
  });
  await expect(store.hide(thread(3).id)).rejects.toThrow('Out of reach.');
  expect(ids()).toEqual([1, 3]);
});
