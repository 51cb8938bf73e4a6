import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countWaiting, openMember } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { uploadedFiles } from '../personal-data.ts';
import { removeFile } from '../remove-file.ts';
import { mediaDomain } from '../routes.ts';
import { savePictureRenditions } from '../save-picture-renditions.ts';
import { removeAbandoned } from '../sweep-files.ts';
import { filesTable, media, uploadParts } from '../tables.ts';
import { film, photograph } from '../upload/form.fixture.ts';
import { uploadFile } from '../upload/upload-file.ts';
import { finishUpload } from './finish-upload.ts';
import { sendPoster } from './send-poster.ts';
import { bodyOf, contextOf, formOfOne, openUploads, storageWith } from './upload.fixture.ts';

const server = await startTestServer([accountDomain, mediaDomain], { withoutLimits: true });
const { platform } = server;
const { database, storage, images } = platform;
const stored = join(platform.configuration.dataFolder, 'media');
const content = film(2_000);

async function open() {
  const { id, browser } = await openMember(server);
  return { userId: id, ...openUploads(server, browser) };
}

/** Does something once a picture has been rendered, and before it is stored. */
const imagesWith = (meanwhile: () => Promise<unknown>): Pick<Platform, 'images'> => ({
  images: {
    async process(original) {
      const processed = await images.process(original);
      await meanwhile();
      return processed;
    },
  },
});

/** Does something once a video has been stored, and before that is reported. */
const whileStored = (meanwhile: () => Promise<unknown>) =>
  storageWith(storage, 'videos/', meanwhile);

