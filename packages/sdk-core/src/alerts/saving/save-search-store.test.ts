import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readCurrentUser } from '../../account/sessions/endpoints.ts';
import { clearLocalDrafts } from '../../account/sessions/local-drafts.ts';
import { createSessionStore } from '../../account/sessions/session-store.ts';
import { createPendingActions } from '../../account/sign-in/pending-actions.ts';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { lastValue } from '../../http/remote.ts';
import { createTestEnvironment } from '../../http/test-environment.fixture.ts';
import type { RuleId, UserId } from '../../vocabulary/ids.ts';
import { Problem, type ProblemCode } from '../../vocabulary/problem.ts';
import { changeRule, createRule, listRules, tryRule } from '../endpoints.ts';
import type { AlertRule } from '../schemas.ts';
import { changedDraft, newDraft } from './rule-draft.ts';
import { createSaveSearchStore } from './save-search-store.ts';
import { createSavedSearchesStore } from './saved-searches-store.ts';
import { createTrialStore } from './trial-store.ts';

// Ids are branded by the contract's schemas, which tests of stores do without.
const rosa = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };
const draft = newDraft('item', { text: 'canoe' });

function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
});
afterEach(() => {
  for (const stop of following.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const following: (() => void)[] = [];
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

function ruleOf(id: number, changes: Partial<AlertRule> = {}): AlertRule {
  return {
    ...{ id: id as RuleId, listingType: 'item', name: 'Canoes', search: { text: 'canoe' } },
    ...{ frequency: 'daily', channels: ['mail'], news: ['new'], pausedFor: null, newCount: 0 },
    ...{ createdAt: '2026-11-27T12:00:00.000Z', updatedAt: '2026-11-27T12:00:00.000Z' },
    ...changes,
  };
}

interface Page {
  readonly user?: object | null;
  /** What saving is answered with first. */
  readonly codes?: readonly ProblemCode[];
}

function open({ user = rosa, codes = [] }: Page = {}) {
  const left = [...codes];
  const saved: AlertRule[] = [];
  const keys: (string | undefined)[] = [];
  const client = createFakeClient()
    .answer(readCurrentUser, () => user as never)
    .answer(listRules, () => ({ results: [...saved] }))
    .answer(createRule, (input, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      const code = left.shift();
      if (code) throw new Problem(code, code);
      saved.push(ruleOf(saved.length + 1, { name: input.body.name }));
      return saved.at(-1) as AlertRule;
    });
  const { env, change } = createTestEnvironment(client);
  const session = env.store(createSessionStore);
  const store = env.store(createSaveSearchStore);
  const searches = env.store(createSavedSearchesStore);
  following.push(session.follow());
  const follow = () => following.push(searches.of('item').follow());
  const listed = () => client.calls.filter(({ endpoint }) => endpoint === listRules).length;
  const names = () => lastValue(searches.of('item').$state.get())?.map(({ name }) => name);
  return { client, change, session, store, searches, follow, saved, keys, listed, names };
}

describe('saving', () => {
  test('sends what was chosen under its name, and it is known as saved', async () => {
    const { client, store, follow, names } = open();
    await pass();
    follow();
    expect((await store.save(draft, 'Canoes')).id).toBe(1);
    await pass();
    expect(names()).toEqual(['Canoes']);
    const sent = client.calls.find(({ endpoint }) => endpoint === createRule)?.input;
    expect(sent).toEqual({
      params: { type: 'item' },
      body: {
        name: 'Canoes',
        search: { text: 'canoe' },
        frequency: 'daily',
        channels: ['badge', 'mail'],
        news: ['new', 'repriced', 'reduced', 'open-again'],
      },
    });
  });

  test('changes the rule that a draft names, which is known as that', async () => {
    const { client, store, saved, follow, names } = open();
    saved.push(ruleOf(4), ruleOf(5, { name: 'Boats' }));
    client.answer(changeRule, ({ body: { name } }) => {
      saved[0] = ruleOf(4, { name, search: { text: 'kayak' } });
      return saved[0];
    });
    await pass();
    follow();
    await pass();
    await store.save(changedDraft(ruleOf(4), { text: 'kayak' }, 'Mine'), 'Kayaks');
    expect(names()).toEqual(['Kayaks', 'Boats']);
    const sent = client.calls.find(({ endpoint }) => endpoint === changeRule)?.input;
    expect(sent).toEqual({
      params: { type: 'item', id: 4 },
      body: {
        ...{ name: 'Kayaks', search: { text: 'kayak' } },
        ...{ frequency: 'daily', channels: ['mail'], news: ['new'] },
      },
    });
    expect(client.calls.some(({ endpoint }) => endpoint === createRule)).toBe(false);
  });

  test('what came to nothing is sent again with its key, another name with another', async () => {
    const { keys, store } = open({ codes: ['network', 'timeout'] });
    await expect(store.save(draft, 'Canoes')).rejects.toMatchObject({ code: 'network' });
    await expect(store.save(draft, 'Canoes')).rejects.toMatchObject({ code: 'timeout' });
    await store.save(draft, 'Boats');
    await store.save(draft, 'Boats');
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('what a visitor chose', () => {
  const wishes = () => createPendingActions({ now: () => Date.now() });
  const register = (id: number) => {
    wishes().keep({ act: 'save-search', subject: 0, path: '/item/search' });
    wishes().claim(id);
  };

  test('is there for whoever opened an account for it, once', () => {
    open({ user: null }).store.keepDraft({ ...draft, name: 'Canoes' });
    register(rosa.id);
    const { store } = open();
    expect(store.isWished(rosa.id)).toBe(true);
    expect(store.takeDraft(rosa.id)).toEqual({ ...draft, name: 'Canoes' });
    expect([store.isWished(rosa.id), store.takeDraft(rosa.id)]).toEqual([false, undefined]);
  });

  test('is there for nobody else, nor after a sign-out', () => {
    open({ user: null }).store.keepDraft(draft);
    register(4);
    const { store } = open();
    expect([store.isWished(rosa.id), store.takeDraft(rosa.id)]).toEqual([false, undefined]);
    register(rosa.id);
    clearLocalDrafts();
    expect(open().store.takeDraft(rosa.id)).toBe(undefined);
  });

  test('is kept no longer than until it is saved', async () => {
    const { store } = open({ user: null });
    store.keepDraft(draft);
    await store.save(draft, 'Canoes');
    register(rosa.id);
    expect(open().store.takeDraft(rosa.id)).toBe(undefined);
  });
});

describe('what is saved', () => {
  test('is asked for once by kind, and anew as it changes elsewhere', async () => {
    const { searches, follow, saved, listed, names, change } = open();
    saved.push(ruleOf(1));
    await pass();
    follow();
    await pass();
    expect([names(), listed()]).toEqual([['Canoes'], 1]);
    following.push(searches.of('event').follow());
    await pass();
    expect(listed()).toBe(2);
    saved.push(ruleOf(2, { name: 'Boats' }));
    change('alerts');
    await pass(500);
    expect(names()).toEqual(['Canoes', 'Boats']);
  });

  test('is asked for nobody, nor by a page that may not see it, and gone with a sign-out', async () => {
    for (const user of [null, { ...rosa, scopes: ['profile:basic'] }]) {
      const { follow, listed } = open({ user });
      await pass();
      follow();
      await pass();
      expect(listed()).toBe(0);
    }
    const { session, follow, saved, names } = open();
    saved.push(ruleOf(1));
    await pass();
    follow();
    await pass();
    expect(names()).toEqual(['Canoes']);
    session.change(null);
    expect(names()).toBe(undefined);
  });

  test('stays as it is where it can’t be asked for', async () => {
    const { client, follow, saved, names, change } = open();
    saved.push(ruleOf(1));
    await pass();
    follow();
    await pass();
    expect(names()).toEqual(['Canoes']);
    client.answer(listRules, () => {
      throw new Problem('network', 'The line is down.');
    });
    change('alerts');
    await pass(500);
    expect(names()).toEqual(['Canoes']);
  });
});

test('of dry runs the latest counts', async () => {
  const { client } = open();
  client.answer(tryRule, ({ body }) => ({
    lately: { count: String(body.search.text).length, isCapped: false },
    weekly: 1,
    examples: [],
    total: { count: 9, isCapped: false },
    narrower: [],
  }));
  const trials = createTrialStore({ client });
  void trials.show({ kind: 'item', search: { text: 'a' } });
  await trials.show({ kind: 'item', search: { text: 'abc' } });
  await pass();
  expect(lastValue(trials.$state.get())?.lately.count).toBe(3);
});
