import { expect, test } from 'vitest';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { suggestPlaces } from './endpoints.ts';
import { createGuessStore } from './guess-store.ts';
import type { SuggestedPlace } from './schemas.ts';

// The store hands places on whole.
const hamilton = { label: 'Hamilton, ON' } as SuggestedPlace;

test('guesses are of the latest text alone, and none of a short one', async () => {
  const client = createFakeClient().answer(suggestPlaces, ({ query: { q } }) => ({
    places: q === 'Hamliton' ? [hamilton] : [],
    isSimilar: true,
  }));
  const store = createGuessStore({ client, locale: 'en-CA' });
  await store.show('Hamliton');
  expect(store.$state.get()).toEqual({ state: 'ready', value: [hamilton] });
  const next = store.show('Xyzzy');
  expect(store.$state.get()).toEqual({ state: 'loading' });
  await next;
  await store.show('Xy');
  expect(store.$state.get()).toEqual({ state: 'ready', value: [] });
  expect(client.calls).toHaveLength(2);
});