const pathsOf = (id: string) =>
  existsSync(stored)
    ? globSync(`**/*${id}*{,/**}`, { cwd: stored, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [entry.name] : [],
      )
    : [];

async function nothingIsLeft(id: string) {
  expect(pathsOf(id)).toEqual([]);
  expect(await database.$count(media, eq(media.id, id))).toBe(0);
  expect(await database.$count(filesTable, eq(filesTable.id, id))).toBe(0);
}

test('of a poster whose video was cancelled while it arrived nothing stays', async () => {
  const { begin, userId } = await open();
  const { id } = (await begin(content)).body;
  const body = bodyOf(await photograph());
  const context = contextOf(
    platform,
    userId,
    imagesWith(() => removeFile(platform, id)),
  );
  const sent = sendPoster({ params: { upload: id }, body, query: undefined }, context);
  await expect(sent).rejects.toMatchObject({ code: 'gone' });
  await nothingIsLeft(id);
});

test('of a video that was cancelled while it was put together nothing stays', async () => {
  const { begin, parts, poster, userId } = await open();
  for (const hasPoster of [false, true]) {
    const { id } = (await begin(content)).body;
    await parts(id, content);
    if (hasPoster) await poster(id, await photograph());
    const context = contextOf(
      platform,
      userId,
      whileStored(() => removeFile(platform, id)),
    );
    const finished = finishUpload(
      { params: { upload: id }, body: undefined, query: undefined },
      context,
    );
    await expect(finished).rejects.toMatchObject({ code: 'gone' });
    await nothingIsLeft(id);
  }
});

test.each([
  ['a picture', photograph(), imagesWith],
  ['a video', Promise.resolve(content), whileStored],
])('of %s whose owner’s account was erased while it arrived nothing stays', async (...row) => {
  const [, file, during] = row;
  const { userId } = await open();
  let id = '';
  const meanwhile = async () => {
    const [arriving] = await database
      .select()
      .from(filesTable)
      .where(eq(filesTable.ownerId, userId));
    id = arriving?.id ?? '';
    await database.transaction((transaction) =>
      uploadedFiles.erase(transaction, userId, new Date()),
    );
    await removeAbandoned(platform);
  };
  const request = { params: undefined, body: formOfOne(await file), query: undefined };
  const sent = uploadFile(request, contextOf(platform, userId, during(meanwhile)));
  await expect(sent).rejects.toMatchObject({ code: 'gone' });
  expect(id).not.toBe('');
  await nothingIsLeft(id);
});

test('a poster that comes after its video was finished changes nothing of it', async () => {
  const { begin, parts, finish, userId } = await open();
  const { id } = (await begin(content)).body;
  await parts(id, content);
  const shown = async () => (await server.inject({ url: `/media/${id}/320.webp` })).bytes;
  let before: Buffer | undefined;
  const meanwhile = async () => {
    expect((await finish(id)).status).toBe(200);
    before = await shown();
  };
  const context = contextOf(platform, userId, imagesWith(meanwhile));
  const body = bodyOf(await photograph());
  const sent = sendPoster({ params: { upload: id }, body, query: undefined }, context);
  await expect(sent).rejects.toMatchObject({ code: 'gone' });
  expect(before?.equals(await shown())).toBe(true);
  const [row] = await database.select().from(media).where(eq(media.id, id));
  expect(row?.width).toBe(16);
});

test('of two posters that are rendered at once the first to be kept shows, whole', async () => {
  const { begin, userId: ownerId } = await open();
  const { id } = (await begin(content)).body;
  const keep = async (width: number, meanwhile = async () => {}) =>
    savePictureRenditions({ ...platform, ...imagesWith(meanwhile) }, await photograph(width, 200), {
      ...{ id, ownerId, video: 'mp4' },
    });
  const shown = async () => (await server.inject({ url: `/media/${id}/1280.webp` })).bytes;
  let before: Buffer | undefined;
  await keep(300, async () => {
    await keep(600);
    before = await shown();
  });
  expect(before?.equals(await shown())).toBe(true);
  const [row] = await database.select().from(media).where(eq(media.id, id));
  expect(row?.width).toBe(600);
});

test('a poster waits in the storage for its turn, one of each video', async () => {
  const { begin, read, userId, part } = await open();
  const { id } = (await begin(content)).body;
  const params = { upload: id };
  const picture = await photograph();
  const arriving = new PassThrough();
  arriving.write(picture.subarray(0, 100));
  const body = { content: arriving, length: picture.length };
  const context = contextOf(
    platform,
    userId,
    imagesWith(async () => {
      expect(globSync(`parts/*/${id}/*`, { cwd: stored })).toHaveLength(1);
    }),
  );
  const first = sendPoster({ params, body, query: undefined }, context);
  await expect.poll(() => database.$count(uploadParts, eq(uploadParts.fileId, id))).toBe(1);
  const second = sendPoster(
    { params, body: bodyOf(picture), query: undefined },
    contextOf(platform, userId),
  );
  await expect(second).rejects.toMatchObject({ code: 'unavailable' });
  arriving.end(picture.subarray(100));
  expect((await first).hasPoster).toBe(true);
  expect(globSync(`parts/*/${id}/*`, { cwd: stored })).toEqual([]);
  expect(await database.$count(uploadParts, eq(uploadParts.fileId, id))).toBe(0);
  expect((await part(id, content, 0)).status).toBe(200);
  expect((await read(id)).body).toMatchObject({ received: content.length, hasPoster: true });
});

test('a file that became ready while others were swept away stays', async () => {
  const { begin, userId } = await open();
  const late = new Date(platform.clock.now().getTime() + 25 * 3_600_000);
  const then = { ...platform, clock: { now: () => late } };
  // What other tests have left.
  await removeAbandoned(then);
  const ids: string[] = [];
  for (const lastModified of [1, 2]) ids.push((await begin(content, { lastModified })).body.id);
  let isFirst = true;
  await removeAbandoned({
    ...then,
    storage: {
      ...storage,
      async remove(path) {
        await storage.remove(path);
        if (!isFirst) return;
        isFirst = false;
        const waiting = and(eq(filesTable.ownerId, userId), eq(filesTable.state, 'uploading'));
        await database.update(filesTable).set({ state: 'ready' }).where(waiting);
      },
    },
  });
  const left = await database.select().from(filesTable).where(inArray(filesTable.id, ids));
  expect(left.map(({ state }) => state)).toEqual(['ready']);
});

test('an upload that is put together is not swept away, nor cancelled once it is whole', async () => {
  const { begin, parts, userId } = await open();
  const { id } = (await begin(content)).body;
  await parts(id, content);
  const late = new Date(platform.clock.now().getTime() + 23 * 3_600_000);
  const meanwhile = () =>
    removeAbandoned({ ...platform, clock: { now: () => new Date(late.getTime() + 7_200_000) } });
  const clock = { now: () => late };
  const request = { params: { upload: id }, body: undefined, query: undefined };
  const context = contextOf(platform, userId, { clock, ...whileStored(meanwhile) });
  expect((await finishUpload(request, context)).id).toBe(id);
});

test('a file that became ready while its upload was cancelled stays, and that is told', async () => {
  const { begin, parts, cancel, finish } = await open();
  const { id } = (await begin(content)).body;
  await parts(id, content);
  let cancelled: ReturnType<typeof cancel> | undefined;
  await database.transaction(async (transaction) => {
    // Cancelling it waits for the row.
    await transaction.select().from(filesTable).where(eq(filesTable.id, id)).for('update');
    cancelled = cancel(id);
    await expect.poll(() => countWaiting(database)).toBe(1);
    await transaction.update(filesTable).set({ state: 'ready' }).where(eq(filesTable.id, id));
  });
  expect((await cancelled)?.status).toBe(404);
  const [file] = await database.select().from(filesTable).where(eq(filesTable.id, id));
  expect(file?.state).toBe('ready');
  expect((await finish(id)).status).toBe(200);
});
