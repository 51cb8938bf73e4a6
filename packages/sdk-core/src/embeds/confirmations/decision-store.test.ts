import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { Problem } from '../../vocabulary/problem.ts';
import type { WindowMessageEvent } from '../popup-protocol.ts';
import { createDecisionStore } from './decision-store.ts';
import { decideConfirmation } from './endpoints.ts';

const id = '6f4c2d1e-0000-4000-8000-000000000001';
const origin = 'https://shop.example';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function open({ hears = true, isCutOff = false, refusal = undefined as Problem | undefined } = {}) {
  const listeners = new Set<(heard: WindowMessageEvent) => void>();
  const sent: unknown[] = [];
  const target = {
    postMessage(message: { state: string }, targetOrigin: string) {
      sent.push([message, targetOrigin]);
      if (!hears) return;
      const data = { boardwalk: 'received', state: message.state };
      for (const listener of listeners) listener({ isTrusted: true, origin, source: target, data });
    },
  };
  const client = createFakeClient().answer(decideConfirmation, ({ body }) => {
    if (refusal) throw refusal;
    return { state: body.isConfirmed ? ('confirmed' as const) : ('refused' as const) };
  });
  const store = createDecisionStore(
    { client },
    { id, origin },
    {
      target: isCutOff ? null : target,
      referrer: '',
      listen(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  );
  return { store, client, sent, listeners };
}

test.each([
  [true, 'confirmed'],
  [false, 'refused'],
] as const)('decided %s, the page is told on its origin alone', async (isConfirmed, decision) => {
  const { store, sent, client, listeners } = open();
  await store.decide(isConfirmed);
  expect(client.calls).toMatchObject([{ input: { params: { id }, body: { isConfirmed } } }]);
  expect(sent).toEqual([[{ boardwalk: 'decision', state: id, decision }, origin]]);
  expect(store.$state.get()).toEqual({ state: 'done', decision });
  expect(listeners.size).toBe(0);
});

test('a page that says nothing is waited for a second, one that is cut off not at all', async () => {
  const silent = open({ hears: false });
  const deciding = silent.store.decide(true);
  await vi.advanceTimersByTimeAsync(999);
  expect(silent.store.$state.get()).toEqual({ state: 'sending' });
  await vi.advanceTimersByTimeAsync(1);
  await deciding;
  expect(silent.store.$state.get()).toEqual({ state: 'done', decision: 'confirmed' });
  const cutOff = open({ isCutOff: true });
  await cutOff.store.decide(true);
  expect(cutOff.store.$state.get()).toEqual({ state: 'done', decision: 'confirmed' });
  expect(cutOff.sent).toEqual([]);
});

test('what the server refuses is told to no page', async () => {
  const { store, sent } = open({ refusal: new Problem('conflict', 'Decided before.') });
  await store.decide(true);
  expect(store.$state.get()).toMatchObject({ state: 'failed', problem: { code: 'conflict' } });
  expect(sent).toEqual([]);
});

test('what was done in the window is told alone: the server knows it', async () => {
  const { store, client, sent } = open();
  await Promise.all([store.tellDone(), store.decide(false)]);
  expect(client.calls).toEqual([]);
  expect(sent).toEqual([[{ boardwalk: 'decision', state: id, decision: 'confirmed' }, origin]]);
  expect(store.$state.get()).toEqual({ state: 'done', decision: 'confirmed' });
});

test('two presses decide once', async () => {
  const { store, client } = open();
  await Promise.all([store.decide(true), store.decide(false)]);
  await store.decide(false);
  expect(client.calls).toHaveLength(1);
});
