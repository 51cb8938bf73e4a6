import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { searchUsers } from '../profile/endpoints.ts';
import type { FoundUser } from '../profile/schemas.ts';
import { createPersonSuggestions } from './people-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// The store hands people on whole; only the id matters to it.
const ada = { id: 7 } as FoundUser;

function clientWithAda() {
  return createFakeClient().answer(searchUsers, () => ({ items: [ada], hasMore: false }));
}

test('whom two searches find is suggested once', async () => {
  const client = clientWithAda();
  const store = createPersonSuggestions({ client }, undefined);
  store.follow('@ada ');
  await vi.runAllTimersAsync();
  expect(client.calls.map(({ input }) => input)).toEqual([
    { body: { username: 'ada', size: 8 } },
    { body: { fullName: '@ada', size: 8 } },
  ]);
  expect(store.$state.get()).toEqual({ state: 'ready', value: [ada] });
});

test('a telephone number is looked for as one', async () => {
  const client = clientWithAda();
  const object = { type: 'property', id: '3' } as const;
  const store = createPersonSuggestions({ client }, object);
  store.follow('+1 905 555 0100');
  await vi.runAllTimersAsync();
  expect(client.calls.map(({ input }) => input)).toEqual([
    { body: { phone: '+1 905 555 0100', size: 8, object } },
  ]);
});

test('only what has rested is looked for, and nobody by one letter', async () => {
  const client = clientWithAda();
  const store = createPersonSuggestions({ client }, undefined);
  const callOff = store.follow('ad');
  await vi.advanceTimersByTimeAsync(249);
  callOff();
  store.follow('a');
  await vi.runAllTimersAsync();
  expect(client.calls).toEqual([]);
  expect(store.$state.get()).toEqual({ state: 'idle' });
});
