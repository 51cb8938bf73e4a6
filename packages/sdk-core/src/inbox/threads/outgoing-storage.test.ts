import { expect, test } from 'vitest';
import type { ThreadId, UserId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import {
  createOutgoingStorage,
  type OutgoingText,
  threadsWithOutgoing,
} from './outgoing-storage.ts';
import { isUnreached } from './outgoing-store.ts';

const [owner, thread] = [3 as UserId, 7 as ThreadId];
const hour = 3_600_000;

function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

function start() {
  const storage = createStorage();
  const time = { now: 0 };
  const clock = { now: () => time.now };
  const open = (whose = owner, id = thread) =>
    createOutgoingStorage({ owner: whose, clock }, id, storage);
  return { storage, time, clock, open };
}

const message = (key: string, problem?: Problem): OutgoingText => ({
  ...{ key, body: `Words of ${key}`, after: 4 },
  problem,
});

test('what was not sent is there for the next page, which sends it by its key', () => {
  const { open } = start();
  open().keep([message('a'), message('b', new Problem('held-back', 'A word.'))]);
  const [first, second] = open().take();
  expect(first).toMatchObject({ key: 'a', body: 'Words of a', after: 4 });
  expect([first && isUnreached(first), second && isUnreached(second)]).toEqual([true, false]);
  expect(second?.problem?.code).toBe('held-back');
});

test('what was sent, or taken back, is kept no more', () => {
  const { open, storage, clock } = start();
  const kept = open();
  kept.keep([message('a')]);
  expect(threadsWithOutgoing({ owner, clock }, storage)).toEqual([thread]);
  kept.keep([]);
  expect([open().take(), threadsWithOutgoing({ owner, clock }, storage)]).toEqual([[], []]);
});

test('what is of an earlier day waits for a press, however often it is opened', () => {
  const { open, time } = start();
  open().keep([message('a')]);
  time.now = 19 * hour;
  const later = open();
  expect(later.take().map(isUnreached)).toEqual([true]);
  later.keep([message('a', new Problem('network', 'Out of reach.'))]);
  time.now = 21 * hour;
  const [old] = open().take();
  expect([old?.isOld, old && isUnreached(old)]).toEqual([true, false]);
});

test('nobody else’s, and no other thread’s', () => {
  const { open } = start();
  open().keep([message('a')]);
  expect(open(owner, 8 as ThreadId).take()).toEqual([]);
  expect(open(4 as UserId).take()).toEqual([]);
});

test('what is no message is passed over', () => {
  const { open, storage, clock } = start();
  for (const words of ['no', [null, 7, { key: 1 }, { key: 'a', body: 'b', after: 1 }]]) {
    const entry = { form: 'f', about: 'thread 7', words, at: 0 };
    const entries = [entry, { ...entry, about: 'thread x' }];
    storage.setItem('boardwalk.outgoing', JSON.stringify({ era: 'e', owner, entries }));
    expect(open().take()).toEqual([]);
    expect(threadsWithOutgoing({ owner, clock }, storage)).toEqual([thread]);
  }
});
