import { expect, it } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { findNearestCity } from '../../places/endpoints.ts';
import type { City } from '../../places/schemas.ts';
import { searchListings } from '../../search/endpoints.ts';
import { emptyAnswer } from '../../search/results/empty-answer.fixture.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { createNearStore } from './near-store.ts';

const hamilton = { label: 'Hamilton, ON', lat: 43.25, lng: -79.87 } as City;

it('looks around the nearest city, not around the person', async () => {
  const client = createFakeClient()
    .answer(findNearestCity, () => hamilton)
    .answer(searchListings, () => emptyAnswer);
  const store = createNearStore({ client });
  await store.show({ lat: 43.2611, lng: -79.8811 });
  expect(client.calls[1]?.input).toMatchObject({ body: { near: { lat: 43.25, lng: -79.87 } } });
  expect(store.$state.get()).toEqual({ state: 'ready', value: { city: hamilton, cards: [] } });
});

it('says where no city is near', async () => {
  const client = createFakeClient().answer(findNearestCity, () => {
    throw new Problem('no-city-nearby', 'None.');
  });
  const store = createNearStore({ client });
  await store.show({ lat: 0, lng: 0 });
  expect(store.$state.get()).toMatchObject({
    state: 'failed',
    problem: { code: 'no-city-nearby' },
  });
});
