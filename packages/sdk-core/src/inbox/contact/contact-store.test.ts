import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearLocalDrafts } from '../../account/sessions/local-drafts.ts';
import { createPendingActions } from '../../account/sign-in/pending-actions.ts';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { readListingSummaries } from '../../listings/endpoints.ts';
import type { ListingId, ThreadId, UserId } from '../../vocabulary/ids.ts';
import { Problem, type ProblemCode } from '../../vocabulary/problem.ts';
import { startThread } from '../threads/endpoints.ts';
import { contactAction } from './contact-kinds.ts';
import { createContactListingStore, createContactStore } from './contact-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const [canoe, loft] = [7, 8] as [ListingId, ListingId];
const [rosa, milo] = [3, 4] as [UserId, UserId];
const listing = { id: canoe, ownerId: milo };
const thread = 12 as ThreadId;
const clock = { now: () => 1_000 };
const message = {
  place: 1,
  authorId: rosa,
  body: 'Hello',
  sentAt: '2026-11-27T12:00:00.000Z',
  pictures: [],
  isMasked: false,
};

function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    text: () => [...values.values()].join(),
  };
}

let storage: ReturnType<typeof createStorage>;

beforeEach(() => {
  storage = createStorage();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', createStorage());
});
afterEach(() => vi.unstubAllGlobals());

/** A page, whose server answers with these codes first. */
function open(...codes: readonly ProblemCode[]) {
  const left = [...codes];
  const keys: (string | undefined)[] = [];
  const client = createFakeClient().answer(startThread, (_, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    const code = left.shift();
    if (code) throw new Problem(code, code);
    return { thread, message };
  });
  return { client, keys, store: createContactStore({ client, clock }) };
}

test('a message goes to whoever offers the listing, about it', async () => {
  const { client, store } = open();
  expect(await store.send(listing, 'Hello')).toBe(thread);
  expect(client.calls.map(({ input }) => input)).toEqual([
    { params: { userId: milo }, body: { body: 'Hello', listing: canoe } },
  ]);
});

test.each(['network', 'timeout', 'internal', 'unauthorized', 'too-many-requests'] as const)(
  'what came to nothing (%s) is sent again with its key, other words with another',
  async (code) => {
    const { keys, store } = open(code, code);
    await expect(store.send(listing, 'Hello')).rejects.toMatchObject({ code });
    await expect(store.send(listing, 'Hello, again')).rejects.toMatchObject({ code });
    await store.send(listing, 'Hello, again');
    await store.send(listing, 'Hello, again');
    const [first, second, third, fourth] = keys;
    expect(second).toBe(third);
    expect(new Set([first, second, fourth]).size).toBe(3);
  },
);

test('a draft is that of its listing and author until it is sent, and nothing after', async () => {
  const { store } = open();
  expect(store.openDraft(canoe, null)).toBeUndefined();
  store.writeDraft(canoe, null, 'Is it');
  expect([store.openDraft(canoe, rosa), store.openDraft(loft, rosa)]).toEqual(['Is it', undefined]);
  store.writeDraft(canoe, rosa, 'Is it still there?');
  expect([store.openDraft(canoe, rosa), store.openDraft(canoe, milo)]).toEqual([
    'Is it still there?',
    undefined,
  ]);
  await store.send(listing, 'Is it still there?');
  expect(store.openDraft(canoe, rosa)).toBe('');
});

test('what a session that ended left behind is there for its author on the next page, and gone once sent', async () => {
  const before = open('unauthorized').store;
  before.writeDraft(canoe, rosa, 'Hello');
  before.keepDraft(canoe, rosa);
  await expect(before.send(listing, 'Hello')).rejects.toMatchObject({ code: 'unauthorized' });
  const other = open().store;
  other.takeDraft(canoe, milo);
  expect(other.openDraft(canoe, milo)).toBeUndefined();
  const next = open().store;
  next.takeDraft(canoe, rosa);
  expect(next.openDraft(canoe, rosa)).toBe('Hello');
  await next.send(listing, 'Hello');
  expect(storage.text()).not.toContain('Hello');
});

test('whoever opened an account for it finds what they wrote before, once', () => {
  const before = open().store;
  before.writeDraft(canoe, null, 'Hello');
  before.keepDraft(canoe, null);
  const wishes = createPendingActions(clock);
  wishes.keep({ act: contactAction, subject: canoe, path: '/item/listing/7' });
  const stranger = open().store;
  stranger.takeDraft(canoe, rosa);
  expect(stranger.openDraft(canoe, rosa)).toBeUndefined();
  wishes.claim(rosa);
  const next = open().store;
  next.takeDraft(loft, rosa);
  next.takeDraft(canoe, rosa);
  expect([next.openDraft(loft, rosa), next.openDraft(canoe, rosa)]).toEqual([undefined, 'Hello']);
  expect(wishes.find(contactAction, rosa)).toBeUndefined();
});

test('what another tab has taken up is told apart from what is still this one’s', () => {
  const { store } = open();
  store.writeDraft(canoe, null, 'Hello');
  expect(store.isTaken(canoe)).toBe(false);
  store.keepDraft(canoe, null);
  expect(store.isTaken(canoe)).toBe(false);
  const wishes = createPendingActions(clock);
  wishes.keep({ act: contactAction, subject: canoe, path: '/item/listing/7' });
  wishes.claim(rosa);
  expect(open().store.takeDraft(canoe, rosa)).toBe('waits');
  expect(store.isTaken(canoe)).toBe(true);
});

test('what the tab sends in which it was written is not shown again in that of the mail', () => {
  const { store } = open();
  store.writeDraft(canoe, null, 'Hello');
  store.keepDraft(canoe, null);
  const wishes = createPendingActions(clock);
  wishes.keep({ act: contactAction, subject: canoe, path: '/item/listing/7' });
  wishes.claim(rosa);
  store.keepDraft(canoe, rosa);
  const mailed = open().store;
  expect(mailed.takeDraft(canoe, rosa)).toBe('elsewhere');
  expect(mailed.openDraft(canoe, rosa)).toBeUndefined();
});

test('after a sign-out in another tab an open form saves nothing, and a later page does', () => {
  const { store } = open();
  store.writeDraft(canoe, rosa, 'Before');
  store.keepDraft(canoe, rosa);
  clearLocalDrafts();
  expect(storage.text()).not.toContain('Before');
  store.writeDraft(canoe, rosa, 'Before and after');
  store.keepDraft(canoe, rosa);
  expect(storage.text()).not.toContain('Before');
  const { store: later } = open();
  later.writeDraft(canoe, rosa, 'Later');
  later.keepDraft(canoe, rosa);
  expect(storage.text()).toContain('Later');
});

test('a form of its own asks for its listing, which may not be shown any more', async () => {
  const client = createFakeClient().answer(readListingSummaries, () => ({ results: [] }));
  const store = createContactListingStore({ client });
  await store.show(canoe);
  expect(store.$state.get()).toEqual({ state: 'ready', value: null });
  expect(client.calls.map(({ input }) => input)).toEqual([{ query: { ids: [canoe] } }]);
});

test('what a member wrote is saved for no visitor, once another tab has signed the member out', () => {
  const { store } = open();
  store.writeDraft(canoe, rosa, 'Rosa’s secret');
  store.keepDraft(canoe, rosa);
  clearLocalDrafts();
  store.keepDraft(canoe, null);
  expect(storage.text()).not.toContain('secret');
  expect(store.openDraft(canoe, null)).toBeUndefined();
  expect(store.openDraft(canoe, milo)).toBeUndefined();
});
