import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import type { UserId } from '../vocabulary/ids.ts';
import { Problem } from '../vocabulary/problem.ts';
import { createConsentStore } from './consent-store.ts';
import type { Opener } from './notify-opener.ts';
import type { WindowMessageEvent } from './popup-protocol.ts';
import { grantAuthorization, readGrant } from './sign-in/endpoints.ts';

const asking = {
  // Ids are branded by the contract's schemas, which this test does without.
  userId: 3 as UserId,
  siteKey: 'pk_live_1',
  siteName: 'The shop',
  origin: 'https://shop.example',
  challenge: 'h'.repeat(43),
  state: 's'.repeat(43),
  scopes: 'profile:basic',
};
const code = 'c'.repeat(43);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function openPopup({ hears = true, referrer = `${asking.origin}/`, isCutOff = false } = {}) {
  const listeners = new Set<(heard: WindowMessageEvent) => void>();
  const sent: unknown[] = [];
  const say = (heard: WindowMessageEvent) => {
    for (const listener of listeners) listener(heard);
  };
  const target = {
    postMessage(message: { state: string }, origin: string) {
      sent.push([message, origin]);
      if (!hears) return;
      const data = { boardwalk: 'received', state: message.state };
      say({ isTrusted: true, origin: asking.origin, source: target, data });
    },
  };
  const opener: Opener = {
    target: isCutOff ? null : target,
    referrer,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const client = createFakeClient().answer(grantAuthorization, ({ body }) => ({
    code: body.way === 'message' ? code : null,
    isCollected: false,
  }));
  const onOtherUser = vi.fn<() => void>();
  return {
    client,
    sent,
    say,
    target,
    listeners,
    onOtherUser,
    store: createConsentStore({ client }, asking, opener, onOtherUser),
  };
}

test('the code goes to the asking origin alone, and is done once the page says so', async () => {
  const { store, sent, listeners } = openPopup();
  await store.agree();
  expect(sent).toEqual([[{ boardwalk: 'code', state: asking.state, code }, asking.origin]]);
  expect(store.$state.get()).toEqual({ state: 'done' });
  expect(listeners.size).toBe(0);
});

test('without an answer within a second the codes are compared', async () => {
  const { store, say, target, listeners } = openPopup({ hears: false });
  const agreeing = store.agree();
  await vi.advanceTimersByTimeAsync(500);
  // Another window, another origin, and another attempt are no answer.
  const data = { boardwalk: 'received', state: asking.state };
  say({ isTrusted: true, origin: asking.origin, source: {}, data });
  say({ isTrusted: true, origin: 'https://evil.example', source: target, data });
  say({ isTrusted: true, origin: asking.origin, source: target, data: { ...data, state: 'x' } });
  await vi.advanceTimersByTimeAsync(499);
  expect(store.$state.get()).toEqual({ state: 'sending' });
  await vi.advanceTimersByTimeAsync(1);
  await agreeing;
  expect(store.$state.get()).toEqual({ state: 'comparing' });
  expect(listeners.size).toBe(0);
});

test.each(['', 'https://evil.example/', 'https://shop.example.evil.example/', 'about:blank'])(
  'who was led here from "%s" hands nothing over',
  async (referrer) => {
    const { store, client } = openPopup({ isCutOff: true, referrer });
    await store.agree();
    expect(store.$state.get()).toEqual({ state: 'stuck', why: 'unknown-page' });
    expect(client.calls).toEqual([]);
  },
);

test('a page that is cut off collects it, and only then all is well', async () => {
  const { store, client } = openPopup({ isCutOff: true });
  await store.agree();
  expect(store.$state.get()).toEqual({ state: 'comparing' });
  let looks = 0;
  client.answer(readGrant, () => {
    looks += 1;
    return { isCollected: looks === 3 };
  });
  const handing = store.handOver();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.$state.get()).toEqual({ state: 'collecting' });
  await vi.advanceTimersByTimeAsync(1_000);
  await handing;
  expect(store.$state.get()).toEqual({ state: 'done' });
});

test('what nobody collects within a minute is over', async () => {
  const { store, client } = openPopup({ isCutOff: true });
  client.answer(readGrant, () => ({ isCollected: false }));
  const handing = store.handOver();
  await vi.advanceTimersByTimeAsync(60_000);
  await handing;
  expect(store.$state.get()).toEqual({ state: 'stuck', why: 'late' });
  expect(vi.getTimerCount()).toBe(0);
});

test('what somebody else would grant by now fails, and asks who that is', async () => {
  const { store, client, onOtherUser } = openPopup();
  client.answer(grantAuthorization, () => Promise.reject(new Problem('conflict', 'Not theirs.')));
  await store.agree();
  expect(store.$state.get()).toMatchObject({ state: 'failed', problem: { code: 'conflict' } });
  expect(onOtherUser).toHaveBeenCalledTimes(1);
});

test('a refusal is told, and can be tried again', async () => {
  const { store, client, onOtherUser } = openPopup();
  const down = new Problem('unavailable', 'Down.');
  client.answer(grantAuthorization, () => Promise.reject(down));
  await store.agree();
  expect(store.$state.get()).toEqual({ state: 'failed', problem: down });
  expect(onOtherUser).not.toHaveBeenCalled();
  client.answer(grantAuthorization, () => ({ code, isCollected: false }));
  await store.agree();
  expect(store.$state.get()).toEqual({ state: 'done' });
});
