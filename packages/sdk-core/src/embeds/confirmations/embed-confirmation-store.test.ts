import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { Problem } from '../../vocabulary/problem.ts';
import type { WindowMessageEvent } from '../popup-protocol.ts';
import type { ConfirmationState } from './confirmation-states.ts';
import { requestEmbedConfirmation } from './embed-confirmation-store.ts';
import { followConfirmation, startConfirmation } from './endpoints.ts';

const siteOrigin = 'https://site.example';
const id = '6f4c2d1e-0000-4000-8000-000000000001';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

interface Page {
  readonly isBlocked?: boolean;
  readonly startsWith?: Problem;
}

function openPage({ isBlocked = false, startsWith }: Page = {}) {
  const listeners = new Set<(heard: WindowMessageEvent) => void>();
  const sent: unknown[] = [];
  const steps: string[] = [];
  const now: { state: ConfirmationState | Problem; isClosed: boolean } = {
    state: 'open',
    isClosed: false,
  };
  const source = {
    postMessage: (message: unknown, origin: string) => sent.push([message, origin]),
  };
  const client = createFakeClient()
    .answer(startConfirmation, () => {
      steps.push('start');
      if (startsWith) throw startsWith;
      return { id, expiresAt: '2026-11-26T12:05:00Z' };
    })
    .answer(followConfirmation, () => {
      if (now.state instanceof Problem) throw now.state;
      return { state: now.state };
    });
  const page = {
    open() {
      steps.push('open');
      if (isBlocked) return null;
      return {
        source,
        go: (url: string) => steps.push(url),
        close: () => steps.push('close'),
        isClosed: () => now.isClosed,
      };
    },
    listen(listener: (heard: WindowMessageEvent) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const life = new AbortController();
  const asking = requestEmbedConfirmation(
    { kind: 'delete-card', subject: 'visa' },
    { client, siteOrigin, locale: 'fr-CA', userId: 3, page, signal: life.signal },
  );
  const say = (decision: string) => {
    const data = { boardwalk: 'decision', state: id, decision };
    for (const listener of listeners)
      listener({ isTrusted: true, origin: siteOrigin, source, data });
  };
  return { asking, say, sent, steps, now, life, listeners, client };
}

test('the pop-up opens before anything is asked, and then shows what the server knows', () => {
  const { steps, client } = openPage();
  expect(steps[0]).toBe('open');
  expect(client.calls).toMatchObject([
    { input: { body: { kind: 'delete-card', subject: 'visa' } } },
  ]);
});

test.each([
  ['confirmed', { state: 'confirmed', id }],
  ['refused', { state: 'refused' }],
])('the page hears that it is %s, and says so', async (decision, outcome) => {
  const { asking, say, sent, steps, listeners } = openPage();
  await vi.advanceTimersByTimeAsync(0);
  expect(steps.at(-1)).toBe(`${siteOrigin}/embeds/confirm?id=${id}&user=3&locale=fr-CA`);
  say('anything');
  say(decision);
  expect(await asking).toEqual(outcome);
  expect(sent).toEqual([[{ boardwalk: 'received', state: id }, siteOrigin]]);
  expect(listeners.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['confirmed', { state: 'confirmed', id }],
  ['refused', { state: 'refused' }],
  ['expired', { state: 'late' }],
  ['spent', { state: 'confirmed', id }],
] as const)('a page that hears nothing is told by the server: %s', async (state, outcome) => {
  const { asking, now } = openPage();
  await vi.advanceTimersByTimeAsync(4_000);
  now.state = state;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await asking).toEqual(outcome);
  expect(vi.getTimerCount()).toBe(0);
});

test('a window that is closed is a no, unless the server knows better', async () => {
  const first = openPage();
  await vi.advanceTimersByTimeAsync(0);
  first.now.isClosed = true;
  await vi.advanceTimersByTimeAsync(250);
  expect(await first.asking).toEqual({ state: 'refused' });
  const second = openPage();
  await vi.advanceTimersByTimeAsync(0);
  Object.assign(second.now, { isClosed: true, state: 'confirmed' });
  await vi.advanceTimersByTimeAsync(250);
  expect(await second.asking).toEqual({ state: 'confirmed', id });
  expect(vi.getTimerCount()).toBe(0);
});

test('a line that breaks is waited for; a session that ends is not', async () => {
  const { asking, now, listeners } = openPage();
  now.state = new Problem('network', 'No line.');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(listeners.size).toBe(1);
  now.state = new Problem('unauthorized', 'You have been logged out');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await asking).toMatchObject({ state: 'failed', problem: { code: 'unauthorized' } });
  expect(listeners.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('where the browser opens no window, nothing is asked', async () => {
  const { asking, client } = openPage({ isBlocked: true });
  expect(await asking).toEqual({ state: 'blocked' });
  expect(client.calls).toEqual([]);
});

test('what can’t be asked for closes its window', async () => {
  const { asking, steps } = openPage({ startsWith: new Problem('not-found', 'No such card.') });
  expect(await asking).toMatchObject({ state: 'failed', problem: { code: 'not-found' } });
  expect(steps).toEqual(['open', 'start', 'close']);
});

test('whoever calls it off is asked no longer', async () => {
  const { asking, life, steps, listeners } = openPage();
  await vi.advanceTimersByTimeAsync(0);
  life.abort();
  expect(await asking).toEqual({ state: 'refused' });
  expect(steps.at(-1)).toBe('close');
  expect(listeners.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
