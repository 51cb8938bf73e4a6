import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { partBytes } from '@boardwalk/sdk-core/media/parts/part-rules';
import { storageCapacity } from '@boardwalk/sdk-core/media/upload-rules';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openMember } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { mediaDomain } from '../routes.ts';
import { removeAbandoned } from '../sweep-files.ts';
import { filesTable, media, uploadParts, uploads } from '../tables.ts';
import { film, photograph } from '../upload/form.fixture.ts';
import { openUploads } from './upload.fixture.ts';

const server = await startTestServer([accountDomain, mediaDomain], { withoutLimits: true });
const { platform } = server;
const { database } = platform;
const stored = join(platform.configuration.dataFolder, 'media');
const content = film(2 * partBytes + 1_000);
content.write('Somebody’s street', partBytes + 100);
content.fill('x', 100, partBytes);

async function signIn() {
  const { browser, id: userId } = await openMember(server);
  return { ...openUploads(server, browser), browser, userId };
}

const partsLeft = () =>
  existsSync(stored) ? globSync('{.unfinished,parts/*/*}/*', { cwd: stored }) : [];

test('a video that comes in parts is a file as any other, cleaned and whole', async () => {
  const { begin, read, parts, finish, poster, browser } = await signIn();
  const begun = await begin(content);
  expect(begun.body).toMatchObject({ size: content.length, partBytes, received: 0 });
  const { id } = begun.body;
  expect((await poster(id, await photograph(640, 360))).body.hasPoster).toBe(true);
  await parts(id, content);
  expect((await read(id)).body).toMatchObject({ received: content.length, hasPoster: true });
  const kept = await finish(id);
  expect(kept.body).toMatchObject({ id, mime_type: 'video/mp4', name: 'street.mp4' });
  const shown = await server.inject({ url: kept.body.url });
  expect(shown.bytes.equals(content)).toBe(true);
  const [file] = await database.select().from(filesTable).where(eq(filesTable.id, id));
  expect(file?.hash).toBe(createHash('sha256').update(content).digest('hex'));
  const [row] = await database.select().from(media).where(eq(media.id, id));
  expect(row).toMatchObject({ width: 640, height: 360, video: 'mp4' });
  expect((await server.inject({ url: `/media/${id}/320.webp` })).status).toBe(200);
  expect(partsLeft()).toEqual([]);
  expect(await database.$count(uploads, eq(uploads.fileId, id))).toBe(0);
  // Called again, as after an answer that was lost.
  expect((await finish(id)).body).toEqual(kept.body);
  expect((await browser.call('DELETE', `/api/v1/storage/me/files/${id}`)).status).toBe(200);
  expect((await server.inject({ url: `/media/${id}/320.webp` })).status).toBe(404);
  expect(await database.$count(media, eq(media.id, id))).toBe(0);
});

test('the same file goes on where it was, another begins anew', async () => {
  const { begin, part, parts, finish } = await signIn();
  const { id } = (await begin(content)).body;
  expect((await part(id, content, 0)).body.received).toBe(partBytes);
  expect((await begin(content)).body).toMatchObject({ id, received: partBytes });
  expect((await begin(content, { lastModified: 5 })).body.received).toBe(0);
  const other = await signIn();
  expect((await other.begin(content)).body.received).toBe(0);
  await parts(id, content, partBytes);
  expect((await finish(id)).status).toBe(200);
  expect((await begin(content)).body.id).not.toBe(id);
});

test('a part out of order is refused and told where the next begins', async () => {
  const { begin, part, read } = await signIn();
  const { id } = (await begin(content)).body;
  const early = await part(id, content, partBytes);
  expect([early.status, early.body.code, early.body.fields]).toEqual([
    409,
    'conflict',
    [{ path: 'params.offset', message: 'expected 0' }],
  ]);
  await part(id, content, 0);
  expect((await part(id, content, 0)).body.fields[0].message).toBe(`expected ${partBytes}`);
  expect((await part(id, content, 100)).status).toBe(409);
  expect((await read(id)).body.received).toBe(partBytes);
});

