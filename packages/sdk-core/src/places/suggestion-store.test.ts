import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { placeQueryDebounce } from './autocomplete.ts';
import { suggestPlaces } from './endpoints.ts';
import type { SuggestedPlace } from './schemas.ts';
import { createSuggestionStore, isNoneFor, placesFor } from './suggestion-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// The store hands places on whole; only the label matters to it.
const hamilton = { label: 'Hamilton, ON, Canada' } as SuggestedPlace;

function clientWithCities() {
  return createFakeClient().answer(suggestPlaces, ({ query: { q } }) => ({
    places: q.startsWith('Ham') ? [hamilton] : [],
    isSimilar: q === 'Hamliton',
  }));
}

test('only letters that have rested are asked for', async () => {
  const client = clientWithCities();
  const store = createSuggestionStore({ client, locale: 'en-CA' });
  void store.show('Ham');
  await vi.advanceTimersByTimeAsync(placeQueryDebounce - 1);
  void store.show('Hamil');
  await vi.advanceTimersByTimeAsync(placeQueryDebounce);
  expect(client.calls.map(({ input }) => input)).toEqual([
    { query: { q: 'Hamil', homeCountry: 'CA' } },
  ]);
  expect(placesFor(store.$state.get(), 'Hamil')).toEqual([hamilton]);
});

test('too short a text asks for nothing, and gives up what is under way', async () => {
  const late = Promise.withResolvers<{
    readonly places: SuggestedPlace[];
    readonly isSimilar: boolean;
  }>();
  const client = createFakeClient().answer(suggestPlaces, () => late.promise);
  const store = createSuggestionStore({ client, locale: 'en-CA' });
  void store.show('Ham');
  store.abort();
  void store.show('Ham');
  await vi.advanceTimersByTimeAsync(placeQueryDebounce);
  void store.show('Ha');
  late.resolve({ places: [hamilton], isSimilar: false });
  await vi.runAllTimersAsync();
  expect(client.calls).toHaveLength(1);
  expect(store.$state.get()).toEqual({ state: 'idle' });
});

test('accents make no difference, and no place is told as none', async () => {
  const client = clientWithCities();
  const store = createSuggestionStore({ client, locale: 'en-CA' });
  void store.show(' Québ');
  await vi.runAllTimersAsync();
  expect(client.calls.map(({ input }) => input)).toEqual([
    { query: { q: 'Queb', homeCountry: 'CA' } },
  ]);
  expect(isNoneFor(store.$state.get(), 'Québ')).toBe(true);
  expect(isNoneFor(store.$state.get(), 'Québe')).toBe(false);
});

test('what is only spelt like the text is a guess', async () => {
  const client = clientWithCities();
  const store = createSuggestionStore({ client, locale: 'fr-CA' });
  void store.show('Hamliton');
  await vi.runAllTimersAsync();
  expect(client.calls.map(({ input }) => input)).toEqual([
    { query: { q: 'Hamliton', homeCountry: 'CA', language: 'fr' } },
  ]);
  expect(placesFor(store.$state.get(), 'Hamliton')).toEqual([hamilton]);
  expect(isNoneFor(store.$state.get(), 'Hamliton')).toBe(true);
});
