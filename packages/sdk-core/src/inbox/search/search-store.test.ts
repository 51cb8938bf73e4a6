import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { lastValue } from '../../http/remote.ts';
import type { ThreadId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { milo } from '../inbox.fixture.ts';
import { searchThreads } from './endpoints.ts';
import type { ThreadMatch } from './schemas.ts';
import { createInboxSearchStore } from './search-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function found(id: number): ThreadMatch {
  const sentAt = '2026-11-27T12:00:00.000Z';
  const message = { place: 1, authorId: milo.id, sentAt, excerpt: 'A canoe', marks: [] };
  return { id: id as ThreadId, other: milo, nameMarks: [], listing: null, message };
}

function start(count: number) {
  const all = Array.from({ length: count }, (_, index) => found(index + 1));
  const client = createFakeClient().answer(searchThreads, ({ query }) => {
    if (query.text === 'down') throw new Problem('network', 'Out of reach.');
    const { start: from = 0, size = 25 } = query;
    return { results: all.slice(from, from + size), total: all.length };
  });
  const store = createInboxSearchStore({ client });
  const texts = () =>
    client.calls.map(({ input }) => (input as { query: { text: string } }).query.text);
  const shown = () => lastValue(store.$state.get());
  return { store, all, texts, shown };
}

test('only what rests is looked for', async () => {
  const { store, texts, shown } = start(2);
  for (const text of ['c', 'ca', 'canoe']) {
    void store.show(text);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(texts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect([texts(), shown()?.text, shown()?.total]).toEqual([['canoe'], 'canoe', 2]);
});

test('more come page by page, none twice though the list has moved', async () => {
  const { store, all, shown } = start(60);
  void store.show('canoe');
  await vi.advanceTimersByTimeAsync(300);
  expect(shown()?.threads).toHaveLength(25);
  all.unshift(found(100));
  await store.more();
  await store.more();
  expect(shown()?.threads.map(({ id }) => id)).toEqual(
    Array.from({ length: 60 }, (_, index) => index + 1),
  );
  expect(shown()?.total).toBe(61);
});

test('what fails leaves what was found before, and may be tried again', async () => {
  const { store, shown } = start(1);
  void store.show('canoe');
  await vi.advanceTimersByTimeAsync(300);
  void store.show('down');
  await vi.advanceTimersByTimeAsync(300);
  expect([store.$state.get().state, shown()?.text]).toEqual(['failed', 'canoe']);
  void store.show('paddle');
  store.abort();
  const again = store.reload();
  await vi.advanceTimersByTimeAsync(300);
  await again;
  expect([store.$state.get().state, shown()?.text]).toEqual(['ready', 'paddle']);
});
