import { expect, test, vi } from 'vitest';
import { clientOf, json, who } from '../http/client.fixture.ts';
import type { FormToSend } from '../http/send-form.ts';
import type { UserId } from '../vocabulary/ids.ts';
import { Problem } from '../vocabulary/problem.ts';
import type { UploadedFile } from './schemas.ts';
import { longestForm } from './upload-rules.ts';
import { createUploadStore } from './upload-store.ts';

/** Uploads of Rosa that the test answers, in the order in which they were sent. */
function open(answerWho: () => Response = () => json(null)) {
  const sent: (FormToSend & PromiseWithResolvers<unknown>)[] = [];
  const onSignedOut = vi.fn();
  const { client, requests } = clientOf([answerWho], { onSignedOut, isOwnSite: true });
  const onOther = vi.fn();
  client.showFor?.(3 as UserId, onOther);
  client.askWho?.(who);
  const inParts: (PromiseWithResolvers<UploadedFile> & { readonly signal: AbortSignal })[] = [];
  const discard = vi.fn(async () => undefined);
  const longFiles = {
    send(_: File, { signal }: { readonly signal: AbortSignal }) {
      const answer = Promise.withResolvers<UploadedFile>();
      inParts.push({ ...answer, signal });
      return answer.promise;
    },
    discard,
  };
  const store = createUploadStore(
    { client, apiOrigin: 'https://api.example' },
    longFiles,
    (form) => {
      const answer = Promise.withResolvers<unknown>();
      const cancel = () => answer.reject(new Problem('aborted', 'cancelled'));
      form.signal.addEventListener('abort', cancel);
      if (form.signal.aborted) cancel();
      sent.push({ ...form, ...answer });
      return answer.promise;
    },
  );
  return { sent, inParts, discard, store, requests, onSignedOut, onOther };
}

const refused = new Problem('unauthorized', 'sign in');

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

test('an upload that is cancelled changes nothing any more', async () => {
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

test('one that was under way with an older session is sent again by the one of now', async () => {
  const { sent, store, requests, onSignedOut } = open(() => json({ id: 3 }));
  const kept = store.send(file, 'me.jpg');
  sent[0]?.onProgress(1);
  sent[0]?.reject(refused);
  await expect.poll(() => sent).toHaveLength(2);
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1/who']);
  expect(sent[1]?.form).toBe(sent[0]?.form);
  sent[1]?.onProgress(0.2);
  expect(store.$upload.get()).toEqual({ state: 'sending', part: 0.2 });
  sent[1]?.resolve({ id: 'ab' });
  expect(await kept).toEqual({ id: 'ab' });
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('its 401 signs the page out where nobody is signed in by now', async () => {
  const { sent, store, requests, onSignedOut } = open();
  const kept = store.send(file, 'me.jpg');
  sent[0]?.reject(refused);
  expect(await kept).toBeUndefined();
  expect(store.$upload.get()).toEqual({ state: 'failed', problem: refused });
  expect([requests.length, sent.length]).toEqual([1, 1]);
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

test('one that is cancelled while it is asked who is signed in signs nobody out', async () => {
  const { sent, store, onSignedOut } = open(() => {
    store.cancel();
    return json({ id: 3 });
  });
  const kept = store.send(file, 'me.jpg');
  sent[0]?.reject(refused);
  expect(await kept).toBeUndefined();
  expect(store.$upload.get()).toEqual({ state: 'idle' });
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('that somebody else is signed in is heard by the page', async () => {
  const { sent, store, onOther, onSignedOut } = open();
  const kept = store.send(file, 'me.jpg');
  sent[0]?.reject(new Problem('other-user', 'somebody else is signed in'));
  expect(await kept).toBeUndefined();
  expect(onOther).toHaveBeenCalledTimes(1);
  expect(onSignedOut).not.toHaveBeenCalled();
});

/** A film of so many bytes, of which none are there. */
function filmOf(size: number): File {
  const film = new File([], 'lake.mp4', { type: 'video/mp4' });
  Object.defineProperty(film, 'size', { value: size });
  return film;
}

test('a long film goes in parts, and all else in one form', async () => {
  const { sent, inParts, store } = open();
  const kept = store.send(filmOf(longestForm + 1), 'lake.mp4');
  expect([sent.length, inParts.length]).toEqual([0, 1]);
  // The store hands on what it gets.
  inParts[0]?.resolve({ id: 'film' } as UploadedFile);
  expect(await kept).toEqual({ id: 'film' });
  void store.send(filmOf(longestForm), 'lake.mp4');
  expect([sent.length, inParts.length]).toEqual([1, 1]);
});

test('of a film that is cancelled nothing stays, and of one that is kept all does', async () => {
  const { inParts, discard, store } = open();
  const film = filmOf(longestForm + 1);
  const kept = store.send(film, 'lake.mp4');
  inParts[0]?.resolve({ id: 'film' } as UploadedFile);
  await kept;
  store.cancel();
  expect(discard).not.toHaveBeenCalled();
  void store.send(film, 'lake.mp4');
  store.cancel();
  expect(inParts[1]?.signal.aborted).toBe(true);
  expect(discard).toHaveBeenCalledWith(film);
});
