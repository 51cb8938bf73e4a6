import { expect, test } from 'vitest';
import { createPictureListStore, type VideoWays } from './picture-list-store.ts';
import type { FormPicture } from './pictures.ts';

const video = (name = 'street.mp4') => new File(['x'], name, { type: 'video/mp4' });

function openForm(takesVideos = true) {
  const told: (readonly FormPicture[])[] = [];
  const pending: { finish: () => void; signal: AbortSignal; poster: Blob | undefined }[] = [];
  const discarded: string[] = [];
  const videos: VideoWays<string> = {
    read: async (file) => ({ preview: `frame of ${file.name}`, poster: new Blob(['p']) }),
    send: (_, { signal, poster }) =>
      new Promise((resolve) => {
        const kept = { id: 'v', path: '/media/v', video: '/media/v/video.mp4' };
        pending.push({ signal, poster, finish: () => resolve(kept) });
      }),
    discard: async (file) => {
      discarded.push(file.name);
    },
  };
  const store = createPictureListStore<string>({
    crop: 'image',
    maximum: 5,
    read: async () => undefined,
    send: async () => {
      throw new Error('no picture was chosen');
    },
    videos: takesVideos ? videos : undefined,
    onChange: (pictures) => told.push(pictures),
  });
  return { store, told, pending, discarded };
}

test('a video goes with its poster, and is a picture that plays', async () => {
  const { store, told, pending } = openForm();
  await store.addFiles([video()]);
  expect(store.$entries.get()[0]).toMatchObject({ preview: 'frame of street.mp4' });
  await expect.poll(() => pending).toHaveLength(1);
  expect(pending[0]?.poster).toBeInstanceOf(Blob);
  pending[0]?.finish();
  await expect
    .poll(() => told.at(-1))
    .toEqual([{ id: 'v', path: '/media/v', alt: '', video: '/media/v/video.mp4' }]);
});

test('a form of pictures alone takes none', async () => {
  const { store } = openForm(false);
  await store.addFiles([video()]);
  expect(store.$refused.get()).toEqual([{ name: 'street.mp4', fault: 'invalidType' }]);
});

test('one of more than a gigabyte is refused before it is opened', async () => {
  const { store, pending } = openForm();
  const large = Object.defineProperty(video(), 'size', { value: 1024 ** 3 + 1 });
  await store.addFiles([large]);
  expect(store.$refused.get()).toEqual([{ name: 'street.mp4', fault: 'videoTooLarge' }]);
  expect(pending).toEqual([]);
});

test('what is cancelled is removed, and a page that is left removes nothing', async () => {
  const { store, pending, discarded } = openForm();
  await store.addFiles([video()]);
  await expect.poll(() => pending).toHaveLength(1);
  store.cancel();
  expect([pending[0]?.signal.aborted, discarded]).toEqual([true, ['street.mp4']]);
  expect(store.$entries.get()).toEqual([]);
  await store.addFiles([video('again.mp4')]);
  store.close();
  expect(discarded).toEqual(['street.mp4']);
});
