import { expect, test } from 'vitest';
import type { FormToSend } from '../http/send-form.ts';
import type { UserId } from '../vocabulary/ids.ts';
import { Problem } from '../vocabulary/problem.ts';
import { createUploadStore } from './upload-store.ts';

/** Uploads that the test answers, in the order in which they were sent. */
function open() {
  const sent: (FormToSend & PromiseWithResolvers<unknown>)[] = [];
  const rosa = 3 as UserId;
  const store = createUploadStore(
    'https://api.example',
    () => rosa,
    (form) => {
      const answer = Promise.withResolvers<unknown>();
      form.signal.addEventListener('abort', () =>
        answer.reject(new Problem('aborted', 'given up')),
      );
      sent.push({ ...form, ...answer });
      return answer.promise;
    },
  );
  return { sent, store };
}

const file = new Blob(['x']);

test('an upload tells how far it is, and answers the file', async () => {
  const { sent, store } = open();
  const kept = store.send(file, 'me.jpg');
  expect(store.$upload.get()).toEqual({ state: 'sending', part: 0 });
  expect(sent[0]).toMatchObject({
    url: 'https://api.example/api/v1/storage/me/files',
    shownFor: 3,
  });
  sent[0]?.onProgress(0.5);
  expect(store.$upload.get()).toEqual({ state: 'sending', part: 0.5 });
  sent[0]?.resolve({ id: 'ab' });
  expect(await kept).toEqual({ id: 'ab' });
  expect(store.$upload.get()).toEqual({ state: 'idle' });
});

test('a refusal stays until it is forgotten', async () => {
  const { sent, store } = open();
  const kept = store.send(file, 'me.jpg');
  const problem = new Problem('body-too-large', 'full');
  sent[0]?.reject(problem);
  expect(await kept).toBeUndefined();
  expect(store.$upload.get()).toEqual({ state: 'failed', problem });
  store.cancel();
  expect(store.$upload.get()).toEqual({ state: 'idle' });
});

test('an upload that is given up changes nothing any more', async () => {
  const { sent, store } = open();
  const kept = store.send(file, 'me.jpg');
  store.cancel();
  sent[0]?.onProgress(0.9);
  expect(await kept).toBeUndefined();
  expect(store.$upload.get()).toEqual({ state: 'idle' });
});

test('a second upload takes the place of the first', async () => {
  const { sent, store } = open();
  const first = store.send(file, 'one.jpg');
  const second = store.send(file, 'two.jpg');
  sent[1]?.resolve({ id: 'two' });
  expect([await first, await second]).toEqual([undefined, { id: 'two' }]);
  expect(store.$upload.get()).toEqual({ state: 'idle' });
});