test('of two parts for one place at once, one counts', async () => {
  const { begin, part, put, read, parts, finish } = await signIn();
  const { id } = (await begin(content)).body;
  const answers = await Promise.all([part(id, content, 0), part(id, content, 0)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await read(id)).body.received).toBe(partBytes);
  expect(await database.$count(uploadParts, eq(uploadParts.fileId, id))).toBe(1);
  const many = Array.from({ length: 5 }, () => part(id, content, partBytes));
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toEqual([200]);
  await parts(id, content, 2 * partBytes);
  // There is no part behind the last.
  expect((await put(`${id}/parts/${content.length}`, Buffer.alloc(0))).status).not.toBe(200);
  const finished = await Promise.all([finish(id), finish(id)]);
  expect(finished.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect((await finish(id)).status).toBe(200);
});

test('a part that is too long or too short is none', async () => {
  const { begin, put, read } = await signIn();
  const { id } = (await begin(content)).body;
  for (const length of [partBytes - 1, partBytes + 1]) {
    const { status } = await put(`${id}/parts/0`, Buffer.alloc(length));
    expect([length, status]).toEqual([length, 400]);
  }
  expect((await read(id)).body.received).toBe(0);
  expect(await database.$count(uploadParts, eq(uploadParts.fileId, id))).toBe(0);
});

test('nobody else knows of it', async () => {
  const { begin } = await signIn();
  const { id } = (await begin(content)).body;
  const other = await signIn();
  const answers = [
    await other.read(id),
    await other.part(id, content, 0),
    await other.poster(id, await photograph()),
    await other.finish(id),
    await other.cancel(id),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(await database.$count(filesTable, eq(filesTable.id, id))).toBe(1);
});

test('room is taken for all of it at once', async () => {
  const { begin, cancel, userId } = await signIn();
  const size = storageCapacity / 2;
  const first = await begin(content, { size });
  expect((await begin(content, { size, lastModified: 2 })).status).toBe(200);
  const refused = await begin(content, { size: 1, lastModified: 3 });
  expect([refused.status, refused.body.detail]).toEqual([
    413,
    'Fail to upload file, the file has exceeded the total maximum capacity.',
  ]);
  const tooLong = await begin(content, { size: size + 1, lastModified: 3 });
  expect(tooLong.status).toBe(413);
  expect((await cancel(first.body.id)).status).toBe(200);
  expect(await database.$count(filesTable, eq(filesTable.ownerId, userId))).toBe(1);
  expect((await begin(content, { size: 1, lastModified: 3 })).status).toBe(200);
});

test('one over a gigabyte is refused in the specification’s words', async () => {
  const { begin } = await signIn();
  const { status, body } = await begin(content, { size: storageCapacity / 2 + 1 });
  expect([status, body.detail]).toEqual([413, 'The maximun of the video size is 1GB.']);
});

test.each([
  ['a picture', photograph()],
  ['a page', Promise.resolve(Buffer.from('<html>'))],
])('%s is no video that comes in parts', async (_, beginning) => {
  const { begin } = await signIn();
  const { status, body } = await begin(await beginning);
  expect([status, body.title, body.detail]).toEqual([
    400,
    expect.anything(),
    'Please choose a valid file.',
  ]);
});

test('what is no film behind its first bytes is refused when it is whole, and nothing stays', async () => {
  const { begin, parts, finish } = await signIn();
  const page = Buffer.concat([film(64).subarray(0, 24), Buffer.from('<script>alert(1)</script>')]);
  const { id } = (await begin(page)).body;
  await parts(id, page);
  const refused = await finish(id);
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid-request']);
  expect(await database.$count(filesTable, eq(filesTable.id, id))).toBe(0);
  expect((await finish(id)).status).toBe(404);
});

test('a poster is a picture that can be read, and the first counts', async () => {
  const { begin, poster } = await signIn();
  const { id } = (await begin(content)).body;
  expect((await poster(id, Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(400);
  expect((await poster(id, Buffer.alloc(2_100_000))).status).toBe(413);
  expect((await poster(id, await photograph(300, 200))).status).toBe(200);
  expect((await poster(id, await photograph(600, 200))).status).toBe(200);
  const [row] = await database.select().from(media).where(eq(media.id, id));
  expect(row?.width).toBe(300);
});

test('a video without a poster has a plain one', async () => {
  const { begin, parts, finish } = await signIn();
  const short = film(2_000);
  const { id } = (await begin(short)).body;
  await parts(id, short);
  expect((await finish(id)).status).toBe(200);
  expect((await server.inject({ url: `/media/${id}/800.webp` })).status).toBe(200);
});

test('parts are missing until all are there', async () => {
  const { begin, part, finish } = await signIn();
  const { id } = (await begin(content)).body;
  await part(id, content, 0);
  expect((await finish(id)).body.code).toBe('conflict');
});

test('what nobody goes on with is swept away, and what moves stays', async () => {
  const { begin, part, cancel } = await signIn();
  const left = (await begin(content)).body.id;
  const cancelled = (await begin(content, { lastModified: 2 })).body.id;
  await part(left, content, 0);
  await part(cancelled, content, 0);
  expect((await cancel(cancelled)).status).toBe(200);
  const at = (hours: number) => ({
    ...platform,
    clock: { now: () => new Date(platform.clock.now().getTime() + hours * 3_600_000) },
  });
  await removeAbandoned(at(23));
  expect(await database.$count(filesTable, eq(filesTable.id, left))).toBe(1);
  await removeAbandoned(at(25));
  expect(await database.$count(filesTable, eq(filesTable.id, left))).toBe(0);
  expect(partsLeft().filter((path) => path.includes(left) || path.includes(cancelled))).toEqual([]);
});
