import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { searchCategory } from '../endpoints.ts';
import { emptyAnswer } from '../results/empty-answer.fixture.ts';
import { emptyQuery } from '../rules.ts';
import { createMapStore } from './map-store.ts';

const nearHamilton = { ...emptyQuery, category: ['property'], near: 'Hamilton, ON' } as const;
const view = { bounds: { south: 43, west: -80, north: 44, east: -79 }, zoom: 9 };

test('a map asks for the clusters of what is in view', async () => {
  const client = createFakeClient().answer(searchCategory, () => ({
    ...emptyAnswer,
    clusters: { clusters: [], isSampled: true },
  }));
  const store = createMapStore({ client });
  await store.show(nearHamilton, view);
  expect(client.calls[0]?.input).toMatchObject({
    body: { include: ['clusters'], near: 'Hamilton, ON', ...view },
  });
  expect(store.$clusters.get()).toEqual({
    state: 'ready',
    value: { view, clusters: [], isSampled: true },
  });
});

test('an answer without clusters is a failure', async () => {
  const client = createFakeClient().answer(searchCategory, () => emptyAnswer);
  const store = createMapStore({ client });
  await store.show(nearHamilton, view);
  expect(store.$clusters.get()).toMatchObject({ state: 'failed', problem: { code: 'internal' } });
});

test('the listings of one spot are its first page', async () => {
  const client = createFakeClient().answer(searchCategory, () => emptyAnswer);
  const spot = { south: 43.2, west: -79.8, north: 43.2, east: -79.8 };
  const { signal } = new AbortController();
  await createMapStore({ client }).listAt({ ...nearHamilton, page: 3 }, spot, signal);
  expect(client.calls[0]?.input).toMatchObject({
    query: { start: 0 },
    body: { include: ['page'], bounds: spot },
  });
});
