import { expect, test } from 'vitest';
import { clearLocalDrafts, createLocalDrafts } from './local-drafts.ts';

/** A browser's storage, with room for so many characters. */
function createStorage(room = Number.POSITIVE_INFINITY) {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem(key: string, value: string) {
      if (value.length > room) throw new Error('There is no more room.');
      values.set(key, value);
    },
    text: () => [...values.values()].join(),
  };
}

type TestStorage = ReturnType<typeof createStorage>;
let now = 0;
const open = (storage: TestStorage, owner = 3) =>
  createLocalDrafts({ owner, clock: { now: () => now } }, storage);

test('what a form keeps is there for the next one, until a server has it', () => {
  const storage = createStorage();
  const first = open(storage);
  expect(first.keep('draft 70', { title: 'A house' })).toBe(true);
  first.keep('draft 70', { title: 'A brick house' });
  const next = open(storage);
  expect(next.take('draft 71')).toBeUndefined();
  expect(next.take('draft 70')).toEqual({ title: 'A brick house' });
  next.drop();
  expect(open(storage).take('draft 70')).toBeUndefined();
  expect(storage.text()).not.toContain('house');
});

test('of two tabs neither loses the other’s words', () => {
  const storage = createStorage();
  const [one, other] = [open(storage), open(storage)];
  one.keep('new', 'One');
  other.keep('new', 'Other');
  const next = open(storage);
  expect(next.take('new')).toBe('Other');
  next.drop();
  expect(open(storage).take('new')).toBe('One');
});

test('a message about a listing is one in all tabs, and gone from all once it is sent', () => {
  const storage = createStorage();
  const openMessage = () =>
    createLocalDrafts({ owner: 3, clock: { now: () => now }, room: 'contacts' }, storage);
  open(storage).keep('draft 70', { title: 'A house' });
  const [one, other] = [openMessage(), openMessage()];
  one.keep('contact 7', 'Is it');
  expect(other.take('contact 7')).toBe('Is it');
  other.keep('contact 7', 'Is it still');
  one.keep('contact 7', 'Is it dry?');
  expect(openMessage().take('contact 7')).toBe('Is it dry?');
  for (let made = 10; made < 20; made += 1) openMessage().keep(`contact ${made}`, 'Hello');
  other.drop();
  expect(openMessage().take('contact 7')).toBeUndefined();
  expect(openMessage().take('contact 12')).toBe('Hello');
  // Messages push out no other form's texts.
  expect(open(storage).take('draft 70')).toEqual({ title: 'A house' });
});

test('nobody finds what another account kept, and it is gone as they keep something', () => {
  const storage = createStorage();
  open(storage).keep('new', 'Rosa’s');
  const milo = open(storage, 4);
  expect(milo.take('new')).toBeUndefined();
  milo.keep('new', 'Milo’s');
  expect(storage.text()).not.toContain('Rosa');
  expect(open(storage).take('new')).toBeUndefined();
});

test('a sign-out forgets it, and no open tab keeps anything more', () => {
  const storage = createStorage();
  const tab = open(storage);
  tab.keep('new', 'Secret');
  clearLocalDrafts(storage);
  expect(storage.text()).not.toContain('Secret');
  expect(tab.keep('new', 'Secret')).toBe(false);
  expect(storage.text()).not.toContain('Secret');
  expect(open(storage).keep('new', 'After the next sign-in')).toBe(true);
});

test('it has bounds: in size, in number and in time', () => {
  const storage = createStorage();
  const form = open(storage);
  expect(form.keep('new', 'x'.repeat(120_001))).toBe(false);
  for (let made = 0; made < 7; made += 1) open(storage).keep(`draft ${made}`, made);
  expect([1, 2].map((one) => open(storage).take(`draft ${one}`))).toEqual([undefined, 2]);
  now = 31 * 86_400_000;
  expect(open(storage).take('draft 6')).toBeUndefined();
});

test('what is too old is gone from the browser with the next form, whose it may be', () => {
  const storage = createStorage();
  open(storage).keep('draft 1', 'Old secret');
  now += 29 * 86_400_000;
  open(storage).keep('draft 2', 'Newer text');
  now += 2 * 86_400_000;
  open(storage, 4);
  expect(storage.text()).not.toContain('Old secret');
  expect(open(storage).take('draft 2')).toBe('Newer text');
});

test('where nothing can be stored nothing is said to be kept', () => {
  expect(open(createStorage(20)).keep('new', 'Words')).toBe(false);
  const broken = createStorage();
  broken.setItem('boardwalk.words', '{"era":1,"entries":"no"}');
  expect(open(broken).take('new')).toBeUndefined();
  broken.setItem('boardwalk.words', '{"era":"a","owner":3,"entries":[null,7,{"form":"f"}]}');
  expect(open(broken).take('new')).toBeUndefined();
  expect(open(broken).keep('new', 'Words')).toBe(true);
});

test('each room has its own, and a sign-out forgets all', () => {
  const storage = createStorage();
  const inRoom = (room: 'forms' | 'threads') =>
    createLocalDrafts({ owner: 3, clock: { now: () => now }, room }, storage);
  open(storage).keep('draft 70', 'A house');
  for (let thread = 1; thread <= 25; thread += 1) {
    inRoom('threads').keep(`thread ${thread}`, `Words ${thread}`);
  }
  expect(inRoom('forms').take('draft 70')).toBe('A house');
  expect(inRoom('threads').take('thread 5')).toBeUndefined();
  expect(inRoom('threads').take('thread 6')).toBe('Words 6');
  expect(inRoom('threads').subjects()).toHaveLength(20);
  const form = inRoom('threads');
  clearLocalDrafts(storage);
  expect(form.keep('thread 6', 'Words')).toBe(false);
  expect([inRoom('threads').subjects(), storage.text().includes('Words')]).toEqual([[], false]);
});
