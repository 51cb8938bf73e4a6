import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { partBytes } from '@boardwalk/sdk-core/media/parts/part-rules';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type Browser, openMember } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import { type FillingDisk, onDisk } from '../../platform/storage/filling-disk.fixture.ts';
import { type Answer, startTestServer } from '../../platform/test-server.fixture.ts';
import { openUploads } from '../parts/upload.fixture.ts';
import { mediaDomain } from '../routes.ts';
import { filesTable, media, uploadParts } from '../tables.ts';
import { film, formOfSeveral, formType, pageHeaders, photograph, upload } from './form.fixture.ts';

const disk: FillingDisk = { bytesLeft: 0 };
const server = await startTestServer([accountDomain, mediaDomain], {
  withoutLimits: true,
  aroundStorage: (storage) => onDisk(storage, disk),
});
const { database, configuration } = server.platform;
const stored = join(configuration.dataFolder, 'media');
const content = film(2 * partBytes);
const plenty = 1_000_000_000;

beforeEach(() => {
  disk.bytesLeft = plenty;
});

const pathsNow = () =>
  existsSync(stored)
    ? globSync('**/*', { cwd: stored, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

function tellsFull({ status, headers, body }: Answer): void {
  expect([status, body.code, body.detail, headers['retry-after']]).toEqual([
    503,
    'unavailable',
    'There is no room for files right now. Please try again later.',
    '600',
  ]);
}

const uploadImages = (browser: Browser, pictures: readonly Buffer[]) =>
  server.inject({
    method: 'POST',
    url: '/api/v1/media/image',
    headers: { ...pageHeaders(server, browser), 'content-type': formType },
    payload: formOfSeveral(pictures.map((picture) => ({ content: picture }))),
  });

test('a picture or a film for which the disk has no room is told as such, and nothing stays', async () => {
  const { id: ownerId, browser } = await openMember(server);
  const picture = await photograph(1_600, 1_200);
  const before = pathsNow();
  const tries = [
    // Before, and in the middle of, what arrives; and of what is made of it.
    ...[picture, content].flatMap((file) => [
      { file, bytesLeft: 0 },
      { file, bytesLeft: file.length - 1 },
    ]),
    { file: picture, bytesLeft: picture.length + 2_000 },
  ];
  for (const { file, bytesLeft } of tries) {
    disk.bytesLeft = bytesLeft;
    tellsFull(await upload(server, browser, { content: file }));
    expect(pathsNow()).toEqual(before);
    expect(await database.$count(filesTable, eq(filesTable.ownerId, ownerId))).toBe(0);
    expect(await database.$count(media)).toBe(0);
  }
  disk.bytesLeft = plenty;
  expect((await upload(server, browser, { content: picture })).status).toBe(200);
});

test('of several pictures those are kept for which there was room, and the others are named', async () => {
  const { id: ownerId, browser } = await openMember(server);
  const picture = await photograph();
  disk.bytesLeft = 0;
  tellsFull(await uploadImages(browser, [picture, picture]));
  expect(await database.$count(filesTable, eq(filesTable.ownerId, ownerId))).toBe(0);

  disk.bytesLeft = picture.length + 100_000;
  const large = Buffer.concat([picture, Buffer.alloc(200_000)]);
  const { status, body } = await uploadImages(browser, [picture, large]);
  expect([status, body.images.length]).toEqual([200, 1]);
  expect(body.failures).toEqual([expect.objectContaining({ position: 1, code: 'unavailable' })]);
  const [kept, ...others] = await database
    .select()
    .from(filesTable)
    .where(eq(filesTable.ownerId, ownerId));
  expect([kept?.state, others]).toEqual(['ready', []]);
  expect((await server.inject({ url: `/media/${kept?.id}/320.webp` })).status).toBe(200);
});

test('of parts, posters and what is made of them nothing is half there, and all goes on', async () => {
  const { browser } = await openMember(server);
  const { begin, part, parts, poster, read, finish } = openUploads(server, browser);
  const { id } = (await begin(content)).body;
  await part(id, content, 0);
  const picture = await photograph(1_600, 1_200);
  const before = pathsNow();

  for (const bytesLeft of [0, partBytes - 1]) {
    disk.bytesLeft = bytesLeft;
    tellsFull(await part(id, content, partBytes));
  }
  // Where it waits, and where it is stored.
  for (const bytesLeft of [0, picture.length + 2_000]) {
    disk.bytesLeft = bytesLeft;
    tellsFull(await poster(id, picture));
  }
  expect(pathsNow()).toEqual(before);
  expect((await read(id)).body).toMatchObject({ received: partBytes, hasPoster: false });
  expect(await database.$count(uploadParts, eq(uploadParts.fileId, id))).toBe(1);
  expect(await database.$count(media, eq(media.id, id))).toBe(0);

  disk.bytesLeft = plenty;
  await parts(id, content, partBytes);
  const arrived = pathsNow();
  // The parts lie there until the whole does; of the whole, or of its poster, a little is missing.
  for (const bytesLeft of [content.length - 1, content.length]) {
    disk.bytesLeft = bytesLeft;
    tellsFull(await finish(id));
    const [file] = await database.select().from(filesTable).where(eq(filesTable.id, id));
    expect(file?.state).toBe('uploading');
    expect(arrived.filter((path) => !pathsNow().includes(path))).toEqual([]);
  }
  expect((await server.inject({ url: `/media/${id}/320.webp` })).status).toBe(404);

  disk.bytesLeft = plenty;
  const { url } = (await finish(id)).body;
  expect((await server.inject({ url })).bytes.equals(content)).toBe(true);
});
