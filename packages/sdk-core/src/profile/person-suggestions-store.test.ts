import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { searchUsers } from './endpoints.ts';
import { createPersonSuggestions } from './person-suggestions-store.ts';
import type { UserSearchResult } from './schemas.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// The store hands people on whole; only the id matters to it.
const ada = { id: 7 } as UserSearchResult;
const self = { id: 1 } as UserSearchResult;

function clientWithAda() {
  return createFakeClient().answer(searchUsers, () => ({ items: [ada, self], hasMore: false }));
}

test('whom two searches find is suggested once, and who looks never', async () => {
  const client = clientWithAda();
  const store = createPersonSuggestions({ client }, self.id);
  void store.show('@ada ');
  await vi.runAllTimersAsync();
  expect(client.calls.map(({ input }) => input)).toEqual([
    { body: { username: 'ada', size: 8 } },
    { body: { fullName: '@ada', size: 8 } },
  ]);
  expect(store.$state.get()).toEqual({ state: 'ready', value: [{ ...ada, username: 'ada' }] });
});

test('only what has rested is looked for, and nobody by one letter', async () => {
  const client = clientWithAda();
  const store = createPersonSuggestions({ client }, self.id);
  void store.show('ad');
  await vi.advanceTimersByTimeAsync(249);
  void store.show('a');
  await vi.runAllTimersAsync();
  expect(client.calls).toEqual([]);
  expect(store.$state.get()).toEqual({ state: 'idle' });
});
