import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastValue } from '../../http/remote.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { openAlerts, rule } from '../alerts.fixture.ts';
import {
  changeRule,
  deleteRule,
  listRules,
  pauseRule,
  restoreRule,
  resumeRule,
} from '../endpoints.ts';
import { createAlertRuleActions } from './alert-rule-actions-store.ts';
import { createRulesStore } from './rules-store.ts';

const following: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  for (const stop of following.splice(0)) stop();
  vi.unstubAllGlobals();
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function start(...rules: readonly ReturnType<typeof rule>[]) {
  const page = openAlerts(...rules);
  const store = createRulesStore(page.env, page.presence);
  following.push(page.session.follow(), store.follow());
  await settle();
  const names = () => lastValue(store.$state.get())?.map(({ name }) => name);
  return { ...page, store, names, deeds: createAlertRuleActions(page.env, store) };
}

test('rules of all kinds stand in one list, the latest first', async () => {
  const { client, names } = await start(
    rule(1),
    rule(3, { listingType: 'property' }),
    rule(2, { listingType: 'event' }),
  );
  expect(names()).toEqual(['Rule 3', 'Rule 2', 'Rule 1']);
  expect(client.calls.filter(({ endpoint }) => endpoint === listRules)).toHaveLength(7);
});

test('what was saved elsewhere is there as the page hears of it', async () => {
  const { keep, change, names } = await start(rule(1));
  keep(rule(1), rule(2));
  change('alerts');
  await settle();
  expect(names()).toEqual(['Rule 2', 'Rule 1']);
});

test('a change sends the rule whole, and shows what the server made of it', async () => {
  const kept = rule(1);
  const { client, deeds, names } = await start(kept);
  const bodies: unknown[] = [];
  client.answer(changeRule, ({ body }) => {
    bodies.push(body);
    return rule(1, { name: 'Canoes', frequency: 'daily' });
  });
  await deeds.change(kept, { name: ' Canoes', frequency: 'daily' });
  expect(names()).toEqual(['Canoes']);
  const { search, channels, news } = kept;
  expect(bodies).toEqual([{ name: ' Canoes', search, frequency: 'daily', channels, news }]);
});

test('a rule is paused and goes on', async () => {
  const { client, store, deeds } = await start(rule(1));
  const state = () => lastValue(store.$state.get())?.[0]?.pausedFor;
  client.answer(pauseRule, () => rule(1, { pausedFor: 'owner' }));
  client.answer(resumeRule, () => rule(1));
  await deeds.pause(rule(1));
  expect(state()).toBe('owner');
  await deeds.resume(rule(1));
  expect(state()).toBe(null);
});

test.each([null, 'owner', 'place', 'values'] as const)(
  'a deleted rule comes back in its place, paused where it was (%s)',
  async (pausedFor) => {
    const { client, store, deeds, names } = await start(rule(1, { pausedFor }), rule(2));
    client.answer(deleteRule, () => null);
    client.answer(restoreRule, ({ params: { id } }) => rule(id, { pausedFor }));
    const deleted = () => store.$deleted.get().map(({ name }) => name);
    await deeds.remove(rule(1, { pausedFor }));
    expect([names(), deleted()]).toEqual([['Rule 2'], ['Rule 1']]);
    expect(await deeds.restore(rule(1))).toEqual(rule(1, { pausedFor }));
    expect([names(), deleted()]).toEqual([['Rule 2', 'Rule 1'], []]);
  },
);

test('one that can’t be brought back is kept, and why is told', async () => {
  const { client, store, deeds, names } = await start(rule(1));
  client.answer(deleteRule, () => null);
  client.answer(restoreRule, () => {
    throw new Problem('conflict', 'You can have 50 alerts at most.');
  });
  await deeds.remove(rule(1));
  await expect(deeds.restore(rule(1))).rejects.toMatchObject({ code: 'conflict' });
  expect([names(), store.$deleted.get()]).toEqual([[], [rule(1)]]);
});

test('one that could not be deleted stays, and why is told', async () => {
  const { client, store, deeds, names } = await start(rule(1));
  client.answer(deleteRule, () => {
    throw new Problem('network', 'Out of reach.');
  });
  await expect(deeds.remove(rule(1))).rejects.toMatchObject({ code: 'network' });
  expect(store.$deleted.get()).toEqual([]);
  expect(names()).toEqual(['Rule 1']);
});

test('what of a rule was seen counts no more, that of others does', async () => {
  const { store } = await start(rule(1, { newCount: 2 }), rule(2, { newCount: 4 }));
  store.see(rule(1).id);
  expect(lastValue(store.$state.get())?.map(({ newCount }) => newCount)).toEqual([4, 0]);
});
