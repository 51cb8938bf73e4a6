import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { placeQueryDebounce } from './autocomplete.ts';
import { suggestPlaces } from './endpoints.ts';
import type { City } from './schemas.ts';
import { citiesFor, createSuggestionStore, isNoneFor } from './suggestion-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// The store hands cities on whole; only the label matters to it.
const hamilton = { label: 'Hamilton, ON, Canada' } as City;

function clientWithCities() {
  return createFakeClient().answer(suggestPlaces, ({ query: { q } }) => ({
    cities: q.startsWith('Ham') ? [hamilton] : [],
  }));
}

test('only letters that have rested are asked for', async () => {
  const client = clientWithCities();
  const store = createSuggestionStore({ client });
  const callOff = store.follow('Ham');
  await vi.advanceTimersByTimeAsync(placeQueryDebounce - 1);
  callOff();
  store.follow('Hamil');
  await vi.advanceTimersByTimeAsync(placeQueryDebounce);
  expect(client.calls.map(({ input }) => input)).toEqual([{ query: { q: 'Hamil' } }]);
  expect(citiesFor(store.$state.get(), 'Hamil')).toEqual([hamilton]);
});

test('too short a text asks for nothing, and gives up what is under way', async () => {
  const late = Promise.withResolvers<{ readonly cities: City[] }>();
  const client = createFakeClient().answer(suggestPlaces, () => late.promise);
  const store = createSuggestionStore({ client });
  store.follow('Ham')();
  store.follow('Ham');
  await vi.advanceTimersByTimeAsync(placeQueryDebounce);
  store.follow('Ha');
  late.resolve({ cities: [hamilton] });
  await vi.runAllTimersAsync();
  expect(client.calls).toHaveLength(1);
  expect(store.$state.get()).toEqual({ state: 'idle' });
});

test('accents make no difference, and no city is told as none', async () => {
  const client = clientWithCities();
  const store = createSuggestionStore({ client });
  store.follow(' Québ');
  await vi.runAllTimersAsync();
  expect(client.calls.map(({ input }) => input)).toEqual([{ query: { q: 'Queb' } }]);
  expect(isNoneFor(store.$state.get(), 'Québ')).toBe(true);
  expect(isNoneFor(store.$state.get(), 'Québe')).toBe(false);
});
