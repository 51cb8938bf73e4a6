import { expect, test } from 'vitest';
import { createPictureStore } from './picture-store.ts';

function pictureOf(width: number, height: number) {
  return {
    width,
    height,
    isClosed: false,
    close() {
      this.isClosed = true;
    },
  };
}

const file = new File([], 'house.jpg');

test('a picture is opened, and closed with what shows it', async () => {
  const house = pictureOf(1600, 900);
  const store = createPictureStore(async () => house, 'default');
  const opening = store.open(file);
  expect(store.$picture.get()).toEqual({ state: 'loading' });
  await opening;
  expect(store.$picture.get()).toEqual({ state: 'ready', value: house });
  store.close();
  expect(store.$picture.get()).toEqual({ state: 'idle' });
  expect(house.isClosed).toBe(true);
});

test('a picture that is too small for the frame is refused, and takes no room', async () => {
  const stamp = pictureOf(99, 99);
  const store = createPictureStore(async () => stamp, 'photo');
  await store.open(file);
  expect(store.$picture.get()).toEqual({ state: 'failed', problem: 'tooSmall' });
  expect(stamp.isClosed).toBe(true);
});

test('what is no picture is refused, and another may be tried', async () => {
  const house = pictureOf(1600, 900);
  const found = [undefined, house];
  const store = createPictureStore(async () => found.shift(), 'default');
  await store.open(file);
  expect(store.$picture.get()).toEqual({ state: 'failed', problem: 'unreadable' });
  await store.open(file);
  expect(store.$picture.get()).toEqual({ state: 'ready', value: house });
});

test('without what crops no picture is opened', async () => {
  const store = createPictureStore(() => Promise.reject(new Error('Offline')), 'default');
  await store.open(file);
  expect(store.$picture.get()).toEqual({ state: 'failed', problem: 'unavailable' });
});

test('a picture that opens too late is closed at once, be it of the same file', async () => {
  const [first, second] = [pictureOf(1600, 900), pictureOf(800, 600)];
  const late = Promise.withResolvers<typeof first>();
  const reads = [late.promise, Promise.resolve(second)];
  const store = createPictureStore(async () => reads.shift(), 'default');
  const opening = store.open(file);
  await store.open(file);
  late.resolve(first);
  await opening;
  expect(store.$picture.get()).toEqual({ state: 'ready', value: second });
  expect([first.isClosed, second.isClosed]).toEqual([true, false]);
});
