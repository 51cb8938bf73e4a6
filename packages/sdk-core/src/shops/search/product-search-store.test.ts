import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { lastValue } from '../../http/remote.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { searchProducts } from './endpoints.ts';
import { emptyProductQuery } from './product-query.ts';
import { createProductCountsStore, createProductSearchStore } from './product-search-store.ts';
import type { ProductSearchAnswer } from './schemas.ts';

const nothing: ProductSearchAnswer = {
  results: [],
  total: { count: 0, isCapped: false },
  nextCursor: null,
  place: null,
  currency: 'CAD',
  isSimilar: false,
  repairs: [],
};
const facets = { category: [], leaves: [], condition: [], price: [], isCapped: false };
const chairs = { ...emptyProductQuery, text: 'chair', page: 3 };

describe('a search', () => {
  test('requests its page by the country of the reader', async () => {
    const client = createFakeClient().answer(searchProducts, () => nothing);
    const store = createProductSearchStore({ client, locale: 'en-AU' });
    await store.show(chairs);
    expect(client.calls).toMatchObject([
      {
        input: {
          query: { start: 24 },
          body: { homeCountry: 'AU', text: 'chair', include: ['page', 'total'] },
        },
      },
    ]);
    expect(store.$state.get()).toEqual({
      state: 'ready',
      value: { query: chairs, answer: nothing },
    });
  });

  test('shows what a server has loaded without a request', async () => {
    const client = createFakeClient();
    const initial = { query: chairs, answer: nothing };
    const store = createProductSearchStore({ client, locale: 'en-CA' }, { initial });
    expect(store.$state.get()).toEqual({ state: 'ready', value: initial });
    expect(client.calls).toEqual([]);
  });

  test('that fails leaves the page before', async () => {
    let isDown = false;
    const client = createFakeClient().answer(searchProducts, () => {
      if (isDown) throw new Problem('network', 'The server could not be reached.');
      return nothing;
    });
    const store = createProductSearchStore({ client, locale: 'en-CA' });
    await store.show(chairs);
    isDown = true;
    await store.show({ ...chairs, page: 4 });
    const state = store.$state.get();
    expect(state).toMatchObject({ state: 'failed', problem: { code: 'network' } });
    expect(lastValue(state)?.query).toEqual(chairs);
  });

  test('goes on without what can’t be read, and reports it', async () => {
    const client = createFakeClient().answer(searchProducts, () => nothing);
    const onUnread = vi.fn();
    const store = createProductSearchStore({ client, locale: 'en-CA' }, { onUnread });
    await store.show({ ...chairs, price: 'cheap' });
    expect(store.$state.get().state).toBe('ready');
    expect(onUnread.mock.calls).toEqual([[[expect.objectContaining({ path: 'price' })]]]);
  });
});

describe('counts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('are of the whole search, once it has rested', async () => {
    const client = createFakeClient().answer(searchProducts, () => ({ ...nothing, facets }));
    const store = createProductCountsStore({ client, locale: 'en-CA' }, 300);
    void store.show({ ...chairs, shelf: 'FURNITURE', text: 'ch' });
    await vi.advanceTimersByTimeAsync(299);
    void store.show({ ...chairs, shelf: 'FURNITURE' });
    await vi.advanceTimersByTimeAsync(300);
    expect(client.calls).toMatchObject([
      { input: { query: { start: 0 }, body: { text: 'chair', include: ['facets'] } } },
    ]);
    expect(store.$state.get()).toMatchObject({ state: 'ready', value: { facets } });
  });

  test('without facets in the answer are a failure', async () => {
    const client = createFakeClient().answer(searchProducts, () => nothing);
    const store = createProductCountsStore({ client, locale: 'en-CA' });
    void store.show(chairs);
    await vi.runAllTimersAsync();
    expect(store.$state.get()).toMatchObject({ state: 'failed', problem: { code: 'internal' } });
  });
});
