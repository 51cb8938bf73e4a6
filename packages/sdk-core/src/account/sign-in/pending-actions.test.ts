import { expect, test } from 'vitest';
import { createPendingActions } from './pending-actions.ts';

const hour = 3_600_000;
const canoe = { act: 'favourite', subject: 7, path: '/search/v2/item?city=Hamilton' };

const storing = (held: Map<string, string>) => ({
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, text: string) => void held.set(key, text),
  removeItem: (key: string) => void held.delete(key),
});

function open() {
  const held = new Map<string, string>();
  let now = 1_000;
  const clock = { now: () => now };
  const wishes = createPendingActions(clock, storing(held), storing(new Map()));
  /** Another tab of the same browser. */
  const otherTab = () => createPendingActions(clock, storing(held), storing(new Map()));
  const write = (text: string) => held.set('boardwalk.wish', text);
  return { wishes, held, otherTab, write, wait: (ms: number) => (now += ms) };
}

test('a wish is its owner’s once the account is open, and nobody else’s', () => {
  const { wishes } = open();
  wishes.keep(canoe);
  expect(wishes.find('favourite', 3)).toBeUndefined();
  expect(wishes.claim(3)).toBe(canoe.path);
  expect(wishes.find('favourite', 3)).toBe(7);
  expect(wishes.find('alert', 3)).toBeUndefined();
  expect(wishes.find('favourite', 4)).toBeUndefined();
  expect(wishes.claim(4)).toBeUndefined();
  wishes.drop();
  expect(wishes.find('favourite', 3)).toBeUndefined();
});

test('the tab that was led back knows for what, also where another has done it', () => {
  const { wishes, otherTab, wait } = open();
  const first = otherTab();
  first.keep(canoe);
  wishes.claim(3);
  first.drop();
  expect(wishes.findWayBack('favourite', 3)).toBe(7);
  expect(wishes.findWayBack('alert', 3)).toBeUndefined();
  expect(wishes.findWayBack('favourite', 4)).toBeUndefined();
  expect(first.findWayBack('favourite', 3)).toBeUndefined();
  wishes.arrive();
  expect(wishes.findWayBack('favourite', 3)).toBeUndefined();
  first.keep(canoe);
  wishes.claim(3);
  wait(60_000);
  expect(wishes.findWayBack('favourite', 3)).toBeUndefined();
});

test('a later wish takes the place of an earlier one', () => {
  const { wishes } = open();
  wishes.keep(canoe);
  wishes.claim(3);
  wishes.keep({ ...canoe, subject: 8 });
  expect(wishes.find('favourite', 3)).toBeUndefined();
  wishes.claim(4);
  expect(wishes.find('favourite', 4)).toBe(8);
});

test('where somebody was headed is told once, and takes the place of a wish', () => {
  const { wishes, held } = open();
  wishes.keep(canoe);
  wishes.keepPath('/dashboard/listings');
  expect(wishes.claim(null)).toBe('/dashboard/listings');
  expect(wishes.claim(null)).toBeUndefined();
  wishes.keepPath('/dashboard/listings');
  expect(wishes.claim(3)).toBe('/dashboard/listings');
  wishes.keep(canoe);
  wishes.keepPath('');
  expect(wishes.claim(3)).toBeUndefined();
  expect(held.size).toBe(0);
});

test('a wish stays nobody’s where nobody is signed in by the link', () => {
  const { wishes } = open();
  wishes.keep(canoe);
  expect(wishes.claim(null)).toBe(canoe.path);
  expect(wishes.claim(3)).toBe(canoe.path);
  expect(wishes.find('favourite', 3)).toBe(7);
});

test('it lasts as long as the link that confirms the address', () => {
  const { wishes, wait } = open();
  wishes.keep(canoe);
  wait(72 * hour - 1);
  expect(wishes.claim(3)).toBe(canoe.path);
  wait(1);
  expect(wishes.find('favourite', 3)).toBeUndefined();
});

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"wish":{"act":"favourite"}}',
  JSON.stringify({ wish: canoe, path: canoe.path, until: 'x', owner: null }),
  JSON.stringify({ wish: { act: 'favourite' }, path: canoe.path, until: 2_000, owner: null }),
])('what is no wish counts for none: %s', (text) => {
  const { wishes, write } = open();
  write(text);
  expect(wishes.claim(3)).toBeUndefined();
  expect(wishes.find('favourite', 3)).toBeUndefined();
});

test('a browser that keeps nothing has no wish', () => {
  const wishes = createPendingActions({ now: () => 0 }, undefined);
  wishes.keep(canoe);
  expect(wishes.claim(3)).toBeUndefined();
});

test('a storage that is full stands in nobody’s way', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = { getItem: () => null, setItem: full, removeItem: () => {} };
  const wishes = createPendingActions({ now: () => 0 }, storage);
  expect(() => wishes.keep(canoe)).not.toThrow();
});
