import { expect, test } from 'vitest';
import { Problem } from '../../vocabulary/problem.ts';
import { createAddedPictures } from './added-pictures-store.ts';
import type { MessagePicture } from './picture-schemas.ts';
import type { SendPicture } from './send-picture-store.ts';

const file = (name: string, type = 'image/png', size = 3) =>
  new File([new Uint8Array(size)], name, { type });

/** Pictures whose uploads the test answers, by the name of their file. */
function open() {
  const sent = new Map<
    string,
    {
      readonly signal: AbortSignal;
      readonly progress: (part: number | undefined) => void;
      readonly done: (picture: MessagePicture) => void;
      readonly fail: (problem: Problem) => void;
      readonly tries: number;
    }
  >();
  const send: SendPicture = (_, name, { signal, onProgress }) =>
    new Promise((done, fail) => {
      const tries = (sent.get(name)?.tries ?? 0) + 1;
      sent.set(name, { signal, progress: onProgress, done, fail, tries });
    });
  const added = createAddedPictures({ send, readPreview: async () => undefined });
  const names = () => added.$uploads.get().map(({ name }) => name);
  return { added, sent, names, keyOf: (at: number) => added.$uploads.get()[at]?.key ?? '' };
}

const picture = (id: string): MessagePicture => ({
  ...{ id, path: `/media/messages/${id}` },
  ...{ width: 4, height: 3, thumbhash: '' },
});

test('they are uploaded as they are added, and tell how far they are', async () => {
  const { added, sent } = open();
  added.add([file('a'), file('b')]);
  const [a] = added.$uploads.get();
  expect(a?.$progress.get()).toEqual({ state: 'sending', part: 0 });
  sent.get('a')?.progress(0.5);
  expect(a?.$progress.get()).toEqual({ state: 'sending', part: 0.5 });
  sent.get('a')?.done(picture('1'));
  expect(await a?.keep()).toEqual(picture('1'));
  expect(a?.$progress.get()).toEqual({ state: 'kept', picture: picture('1') });
  expect(sent.get('a')?.tries).toBe(1);
});

test('no more than six, no others than pictures, and none too large', () => {
  const { added, names } = open();
  added.add([file('a.txt', 'text/plain'), file('a')]);
  expect([names(), added.$fault.get()]).toEqual([['a'], 'invalidType']);
  added.add([file('b', 'image/jpeg', 10 * 1024 ** 2 + 1)]);
  expect([names(), added.$fault.get()]).toEqual([['a'], 'imageTooLarge']);
  added.add(['b', 'c', 'd', 'e', 'f', 'g'].map((name) => file(name)));
  expect([names(), added.$fault.get()]).toEqual([['a', 'b', 'c', 'd', 'e', 'f'], 'tooMany']);
});

test('they change places, and one that is removed is given up', () => {
  const { added, sent, names, keyOf } = open();
  added.add([file('a'), file('b'), file('c')]);
  added.move(keyOf(2), -1);
  added.move(keyOf(0), -1);
  expect(names()).toEqual(['a', 'c', 'b']);
  added.remove(keyOf(1));
  expect(names()).toEqual(['a', 'b']);
  expect(sent.get('c')?.signal.aborted).toBe(true);
});

test('one that failed is tried again; one that was refused can’t be sent', async () => {
  const { added, sent, keyOf } = open();
  added.add([file('a')]);
  sent.get('a')?.fail(new Problem('network', 'Out of reach.'));
  await expect.poll(() => added.$uploads.get()[0]?.$progress.get().state).toBe('failed');
  expect(added.hasRefused()).toBe(false);
  added.retry(keyOf(0));
  expect(sent.get('a')?.tries).toBe(2);
  sent.get('a')?.fail(new Problem('invalid-request', 'No picture.'));
  await expect.poll(() => added.hasRefused()).toBe(true);
});

test('a message takes them, and gives them back before those that were added since', () => {
  const { added, sent, names } = open();
  added.add(['a', 'b', 'c', 'd'].map((name) => file(name)));
  const taken = added.take();
  expect(names()).toEqual([]);
  added.add(['e', 'f', 'g'].map((name) => file(name)));
  added.putBack(taken);
  expect([names(), added.$fault.get()]).toEqual([['a', 'b', 'c', 'd', 'e', 'f'], 'tooMany']);
  expect([sent.get('g')?.signal.aborted, sent.get('a')?.signal.aborted]).toEqual([true, false]);
});
