import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () => createToastStore(() => Date.now());
const say = (message: string) => ({ message, tone: 'neutral' }) as const;
const said = (store: ReturnType<typeof open>) => store.$shown.get().map(({ message }) => message);

test('a toast stays for 8,000 ms', () => {
  const store = open();
  store.add(say('Saved'));
  vi.advanceTimersByTime(7_999);
  expect(said(store)).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(said(store)).toEqual([]);
});

test('three stand there at once; a fourth waits for a place, and has its whole time', () => {
  const store = open();
  for (const message of ['1', '2', '3', '4']) {
    store.add(say(message));
    vi.advanceTimersByTime(1_000);
  }
  expect(said(store)).toEqual(['1', '2', '3']);
  vi.advanceTimersByTime(4_000);
  expect(said(store)).toEqual(['2', '3', '4']);
  vi.advanceTimersByTime(7_999);
  expect(said(store)).toEqual(['4']);
  vi.advanceTimersByTime(1);
  expect(said(store)).toEqual([]);
});

test('the time stops while somebody reads', () => {
  const store = open();
  store.add(say('Saved'));
  vi.advanceTimersByTime(5_000);
  store.pause();
  store.pause();
  vi.advanceTimersByTime(60_000);
  store.add(say('Sent'));
  vi.advanceTimersByTime(60_000);
  expect(said(store)).toEqual(['Saved', 'Sent']);
  store.resume();
  vi.advanceTimersByTime(3_000);
  expect(said(store)).toEqual(['Sent']);
  vi.advanceTimersByTime(5_000);
  expect(said(store)).toEqual([]);
});

test('a dismissed one goes at once, and its place is free', () => {
  const store = open();
  for (const message of ['1', '2', '3', '4']) store.add(say(message));
  store.dismiss(2);
  expect(said(store)).toEqual(['1', '3', '4']);
});

test('of two toasts that say the same at once, one shows', () => {
  const store = open();
  store.add({ message: 'No settings', tone: 'error' });
  store.add({ message: 'No settings', tone: 'error' });
  store.add({ message: 'No settings', tone: 'neutral' });
  expect(store.$shown.get().map(({ tone }) => tone)).toEqual(['error', 'neutral']);
});

test('a toast takes the place of the one about the same, with its whole time', () => {
  const store = open();
  store.add({ ...say('Paused'), subject: 'alerts' });
  store.add(say('Sent'));
  vi.advanceTimersByTime(5_000);
  store.add({ ...say('Resumed'), subject: 'alerts' });
  store.add({ ...say('Moved'), subject: 'boards' });
  expect(said(store)).toEqual(['Resumed', 'Sent', 'Moved']);
  vi.advanceTimersByTime(3_000);
  expect(said(store)).toEqual(['Resumed', 'Moved']);
  vi.advanceTimersByTime(5_000);
  expect(said(store)).toEqual([]);
});

test('what a toast offers is done once, and the toast goes', () => {
  const store = open();
  const run = vi.fn<() => void>();
  store.add({ ...say('Removed'), action: { label: 'Undo', run } });
  const [id = 0] = store.$shown.get().map((toast) => toast.id);
  store.act(id);
  store.act(id);
  expect(run.mock.calls).toHaveLength(1);
  expect(said(store)).toEqual([]);
});

test('two that say the same stay apart where each can be undone', () => {
  const store = open();
  const run = () => {};
  store.add(say('Removed'));
  store.add({ ...say('Removed'), action: { label: 'Undo', run } });
  store.add({ ...say('Removed'), action: { label: 'Undo', run } });
  expect(said(store)).toEqual(['Removed', 'Removed', 'Removed']);
});
