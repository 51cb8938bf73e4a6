import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import type { Presence } from '../../http/presence.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { searchCategory } from '../endpoints.ts';
import { emptyQuery, type SearchQuery } from '../rules.ts';
import { createSearchStore } from '../store.ts';
import { emptyAnswer as nothing } from './empty-answer.fixture.ts';
import { retryFailedSearch } from './retry-store.ts';

const homes: SearchQuery = { ...emptyQuery, category: ['property'] };
const down = new Problem('network', 'The server could not be reached.');

/** Somebody who can leave and come back. */
function createVisitor() {
  const listeners = new Set<() => void>();
  let isThere = true;
  const presence: Presence = {
    isPresent: () => isThere,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    presence,
    listeners,
    come(isNowThere: boolean) {
      isThere = isNowThere;
      for (const listener of listeners) listener();
    },
  };
}

describe('an API that is down', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function createBroken() {
    let isDown = true;
    const client = createFakeClient().answer(searchCategory, () => {
      if (isDown) throw down;
      return nothing;
    });
    return { client, mend: () => (isDown = false) };
  }

  test('is asked again, more and more rarely, until it answers', async () => {
    const { client, mend } = createBroken();
    const { presence } = createVisitor();
    const store = createSearchStore({ client, locale: 'en-CA' });
    const stop = retryFailedSearch(store, presence);
    await store.show(homes);
    expect(client.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(client.calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(client.calls).toHaveLength(2);
    mend();
    await vi.advanceTimersByTimeAsync(1);
    expect(store.$state.get().state).toBe('ready');
    await vi.advanceTimersByTimeAsync(200_000);
    expect(client.calls).toHaveLength(3);
    stop();
  });

  test('is said to be down all the while', async () => {
    const { client, mend } = createBroken();
    const store = createSearchStore({ client, locale: 'en-CA' });
    await store.show(homes);
    const states: string[] = [];
    store.$state.listen(({ state }) => states.push(state));
    const stop = retryFailedSearch(store, createVisitor().presence);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(states).toEqual(['failed', 'failed']);
    mend();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(states).toEqual(['failed', 'failed', 'ready']);
    stop();
  });

  test('is left alone while nobody looks', async () => {
    const { client } = createBroken();
    const visitor = createVisitor();
    const store = createSearchStore({ client, locale: 'en-CA' });
    const stop = retryFailedSearch(store, visitor.presence);
    visitor.come(false);
    await store.show(homes);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(client.calls).toHaveLength(1);
    visitor.come(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(client.calls).toHaveLength(2);
    stop();
    expect(visitor.listeners.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a search that the server refuses is not repeated', async () => {
    const client = createFakeClient().answer(searchCategory, () => {
      throw new Problem('unknown-place', 'No such place.');
    });
    const store = createSearchStore({ client, locale: 'en-CA' });
    const stop = retryFailedSearch(store, createVisitor().presence);
    await store.show(homes);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(client.calls).toHaveLength(1);
    stop();
  });
});
