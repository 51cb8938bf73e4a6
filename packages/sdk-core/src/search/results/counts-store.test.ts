import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { searchCategory } from '../endpoints.ts';
import { emptyQuery } from '../rules.ts';
import type { SearchFacets } from '../schemas.ts';
import { createCountsStore } from './counts-store.ts';
import { emptyAnswer } from './empty-answer.fixture.ts';

const homes = { ...emptyQuery, category: ['property'] } as const;
const facets: SearchFacets = {
  subcategory: [],
  price: [],
  priceUnit: { currency: 'CAD', period: 'ONCE' },
  currencies: [],
  fields: {},
  isApproximate: false,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('counts are of the whole search, whatever page shows', async () => {
  const client = createFakeClient().answer(searchCategory, () => ({ ...emptyAnswer, facets }));
  const store = createCountsStore({ client, locale: 'en-CA' });
  void store.show({ ...homes, page: 4 });
  await vi.runAllTimersAsync();
  expect(client.calls[0]?.input).toMatchObject({
    query: { start: 0 },
    body: { include: ['total', 'facets'] },
  });
  expect(store.$state.get()).toEqual({
    state: 'ready',
    value: { query: { ...homes, page: 4 }, total: emptyAnswer.total, facets },
  });
});

test('an answer without facets is a failure', async () => {
  const client = createFakeClient().answer(searchCategory, () => emptyAnswer);
  const store = createCountsStore({ client, locale: 'en-CA' });
  void store.show(homes);
  await vi.runAllTimersAsync();
  expect(store.$state.get()).toMatchObject({ state: 'failed', problem: { code: 'internal' } });
});

test('only what has rested is counted', async () => {
  const client = createFakeClient().answer(searchCategory, () => ({ ...emptyAnswer, facets }));
  const store = createCountsStore({ client, locale: 'en-CA' }, 300);
  void store.show({ ...homes, text: 'ca' });
  await vi.advanceTimersByTimeAsync(299);
  void store.show({ ...homes, text: 'cat' });
  await vi.advanceTimersByTimeAsync(299);
  expect(client.calls).toHaveLength(0);
  expect(store.$state.get()).toEqual({ state: 'loading' });
  await vi.advanceTimersByTimeAsync(1);
  expect(client.calls).toMatchObject([{ input: { body: { text: 'cat' } } }]);
});

test('what nothing shows any more is not counted, and the last counts stay', async () => {
  const client = createFakeClient().answer(searchCategory, () => ({ ...emptyAnswer, facets }));
  const store = createCountsStore({ client, locale: 'en-CA' });
  const stop = store.follow();
  void store.show(homes);
  await vi.runAllTimersAsync();
  void store.show({ ...homes, text: 'cat' });
  stop();
  await vi.runAllTimersAsync();
  expect(client.calls).toHaveLength(1);
  expect(store.$state.get().state).toBe('ready');
});
