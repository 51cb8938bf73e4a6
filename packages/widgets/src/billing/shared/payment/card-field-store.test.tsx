import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placedEvent } from '../../../element/outer-slot/outer-place.ts';
import { createCardFieldStore } from './card-field-store.ts';
import { changeOf } from './testing/put-stripe.fixture.ts';
import { addStripe, type FakeCard } from './testing/stripe.fixture.ts';

const script = { url: 'https://pay.example/endive/stripe.js', publishableKey: 'pk_test_a' };

let cards: readonly FakeCard[] = [];
const ends: (() => void)[] = [];

beforeEach(() => {
  cards = addStripe();
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Each has a key that no other file has: a page keeps a provider by its key, and files share a page. */
let keys = 0;

function open(publishableKey = `pk_test_field_${++keys}`, locale: Locale = 'fr-CA') {
  const container = document.createElement('div');
  const store = createCardFieldStore({ ...script, publishableKey }, locale);
  const close = store.mountInto(container);
  ends.push(close);
  return { container, store, close };
}

async function lastCard(count = 1): Promise<FakeCard> {
  await expect.poll(() => cards.length).toBe(count);
  // The poll has seen it.
  return cards.at(-1) as FakeCard;
}

/** Notifies the page of a policy violation as a browser does. */
function violate(effectiveDirective: string, blockedURI: string, disposition = 'enforce'): void {
  const facts = { effectiveDirective, blockedURI, disposition } as SecurityPolicyViolationEventInit;
  document.dispatchEvent(new SecurityPolicyViolationEvent('securitypolicyviolation', facts));
}

test('fields are ready when they say so, tell what is typed, and go with the place', async () => {
  const { container, store, close } = open();
  const card = await lastCard();
  expect([store.$state.get().state, card.place, card.locale]).toEqual([
    'loading',
    container,
    'fr-CA',
  ]);
  card.tell('ready');
  expect(store.$state.get()).toMatchObject({
    state: 'ready',
    card: card.element,
    change: undefined,
  });
  card.tell('change', changeOf({ complete: true, empty: false }));
  expect(store.$state.get()).toMatchObject({ state: 'ready', change: { complete: true } });
  close();
  expect(card.place).toBeUndefined();
  container.dispatchEvent(new Event(placedEvent));
  const later = open();
  expect((await lastCard(2)).place).toBe(later.container);
});

test('what is closed before the script is there shows no fields', async () => {
  const { close } = open();
  close();
  const later = open();
  expect((await lastCard()).place).toBe(later.container);
});

test('a frame that the page forbids is told, and the fields go', async () => {
  const { store } = open();
  const card = await lastCard();
  violate('frame-src', 'https://other.example/frame');
  violate('img-src', 'https://pay.example/picture');
  violate('frame-src', 'https://pay.example/frame', 'report');
  violate('frame-src', 'inline');
  expect(store.$state.get().state).toBe('loading');
  violate('frame-src', 'https://pay.example/frame');
  expect(store.$state.get()).toEqual({ state: 'forbidden' });
  expect(card.place).toBeUndefined();
  card.tell('ready');
  expect(store.$state.get().state).toBe('forbidden');
});

test('fields that don’t come in fifteen seconds have failed, and another try may bring them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store } = open();
  await expect.poll(() => cards.length).toBe(1);
  vi.advanceTimersByTime(15_000);
  expect(store.$state.get()).toEqual({ state: 'failed', cause: 'late' });
  expect(cards[0]?.place).toBeUndefined();
  vi.useRealTimers();
  store.retry();
  expect(store.$state.get().state).toBe('loading');
  (await lastCard(2)).tell('ready');
  expect(store.$state.get().state).toBe('ready');
});

test('fields whose place the page has moved begin anew, as their frame does', async () => {
  const { container, store } = open();
  const card = await lastCard();
  card.tell('ready');
  container.dispatchEvent(new Event(placedEvent));
  const next = await lastCard(2);
  expect([card.place, next.place, store.$state.get().state]).toEqual([
    undefined,
    container,
    'loading',
  ]);
});

test('a key that the script does not take is a failure that the console tells', async () => {
  const said = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const { store } = open('sk_test_secret');
  await expect.poll(() => store.$state.get()).toEqual({ state: 'failed', cause: 'broken' });
  expect(String(said.mock.lastCall)).toContain('no publishable key');
});
