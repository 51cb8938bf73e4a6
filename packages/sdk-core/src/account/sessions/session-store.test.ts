import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import type { UserId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { readCurrentUser } from './endpoints.ts';
import { createSessionStore } from './session-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const rosa = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };
const milo = { ...rosa, id: 4 as UserId, firstName: 'Milo' };
const down = new Problem('unavailable', 'Down.');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A session whose page is there, with what a 401 elsewhere sets off. */
function openSession(client = createFakeClient().answer(readCurrentUser, () => rosa)) {
  const listeners = new Set<() => void>();
  const page = { isPresent: true, changes: 0 };
  const session = createSessionStore(
    { client },
    {
      isPresent: () => page.isPresent,
      whenSignedOut(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      whenSignedIn: () => () => undefined,
      tellUserChanged() {
        page.changes += 1;
      },
    },
  );
  function answer401(): void {
    for (const listener of listeners) listener();
  }
  return { client, session, page, answer401 };
}

test('its client knows by what to ask who is signed in, before a 401 counts', () => {
  const asked: unknown[] = [];
  const client = createFakeClient();
  client.askWho = (who) => asked.push(who);
  openSession(client);
  expect(asked).toEqual([readCurrentUser]);
});

test('all who ask at once share one call', async () => {
  const { client, session } = openSession(createFakeClient().answer(readCurrentUser, () => null));
  expect(session.$user.get()).toEqual({ state: 'loading' });
  await Promise.all([session.load(), session.load()]);
  await session.load();
  expect(session.$user.get()).toEqual({ state: 'ready', value: null });
  expect(client.calls).toHaveLength(1);
});

test('calls are for whom it shows; where they are not, it finds out who is signed in', async () => {
  const shown: unknown[] = [];
  let hear: (() => void) | undefined;
  const client = createFakeClient().answer(readCurrentUser, () => milo);
  client.showFor = (id, onOther) => {
    shown.push(id);
    hear = onOther;
  };
  const { session, page } = openSession(client);
  const stop = session.follow(rosa);
  expect(shown.at(-1)).toBe(rosa.id);
  hear?.();
  await vi.advanceTimersByTimeAsync(0);
  expect([shown.at(-1), page.changes]).toEqual([milo.id, 1]);
  session.change(null);
  expect(shown.at(-1)).toBeUndefined();
  stop();
});

test('where nobody can sign in, nobody is asked for', async () => {
  const client = createFakeClient().answer(readCurrentUser, () => rosa);
  const session = createSessionStore({ client, isAnonymous: true });
  await session.load();
  await session.refresh();
  expect(session.$user.get()).toEqual({ state: 'ready', value: null });
  expect(client.calls).toEqual([]);
});

test('what a server knows is not asked for again, until somebody wants it fresh', async () => {
  const { client, session } = openSession(createFakeClient().answer(readCurrentUser, () => null));
  const stops = [session.follow(rosa)];
  await session.load();
  expect(session.$user.get()).toEqual({ state: 'ready', value: rosa });
  stops.push(session.follow(null));
  await session.load();
  expect(session.$user.get()).toEqual({ state: 'ready', value: rosa });
  expect(client.calls).toHaveLength(0);
  await session.refresh();
  expect(session.$user.get()).toEqual({ state: 'ready', value: null });
  for (const stop of stops) stop();
});

test('a later failure keeps who was signed in', async () => {
  const { client, session } = openSession();
  await session.load();
  client.answer(readCurrentUser, () => Promise.reject(down));
  await session.refresh();
  expect(session.$user.get()).toEqual({ state: 'failed', problem: down, previous: rosa });
});

test('who is signed in is read anew after 20 s and every 5 minutes, while it can be seen', async () => {
  const { client, session, page } = openSession();
  const stops = [session.follow(), session.follow()];
  await session.load();
  const callsAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return client.calls.length;
  };
  expect(await callsAfter(19_999)).toBe(1);
  expect(await callsAfter(1)).toBe(2);
  expect(await callsAfter(299_999)).toBe(2);
  expect(await callsAfter(1)).toBe(3);
  page.isPresent = false;
  expect(await callsAfter(300_000)).toBe(3);
  page.isPresent = true;
  expect(await callsAfter(300_000)).toBe(4);
  stops[0]?.();
  expect(await callsAfter(300_000)).toBe(5);
  stops[1]?.();
  expect(await callsAfter(900_000)).toBe(5);
  expect(vi.getTimerCount()).toBe(0);
});

test('nobody is asked for again and again where nobody is signed in', async () => {
  const { client, session } = openSession(createFakeClient().answer(readCurrentUser, () => null));
  session.follow();
  await session.load();
  await vi.advanceTimersByTimeAsync(900_000);
  expect(client.calls).toHaveLength(1);
});

test('whose session is over is a visitor', async () => {
  const { client, session } = openSession();
  await session.load();
  const over = new Problem('unauthorized', 'You have been logged out');
  client.answer(readCurrentUser, () => Promise.reject(over));
  await session.refresh();
  expect(session.$user.get()).toEqual({ state: 'ready', value: null });
});

test('a 401 of any call signs out', async () => {
  const { session, answer401 } = openSession();
  session.follow();
  await session.load();
  answer401();
  await session.load();
  expect(session.$user.get()).toEqual({ state: 'ready', value: null });
});

test('a page hears once that somebody else is signed in, and nothing of who is first', async () => {
  const { client, session, page } = openSession();
  session.follow();
  await session.load();
  await session.refresh();
  expect(page.changes).toBe(0);
  client.answer(readCurrentUser, () => milo);
  await session.refresh();
  await session.refresh();
  expect(page.changes).toBe(1);
  session.change(null);
  session.change(rosa);
  expect(page.changes).toBe(2);
});
