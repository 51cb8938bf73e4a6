import { expect, test, vi } from 'vitest';
import { Problem } from '../../vocabulary/problem.ts';
import type { UploadedImages } from '../schemas.ts';
import { createPictureListStore } from './picture-list-store.ts';
import { type FormPicture, progressOf, type ReadPicture } from './pictures.ts';
import type { SendOptions } from './send-image-store.ts';

interface Sent extends SendOptions, PromiseWithResolvers<UploadedImages> {
  readonly name: string;
}

const keptOf = (id: string): UploadedImages => ({
  images: [
    {
      id,
      path: `/media/${id}`,
      alt: '',
      width: 4,
      height: 3,
      thumbhash: '',
      position: 0,
      name: id,
      sameAs: null,
    },
  ],
  failures: [],
});

function open(maximum = 50) {
  const sent: Sent[] = [];
  const changes: string[] = [];
  const read = vi.fn(
    async (file: File): Promise<ReadPicture<string> | undefined> =>
      file.name.startsWith('broken')
        ? undefined
        : {
            preview: `of ${file.name}`,
            width: file.name.startsWith('small') ? 99 : 400,
            height: 300,
          },
  );
  const store = createPictureListStore<string>({
    crop: 'image',
    maximum,
    read,
    send(_, name, options) {
      const answer = { name, ...options, ...Promise.withResolvers<UploadedImages>() };
      options.signal.addEventListener('abort', () => answer.reject(new Problem('aborted', '')));
      sent.push(answer);
      return answer.promise;
    },
    onChange: (pictures) =>
      changes.push(pictures.map(({ id, alt }) => (alt ? `${id}:${alt}` : id)).join(' ')),
  });
  const states = () => store.$entries.get().map(({ key, progress }) => `${key} ${progress.state}`);
  const keep = async (position: number, id: string) => {
    sent[position]?.resolve(keptOf(id));
    await expect.poll(() => changes.join()).toContain(id);
  };
  const order = () => store.$entries.get().map(({ key, alt }) => ({ key, alt }));
  return { store, sent, changes, states, keep, order, read };
}

const files = (...names: readonly string[]) =>
  names.map((name) => new File(['x'], name, { type: 'image/jpeg' }));
const many = (count: number) => files(...Array.from({ length: count }, (_, at) => `${at}.jpg`));
const formPicture = (id: string, alt = ''): FormPicture => ({ id, path: `/media/${id}`, alt });

test('three are sent at a time, however many are chosen, and the next as one is done', async () => {
  const { store, sent, keep, states } = open();
  await store.addFiles(many(40));
  expect(sent.map(({ name }) => name)).toEqual(['0.jpg', '1.jpg', '2.jpg']);
  expect(states().slice(2, 4)).toEqual(['new-3 sending', 'new-4 waiting']);
  await keep(1, 'b');
  await expect.poll(() => sent).toHaveLength(4);
  sent[0]?.reject(new Problem('body-too-large', 'no room'));
  await expect.poll(() => sent).toHaveLength(5);
});

test('the form hears of what is kept, and in which order', async () => {
  const { store, changes, keep, order } = open();
  store.setPictures([formPicture('old', 'Street')]);
  expect(changes).toEqual([]);
  await store.addFiles(files('a.jpg', 'b.jpg'));
  expect(changes).toEqual([]);
  await keep(1, 'b');
  await keep(0, 'a');
  const [old, a, b] = order();
  if (!old || !a || !b) throw new Error('expected three');
  store.arrange([b, { ...a, alt: 'Garden' }, old]);
  store.arrange([b, old]);
  expect(changes).toEqual([
    'old:Street b',
    'old:Street a b',
    'b a:Garden old:Street',
    'b old:Street',
  ]);
});

test('what the form hands back changes nothing, another list does, but for what is on its way', async () => {
  const { store, sent, changes, keep, states } = open();
  await store.addFiles(files('a.jpg', 'b.jpg'));
  await keep(0, 'a');
  const before = store.$entries.get();
  store.setPictures([formPicture('a')]);
  expect(store.$entries.get()).toBe(before);
  store.setPictures([formPicture('z'), formPicture('a', 'Back')]);
  expect(states()).toEqual(['z done', 'new-1 done', 'new-2 sending']);
  expect([changes, sent.length]).toEqual([['a'], 2]);
});

