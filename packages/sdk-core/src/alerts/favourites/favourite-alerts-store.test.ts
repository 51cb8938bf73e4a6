import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCurrentUser } from '../../account/sessions/endpoints.ts';
import { lastValue } from '../../http/remote.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { openAlerts } from '../alerts.fixture.ts';
import { changeFavouriteAlerts, readFavouriteAlerts } from './endpoints.ts';
import { createFavouriteAlertsStore } from './favourite-alerts-store.ts';
import type { FavouriteAlerts } from './schemas.ts';

const following: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  for (const stop of following.splice(0)) stop();
  vi.unstubAllGlobals();
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
const off: FavouriteAlerts = { isOn: false, frequency: 'at-once' };
const lost = () => new Problem('network', 'Out of reach.');

/** Rosa’s choice, as a server keeps it; each change waits until it is let through, or refused. */
async function start() {
  const page = openAlerts();
  const facts = { kept: off };
  const waiting: ((problem?: Problem) => void)[] = [];
  page.client.answer(readFavouriteAlerts, () => facts.kept);
  page.client.answer(changeFavouriteAlerts, ({ body }) => {
    return new Promise((resolve, reject) => {
      waiting.push((problem) => {
        if (problem) return reject(problem);
        facts.kept = body;
        resolve(body);
      });
    });
  });
  const store = page.env.store(createFavouriteAlertsStore);
  following.push(page.session.follow(), store.follow());
  await settle();
  const shown = () => lastValue(store.$state.get());
  /** What becomes of the oldest change that the server has. */
  async function answer(problem?: Problem) {
    waiting.shift()?.(problem);
    await settle();
  }
  return { ...page, store, facts, shown, answer, waiting };
}

test('a choice shows at once, and is kept', async () => {
  const { store, facts, shown, answer } = await start();
  expect(shown()).toEqual(off);
  const change = store.change({ isOn: true });
  expect(shown()).toEqual({ isOn: true, frequency: 'at-once' });
  await settle();
  await answer();
  await change;
  expect([shown(), facts.kept]).toEqual(Array(2).fill({ isOn: true, frequency: 'at-once' }));
});

test('one that could not be kept goes back, and why is told', async () => {
  const { store, shown, answer } = await start();
  const change = expect(store.change({ isOn: true })).rejects.toMatchObject({ code: 'network' });
  await settle();
  await answer(lost());
  await change;
  expect(shown()).toEqual(off);
});

test('choices are sent in turn, each with those before it', async () => {
  const { store, facts, shown, answer, waiting } = await start();
  const changes = [store.change({ isOn: true }), store.change({ frequency: 'weekly' })];
  await settle();
  expect(waiting).toHaveLength(1);
  expect(shown()).toEqual({ isOn: true, frequency: 'weekly' });
  await answer();
  expect(shown()).toEqual({ isOn: true, frequency: 'weekly' });
  await answer();
  await Promise.all(changes);
  expect([shown(), facts.kept]).toEqual(Array(2).fill({ isOn: true, frequency: 'weekly' }));
});

test.each<[string, boolean, FavouriteAlerts]>([
  ['the first was kept', true, { isOn: true, frequency: 'at-once' }],
  ['neither was', false, off],
])('after two of which the latter failed it shows what is kept: %s', async (_, isKept, kept) => {
  const { store, facts, shown, answer } = await start();
  const first = store.change({ isOn: true });
  const second = expect(store.change({ frequency: 'weekly' })).rejects.toBeInstanceOf(Problem);
  await settle();
  await answer(isKept ? undefined : lost());
  await answer(lost());
  await Promise.all([first, second]);
  expect([shown(), facts.kept]).toEqual([kept, kept]);
});

test('who has signed out meanwhile sees nothing of what was kept', async () => {
  const { store, client, session, answer } = await start();
  const change = store.change({ isOn: true });
  await settle();
  client.answer(readCurrentUser, () => {
    throw new Problem('unauthorized', 'Nobody is signed in.');
  });
  await session.refresh();
  await answer();
  await change;
  expect(store.$state.get()).toMatchObject({ state: 'failed', problem: { code: 'unauthorized' } });
});
