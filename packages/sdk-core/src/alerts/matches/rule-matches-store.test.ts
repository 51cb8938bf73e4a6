import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastValue } from '../../http/remote.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { found, openAlerts, rule } from '../alerts.fixture.ts';
import { listRuleListings, markRuleSeen } from '../endpoints.ts';
import type { AlertRule, MatchedListing } from '../schemas.ts';
import { createRuleMatchesStore, ruleMatchesPageSize } from './rule-matches-store.ts';

const following: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  for (const stop of following.splice(0)) stop();
  vi.unstubAllGlobals();
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A rule of which a server has this news and finds all of these; it keeps up to which place was seen. */
function start(news: readonly MatchedListing[], all = news, other: Partial<AlertRule> = {}) {
  const page = openAlerts();
  const facts = { news: [...news], isDown: false, total: news.length };
  const seenTo: number[] = [];
  const seen: number[] = [];
  page.client.answer(listRuleListings, ({ query }) => {
    const { start: from = 0, size = 16, showOnlyNew } = query ?? {};
    const unseen = facts.news.filter(({ news: one }) => (one?.place ?? 0) > (seenTo.at(-1) ?? 0));
    const list = showOnlyNew === 'true' ? unseen : all;
    const count = showOnlyNew === 'true' ? Math.max(unseen.length, facts.total) : all.length;
    return { results: list.slice(from, from + size), total: { count, isCapped: false } };
  });
  page.client.answer(markRuleSeen, ({ body: { newest } }) => {
    if (facts.isDown) throw new Problem('network', 'Out of reach.');
    facts.total = 0;
    seenTo.push(newest);
    return null;
  });
  const store = createRuleMatchesStore(
    page.env,
    rule(1, other),
    { see: (id) => seen.push(id) },
    page.presence,
  );
  const ids = (part: 'news' | 'others') =>
    lastValue(store.$state.get())?.[part]?.map(({ id }) => Number(id));
  const follow = () => following.push(page.session.follow(), store.follow());
  return { ...page, store, seenTo, seen, ids, facts, follow };
}

test('news stands before everything else that is found, and each listing once', async () => {
  const { ids, follow } = start([found(5, 9), found(2, 4)], [found(5, 9), found(3), found(2, 4)]);
  follow();
  await settle();
  expect(ids('news')).toEqual([5, 2]);
  expect(ids('others')).toEqual([3]);
});

test('what shows is marked as seen once, and stays until it is left', async () => {
  const { ids, follow, seenTo, seen, change } = start([found(5, 9), found(2, 4)]);
  follow();
  await settle();
  expect(seenTo).toEqual([9]);
  expect(seen).toEqual([1]);
  change('alerts');
  await settle();
  expect(ids('news')).toEqual([5, 2]);
  expect(seenTo).toEqual([9]);
  for (const stop of following.splice(0)) stop();
  follow();
  await settle();
  expect(ids('news')).toEqual([]);
});

test('what comes meanwhile stands first, and is seen too', async () => {
  const { ids, follow, seenTo, facts, change } = start([found(2, 4)]);
  follow();
  await settle();
  facts.news = [found(8, 12), ...facts.news];
  change('alerts');
  await settle();
  expect(ids('news')).toEqual([8, 2]);
  expect(seenTo).toEqual([4, 12]);
});

test('nothing is seen on a page that nobody can see, until they can', async () => {
  const { follow, seenTo, show } = start([found(2, 4)]);
  show(false);
  follow();
  await settle();
  expect(seenTo).toEqual([]);
  show(true);
  await settle();
  expect(seenTo).toEqual([4]);
});

test('more news than shows is seen by word of its owner alone', async () => {
  const { store, follow, seenTo, facts } = start([found(5, 9), found(2, 4)]);
  facts.total = 300;
  follow();
  await settle();
  expect(seenTo).toEqual([]);
  expect(lastValue(store.$state.get())?.unseen).toBe(300);
  await store.markAllSeen();
  expect(seenTo).toEqual([9]);
  expect(lastValue(store.$state.get())?.unseen).toBe(0);
});

test('a mark that failed is tried with the next answer', async () => {
  const { follow, seenTo, facts, change } = start([found(2, 4)]);
  facts.isDown = true;
  follow();
  await settle();
  facts.isDown = false;
  change('alerts');
  await settle();
  expect(seenTo).toEqual([4]);
});

test('more comes by the page, and no further than there is', async () => {
  const all = Array.from({ length: ruleMatchesPageSize + 3 }, (_, index) => found(100 - index));
  const { store, ids, follow } = start([], all);
  const hasMore = () => lastValue(store.$state.get())?.hasMore;
  follow();
  await settle();
  expect([ids('others')?.length, hasMore()]).toEqual([ruleMatchesPageSize, true]);
  await store.more();
  expect([ids('others')?.length, hasMore()]).toEqual([ruleMatchesPageSize + 3, false]);
});

test('a rule that can’t look still has its news', async () => {
  const { client, ids, follow } = start([found(2, 4)], [], { pausedFor: 'place' });
  follow();
  await settle();
  expect([ids('news'), ids('others')]).toEqual([[2], undefined]);
  expect(client.calls.filter(({ endpoint }) => endpoint === listRuleListings)).toHaveLength(1);
});
