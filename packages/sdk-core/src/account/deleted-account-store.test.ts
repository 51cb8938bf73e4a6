import { expect, test } from 'vitest';
import { minuteMs } from '../vocabulary/time/durations.ts';
import type { Storing } from './browser-storage.ts';
import { createDeletedAccountStore } from './deleted-account-store.ts';

function createStorage(): Storing {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

test('a deletion is known for five minutes, to the pages of its tab', () => {
  let now = Date.parse('2026-11-26T00:00:00Z');
  const clock = { now: () => now };
  const storage = createStorage();
  const isDeleted = (tab = storage) => {
    const store = createDeletedAccountStore({ clock }, tab);
    store.follow();
    return store.$isDeleted.get();
  };
  expect(isDeleted()).toBe(false);
  createDeletedAccountStore({ clock }, storage).mark();
  expect([isDeleted(), isDeleted(createStorage())]).toEqual([true, false]);
  now += 5 * minuteMs;
  expect(isDeleted()).toBe(false);
});
