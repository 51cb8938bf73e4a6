import { Readable } from 'node:stream';
import { partBytes } from '@boardwalk/sdk-core/media/parts/part-rules';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { countWaiting, openMember } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { storedVideoPath } from '../file-path.ts';
import { mediaDomain } from '../routes.ts';
import { filesTable, uploadParts, uploads } from '../tables.ts';
import { film } from '../upload/form.fixture.ts';
import { finishUpload } from './finish-upload.ts';
import { contextOf, openUploads, storageWith } from './upload.fixture.ts';

const server = await startTestServer([accountDomain, mediaDomain], { withoutLimits: true });
const { platform } = server;
const { database, storage } = platform;
const content = film(2_000);

afterEach(() => void vi.useRealTimers());

/** A video of which all parts have arrived. */
async function arrive(whole: Buffer = content) {
  const { id: userId, browser } = await openMember(server);
  const calls = openUploads(server, browser);
  const { id } = (await calls.begin(whole)).body;
  await calls.parts(id, whole);
  return { ...calls, id, userId };
}

const finishAs = (userId: UserId, id: string, changes: Partial<Platform>) =>
  finishUpload(
    { params: { upload: id }, body: undefined, query: undefined },
    contextOf(platform, userId, changes),
  );

const after = (seconds: number): Pick<Platform, 'clock'> => {
  const then = new Date(platform.clock.now().getTime() + seconds * 1_000);
  return { clock: { now: () => then } };
};

async function uploadOf(id: string) {
  const [upload] = await database.select().from(uploads).where(eq(uploads.fileId, id));
  return upload;
}

test('a file that takes long to put together is not begun beside itself', async () => {
  const { id, userId } = await arrive();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let clock = after(0).clock;
  const meanwhile = async () => {
    clock = after(100).clock;
    vi.advanceTimersByTime(30_000);
    await expect.poll(async () => (await uploadOf(id))?.finishingSince).toEqual(clock.now());
    await expect(finishAs(userId, id, after(150))).rejects.toMatchObject({ code: 'unavailable' });
  };
  const finished = await finishAs(userId, id, {
    clock: { now: () => clock.now() },
    ...storageWith(storage, 'videos/', meanwhile),
  });
  expect(finished.id).toBe(id);
  expect(vi.getTimerCount()).toBe(0);
});

test('of two that put one file together both answer it, and it stays', async () => {
  const { id, userId } = await arrive();
  const meanwhile = () => finishAs(userId, id, after(121));
  const slow = await finishAs(userId, id, storageWith(storage, 'videos/', meanwhile));
  expect(slow.id).toBe(id);
  const shown = await server.inject({ url: slow.url });
  expect(shown.bytes.equals(content)).toBe(true);
});

test('whoever was held for dead takes nothing from who goes on', async () => {
  const { id, userId, finish } = await arrive();
  const other = after(121).clock.now();
  const meanwhile = async () => {
    await database.update(uploads).set({ finishingSince: other }).where(eq(uploads.fileId, id));
    throw new Problem('invalid-request', 'This is no video.');
  };
  const slow = finishAs(userId, id, storageWith(storage, 'videos/', meanwhile));
  await expect(slow).rejects.toMatchObject({ code: 'invalid-request' });
  expect((await uploadOf(id))?.finishingSince).toEqual(other);
  const [file] = await database.select().from(filesTable).where(eq(filesTable.id, id));
  expect(file?.state).toBe('uploading');
  await database.update(uploads).set({ finishingSince: null }).where(eq(uploads.fileId, id));
  expect((await finish(id)).status).toBe(200);
});

test('a file of which a part is missing is not made of the others', async () => {
  const { id, finish } = await arrive(film(partBytes + 1_000));
  await database
    .delete(uploadParts)
    .where(and(eq(uploadParts.fileId, id), eq(uploadParts.offset, partBytes)));
  expect((await finish(id)).body.code).toBe('conflict');
  expect((await uploadOf(id))?.finishingSince).toBeNull();
  const [file] = await database.select().from(filesTable).where(eq(filesTable.id, id));
  expect(file?.state).toBe('uploading');
});

/** A storage of which a part is read only once its upload was cancelled. */
const cancelledOver = (cancel: () => Promise<unknown>): Pick<Platform, 'storage'> => ({
  storage: {
    ...storage,
    read(...of) {
      return Readable.from(
        (async function* () {
          await cancel();
          yield* storage.read(...of);
        })(),
        { objectMode: false },
      );
    },
  },
});

test('a file that is cancelled as it is put together is gone, and nothing of it stays', async () => {
  const { id, userId, cancel } = await arrive();
  const finishing = finishAs(
    userId,
    id,
    cancelledOver(async () => expect((await cancel(id)).status).toBe(200)),
  );
  await expect(finishing).rejects.toMatchObject({ code: 'gone', status: 410 });
  expect(await database.$count(filesTable, eq(filesTable.id, id))).toBe(0);
  expect(await uploadOf(id)).toBeUndefined();
  expect(await storage.find(storedVideoPath(id, 'mp4'))).toBeUndefined();
});

test('a file that is cancelled before it is begun to be put together is gone', async () => {
  const { id, finish } = await arrive();
  let answer: ReturnType<typeof finish> | undefined;
  // As a cancellation does, while the one who finishes waits for the row.
  await database.transaction(async (cancelling) => {
    await cancelling.update(filesTable).set({ state: 'removing' }).where(eq(filesTable.id, id));
    await cancelling.select().from(uploads).where(eq(uploads.fileId, id)).for('update');
    answer = finish(id);
    await expect.poll(() => countWaiting(database)).toBe(1);
    await cancelling.delete(uploadParts).where(eq(uploadParts.fileId, id));
    await cancelling.delete(uploads).where(eq(uploads.fileId, id));
  });
  expect(await answer).toMatchObject({ status: 410, body: { code: 'gone' } });
});
