import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { suggestPlaces } from '../../places/endpoints.ts';
import type { SuggestedPlace } from '../../places/schemas.ts';
import { readProfile } from '../../profile/endpoints.ts';
import type { Profile } from '../../profile/schemas.ts';
import { createMapStartStore, type MapStartQuery } from './map-start-store.ts';

// Of places and profiles these fields alone matter here.
const hamilton = { lat: 43.25, lng: -79.85 } as SuggestedPlace;
const profile = { billing: { city: 'Hamilton', state: 'ON' } } as Profile;

async function ask(query: MapStartQuery, { isSimilar = false, city = 'Hamilton' } = {}) {
  const client = createFakeClient()
    .answer(suggestPlaces, () => ({ places: [hamilton], isSimilar }))
    .answer(readProfile, () => ({
      ...profile,
      billing: { ...profile.billing, city, state: null },
    }));
  const store = createMapStartStore({ client, locale: 'en-CA' });
  await store.show(query);
  return { state: store.$state.get(), calls: client.calls.map(({ endpoint }) => endpoint) };
}

test('a place that the page names is where the map begins, and the profile is not asked', async () => {
  const { state, calls } = await ask({ near: 'Hamilton, ON', hasProfile: true });
  expect(state).toEqual({ state: 'ready', value: { lat: 43.25, lng: -79.85 } });
  expect(calls).toEqual([suggestPlaces]);
});

test('a position needs no call', async () => {
  const { state, calls } = await ask({ near: '43.5, -80.25', hasProfile: false });
  expect(state).toEqual({ state: 'ready', value: { lat: 43.5, lng: -80.25 } });
  expect(calls).toEqual([]);
});

test('else it is the city of the profile, where somebody is signed in', async () => {
  const signedIn = await ask({ near: '', hasProfile: true });
  expect(signedIn.state).toMatchObject({ value: { lat: 43.25 } });
  expect(signedIn.calls).toEqual([readProfile, suggestPlaces]);
  const visitor = await ask({ near: '', hasProfile: false });
  expect(visitor.state).toEqual({ state: 'ready', value: null });
  expect(visitor.calls).toEqual([]);
});

test('a name that only resembles a place says nothing', async () => {
  const { state } = await ask({ near: 'Hamiltun', hasProfile: false }, { isSimilar: true });
  expect(state).toEqual({ state: 'ready', value: null });
});

test('a profile without a city says nothing', async () => {
  const { state, calls } = await ask({ near: '', hasProfile: true }, { city: '' });
  expect(state).toEqual({ state: 'ready', value: null });
  expect(calls).toEqual([readProfile]);
});
