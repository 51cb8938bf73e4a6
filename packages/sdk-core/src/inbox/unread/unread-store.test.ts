import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastValue } from '../../http/remote.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { openInbox } from '../inbox.fixture.ts';
import { countUnread } from '../threads/endpoints.ts';
import { createUnreadStore } from './unread-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  for (const stop of following.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const following: (() => void)[] = [];
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function start() {
  let count = 4;
  const inbox = openInbox();
  inbox.client.answer(countUnread, () => ({ count }));
  const store = createUnreadStore(inbox.env, inbox.presence);
  const asked = () => inbox.client.calls.filter(({ endpoint }) => endpoint === countUnread).length;
  following.push(store.follow());
  return {
    ...inbox,
    store,
    asked,
    shown: () => lastValue(store.$state.get()),
    set(next: number) {
      count = next;
    },
  };
}

test('what waits is counted at the start, and anew as it changes elsewhere', async () => {
  const { shown, set, change } = start();
  await pass(0);
  expect(shown()).toBe(4);
  set(0);
  change('inbox');
  await pass(0);
  expect(shown()).toBe(0);
});

test('whoever has signed out is shown none, and asked about no more', async () => {
  const { shown, session, asked, deafen } = start();
  deafen();
  await pass(0);
  session.change(null);
  expect(shown()).toBe(0);
  await pass(90_000);
  expect(asked()).toBe(1);
});

test('it is polled every 30 s where nothing is heard and somebody could see it, else never', async () => {
  const { asked, deafen, show } = start();
  await pass(90_000);
  expect(asked()).toBe(1);
  deafen();
  await pass(60_000);
  expect(asked()).toBe(3);
  show(false);
  await pass(60_000);
  expect(asked()).toBe(3);
  for (const stop of following.splice(0)) stop();
  show(true);
  await pass(60_000);
  expect(asked()).toBe(3);
});

test('the last count stays where the next can’t be had', async () => {
  const { client, shown, change } = start();
  await pass(0);
  client.answer(countUnread, () => {
    throw new Problem('network', 'Out of reach.');
  });
  change('inbox');
  await pass(0);
  expect(shown()).toBe(4);
});

test('what this page has read is counted anew where the count shows', async () => {
  const { store, asked } = start();
  await pass(0);
  await store.reload(true);
  expect(asked()).toBe(2);
  for (const stop of following.splice(0)) stop();
  await store.reload(true);
  expect(asked()).toBe(2);
});