test.each([
  ['x.txt', 'text/plain', 1, 'invalidType'],
  ['film.mp4', 'video/mp4', 1, 'invalidType'],
  ['large.jpg', 'image/jpeg', 10 * 1_048_576 + 1, 'imageTooLarge'],
  ['broken.jpg', 'image/jpeg', 1, 'unreadable'],
  ['small.jpg', 'image/jpeg', 1, 'tooSmall'],
])('%s is refused as %3$s, and the others are sent', async (name, type, size, fault) => {
  const { store, sent } = open();
  const wrong = new File(['x'], name, { type });
  Object.defineProperty(wrong, 'size', { value: size });
  await store.addFiles([wrong, ...files('good.jpg')]);
  expect(store.$refused.get()).toEqual([{ name, fault }]);
  expect(sent.map((one) => one.name)).toEqual(['good.jpg']);
  store.forgetRefused();
  expect(store.$refused.get()).toEqual([]);
});

test('a HEIC is refused with its reason, also where the browser opens it', async () => {
  const { store, sent } = open();
  const content = new TextEncoder().encode('\0\0\0\x1cftypheic\0\0\0\0mif1heicmiaf');
  // As Windows gives it, and as somebody called it.
  await store.addFiles([
    new File([content], 'house.HEIC'),
    new File([content], 'house.jpg', { type: 'image/jpeg' }),
    ...files('good.jpg'),
  ]);
  expect(store.$refused.get()).toEqual([
    { name: 'house.HEIC', fault: 'heic' },
    { name: 'house.jpg', fault: 'heic' },
  ]);
  expect(sent.map((one) => one.name)).toEqual(['good.jpg']);
});

test('beyond as many as may be, files are left out', async () => {
  const { store, sent, read } = open(2);
  store.setPictures([formPicture('old')]);
  await store.addFiles(many(3));
  expect(store.$refused.get().map(({ fault }) => fault)).toEqual(['tooMany', 'tooMany']);
  expect([sent.length, read.mock.calls.length]).toEqual([1, 1]);
});

test('what the connection broke off goes on once it is back, what was refused does not', async () => {
  const { store, sent, states } = open();
  await store.addFiles(files('a.jpg', 'b.jpg'));
  sent[0]?.reject(new Problem('network', 'away'));
  sent[1]?.reject(new Problem('body-too-large', 'no room'));
  await expect.poll(states).toEqual(['new-1 failed', 'new-2 failed']);
  expect(progressOf(store.$entries.get())).toEqual({ done: 0, failed: 2, count: 2, part: 0 });
  store.retryBroken();
  expect(sent.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'a.jpg']);
  store.retry('new-2');
  expect(sent.at(-1)?.name).toBe('b.jpg');
});

test('one that is taken out is cancelled, and is sent anew where it comes back', async () => {
  const { store, sent, order, states } = open();
  await store.addFiles(files('a.jpg', 'b.jpg'));
  const all = order();
  store.arrange(all.slice(1));
  expect(sent[0]?.signal.aborted).toBe(true);
  store.arrange(all);
  expect(states()).toEqual(['new-1 sending', 'new-2 sending']);
  expect(sent.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'a.jpg']);
});

test('another part of a picture takes its place once it is kept, and not before', async () => {
  const { store, sent, changes, keep, states } = open();
  store.setPictures([formPicture('old', 'Street')]);
  store.replace('old', files('cut.jpg')[0] ?? new Blob(), 'the part');
  expect(states()).toEqual(['old sending']);
  expect(changes).toEqual([]);
  await keep(0, 'new');
  expect(changes).toEqual(['new:Street']);
  store.replace('old', files('again.jpg')[0] ?? new Blob(), 'the part');
  store.cancel();
  expect([states(), changes.length, sent[1]?.signal.aborted]).toEqual([['old done'], 1, true]);
});

test('cancelling takes away what is not kept', async () => {
  const { store, sent, keep, states } = open();
  await store.addFiles(many(5));
  await keep(0, 'a');
  store.cancel();
  expect(states()).toEqual(['new-1 done']);
  expect(sent.slice(1).every(({ signal }) => signal.aborted)).toBe(true);
  expect(progressOf(store.$entries.get())).toBeUndefined();
});

test('a list that is gone sends and tells nothing more', async () => {
  const { store, sent, changes } = open();
  await store.addFiles(many(5));
  store.close();
  expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
  await store.addFiles(files('late.jpg'));
  expect([sent.length, changes]).toEqual([3, []]);
});
