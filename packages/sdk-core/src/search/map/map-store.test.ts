import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { lastValue } from '../../http/remote.ts';
import { searchCategory } from '../endpoints.ts';
import { emptyAnswer } from '../results/empty-answer.fixture.ts';
import { emptyQuery, type SearchQuery } from '../rules.ts';
import type { SearchAnswer } from '../schemas.ts';
import { createMapStore, type MapView, mapRest } from './map-store.ts';

const nearHamilton = { ...emptyQuery, category: ['property'], near: 'Hamilton, ON' } as const;
const view = { bounds: { south: 43, west: -80, north: 44, east: -79 }, zoom: 9 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a map asks for the clusters of what is in view', async () => {
  const client = createFakeClient().answer(searchCategory, () => ({
    ...emptyAnswer,
    clusters: { clusters: [], isSampled: true },
  }));
  const store = createMapStore({ client, locale: 'en-CA' });
  void store.show({ query: nearHamilton, view });
  await vi.runAllTimersAsync();
  expect(client.calls[0]?.input).toMatchObject({
    body: { include: ['clusters'], near: 'Hamilton, ON', ...view },
  });
  expect(store.$state.get()).toEqual({
    state: 'ready',
    value: { view, clusters: [], isSampled: true },
  });
});

test('an answer without clusters is a failure', async () => {
  const client = createFakeClient().answer(searchCategory, () => emptyAnswer);
  const store = createMapStore({ client, locale: 'en-CA' });
  void store.show({ query: nearHamilton, view });
  await vi.runAllTimersAsync();
  expect(store.$state.get()).toMatchObject({ state: 'failed', problem: { code: 'internal' } });
});

test('a map that moves on before it rests asks for nothing', async () => {
  const client = createFakeClient().answer(searchCategory, () => emptyAnswer);
  const store = createMapStore({ client, locale: 'en-CA' });
  void store.show({ query: nearHamilton, view });
  const giveUp = store.follow();
  await vi.advanceTimersByTimeAsync(mapRest - 1);
  giveUp();
  await vi.runAllTimersAsync();
  expect(client.calls).toHaveLength(0);
});

test('a map that moves on gives up what is under way, and keeps what it shows', async () => {
  const clusters = { clusters: [], isSampled: false };
  let answer: SearchAnswer | Promise<SearchAnswer> = { ...emptyAnswer, clusters };
  const client = createFakeClient().answer(searchCategory, () => answer);
  const store = createMapStore({ client, locale: 'en-CA' });
  void store.show({ query: nearHamilton, view });
  await vi.runAllTimersAsync();
  const shown = store.$state.get();
  const late = Promise.withResolvers<SearchAnswer>();
  answer = late.promise;
  const giveUp = store.follow();
  void store.show({ query: nearHamilton, view: { ...view, zoom: 10 } });
  await vi.runAllTimersAsync();
  expect(store.$state.get().state).toBe('loading');
  giveUp();
  late.resolve({ ...emptyAnswer, clusters: { clusters: [], isSampled: true } });
  await vi.runAllTimersAsync();
  expect(store.$state.get()).toEqual(shown);
});

test('where nothing is left of a search, it is known where there was something', async () => {
  const spot = { south: 43.2, west: -79.8, north: 43.2, east: -79.8 };
  const prices = { lowestPrice: null, highestPrice: null };
  const cluster = { count: 2, lat: 43.2, lng: -79.8, bounds: spot, ...prices };
  let clusters = [cluster];
  const client = createFakeClient().answer(searchCategory, () => ({
    ...emptyAnswer,
    clusters: { clusters, isSampled: false },
  }));
  const store = createMapStore({ client, locale: 'en-CA' });
  const closer = { ...view, zoom: 12 };
  async function shown(query: SearchQuery, at: MapView) {
    void store.show({ query, view: at });
    await vi.runAllTimersAsync();
    return lastValue(store.$state.get());
  }
  expect(await shown(nearHamilton, view)).not.toHaveProperty('lastFilled');
  clusters = [];
  expect(await shown(nearHamilton, closer)).toMatchObject({ view: closer, lastFilled: view });
  const moved = { ...nearHamilton, bounds: '43,-80,44,-79' };
  expect(await shown(moved, closer)).toMatchObject({ lastFilled: view });
  // Another search may have found nothing there either.
  expect(await shown({ ...nearHamilton, text: 'pool' }, closer)).not.toHaveProperty('lastFilled');
});

test('the listings of one spot come by the page, wherever the list is', async () => {
  const client = createFakeClient().answer(searchCategory, () => emptyAnswer);
  const spot = { south: 43.2, west: -79.8, north: 43.2, east: -79.8 };
  const { signal } = new AbortController();
  await createMapStore({ client, locale: 'en-CA' }).listAt(
    { ...nearHamilton, page: 3 },
    spot,
    2,
    signal,
  );
  expect(client.calls[0]?.input).toMatchObject({
    query: { start: 16 },
    body: { include: ['page'], bounds: spot },
  });
});
