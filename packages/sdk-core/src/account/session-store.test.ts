import { expect, test } from 'vitest';
import { createFakeClient } from '../http/fake-client.ts';
import type { UserId } from '../vocabulary/ids.ts';
import { Problem } from '../vocabulary/problem.ts';
import { readCurrentUser } from './endpoints.ts';
import { createSessionStore } from './session-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const rosa = { id: 3 as UserId, firstName: 'Rosa' };

test('all who ask at once share one call', async () => {
  const client = createFakeClient().answer(readCurrentUser, () => null);
  const session = createSessionStore({ client });
  expect(session.$user.get()).toEqual({ state: 'idle' });
  await Promise.all([session.load(), session.load()]);
  await session.load();
  expect(session.$user.get()).toEqual({ state: 'ready', value: null });
  expect(client.calls).toHaveLength(1);
});

test('what a server knows is not asked for again, until somebody wants it fresh', async () => {
  const client = createFakeClient().answer(readCurrentUser, () => null);
  const session = createSessionStore({ client });
  session.takeOver(rosa);
  await session.load();
  expect(session.$user.get()).toEqual({ state: 'ready', value: rosa });
  expect(client.calls).toHaveLength(0);
  await session.refresh();
  expect(session.$user.get()).toEqual({ state: 'ready', value: null });
});

test('a later failure keeps who was signed in', async () => {
  const client = createFakeClient().answer(readCurrentUser, () => rosa);
  const session = createSessionStore({ client });
  await session.load();
  const down = new Problem('unavailable', 'Down.');
  client.answer(readCurrentUser, () => Promise.reject(down));
  await session.refresh();
  expect(session.$user.get()).toEqual({ state: 'failed', problem: down, previous: rosa });
});
