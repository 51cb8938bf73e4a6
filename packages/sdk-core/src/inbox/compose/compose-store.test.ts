import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { lastValue } from '../../http/remote.ts';
import { searchUsers } from '../../profile/endpoints.ts';
import type { UserSearchResult } from '../../profile/schemas.ts';
import type { ThreadId, UserId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { startThread } from '../threads/endpoints.ts';
import { createComposeStore } from './compose-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const [author, rosa, rosalind] = [5, 3, 4] as [UserId, UserId, UserId];
const person = (id: UserId, firstName: string): UserSearchResult => ({
  id,
  firstName,
  profilePicture: null,
  lastName: null,
  username: null,
  state: null,
});
const message = {
  place: 1,
  authorId: author,
  body: 'Hello',
  sentAt: '2026-11-27T12:00:00.000Z',
  pictures: [],
  isMasked: false,
};

beforeEach(() => {
  const values = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const client = createFakeClient().answer(searchUsers, ({ body }) => ({
    items: body?.username
      ? [person(rosa, 'Rosa')]
      : [person(author, 'Rosanna'), person(rosa, 'Rosa'), person(rosalind, 'Rosalind')],
    hasMore: false,
  }));
  return { client, store: createComposeStore({ client, clock: { now: () => 0 } }, author) };
}

test('people are found by name and username at once, each once, without oneself', async () => {
  const { client, store } = open();
  void store.people.show('@rosa');
  await vi.advanceTimersByTimeAsync(250);
  expect(client.calls.map(({ input }) => input)).toEqual([
    { body: { username: 'rosa', size: 8 } },
    { body: { fullName: '@rosa', size: 8 } },
  ]);
  expect(lastValue(store.people.$state.get())?.map(({ id, username }) => [id, username])).toEqual([
    [rosa, 'rosa'],
    [rosalind, null],
  ]);
});

test('one letter looks for nobody, nor does what is typed on', async () => {
  const { client, store } = open();
  void store.people.show(' r ');
  void store.people.show('ro');
  store.people.abort();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(client.calls).toEqual([]);
});

test('a message that is not sent is kept for its author, and goes out under one key', async () => {
  const { client, store } = open();
  const keys: (string | undefined)[] = [];
  let isOffline = true;
  client.answer(startThread, (_, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    if (isOffline) throw new Problem('network', 'No network');
    return { thread: 12 as ThreadId, message };
  });
  await expect(store.send(rosa, 'Hello')).rejects.toMatchObject({ code: 'network' });
  expect(createComposeStore({ client, clock: { now: () => 0 } }, rosa).takeDraft()).toBe('');
  expect(store.takeDraft()).toBe('Hello');
  isOffline = false;
  expect(await store.send(rosa, 'Hello')).toBe(12);
  expect(new Set(keys).size).toBe(1);
  expect(client.calls.at(-1)?.input).toEqual({
    params: { userId: rosa },
    body: { body: 'Hello' },
  });
  expect(store.takeDraft()).toBe('');
});
