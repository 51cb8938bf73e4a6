import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { storageCapacity } from '@boardwalk/sdk-core/media/upload-rules';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openMember } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { mediaDomain } from '../routes.ts';
import { filesTable, media } from '../tables.ts';
import {
  film,
  formOfSeveral,
  formType,
  pageHeaders,
  photograph,
  type SentFile,
} from './form.fixture.ts';

const server = await startTestServer([accountDomain, mediaDomain], { withoutLimits: true });
const { platform, inject } = server;
const { database, configuration } = platform;
const stored = join(configuration.dataFolder, 'media');
const rosa = await openMember(server);

type Person = typeof rosa;

function send({ browser }: Person, payload: Buffer) {
  return inject({
    method: 'POST',
    url: '/api/v1/media/image',
    headers: { ...pageHeaders(server, browser), 'content-type': formType },
    payload,
  });
}

const sendFiles = (person: Person, ...sent: readonly SentFile[]) =>
  send(person, formOfSeveral(sent));

async function everything() {
  const rows = await database
    .select({ id: filesTable.id, state: filesTable.state })
    .from(filesTable);
  const pictures = await database.select({ id: media.id }).from(media);
  const onDisk = existsSync(stored)
    ? globSync('{**/*.*,arrivals/*,.unfinished/*}', { cwd: stored }).sort()
    : [];
  return { rows, pictures, onDisk };
}

/** A JPEG by its first bytes that is larger than any may be. */
const huge = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(11 * 1024 ** 2)]);

test('pictures of one form are ready to show, in its order', async () => {
  const { status, body } = await sendFiles(
    rosa,
    { content: await photograph(400, 300), fileName: 'house.jpg' },
    { content: await photograph(300, 500), fileName: '../garden.jpg' },
  );
  expect(status).toBe(200);
  expect(body).toEqual({
    images: [
      { position: 0, name: 'house.jpg', width: 400, height: 300 },
      { position: 1, name: 'garden.jpg', width: 300, height: 500 },
    ].map((facts, index) => ({
      ...facts,
      id: body.images[index].id,
      path: `/media/${body.images[index].id}`,
      alt: '',
      thumbhash: expect.stringMatching(/^[\w+/]+=*$/),
      sameAs: null,
    })),
    failures: [],
  });
  expect((await inject({ url: `${body.images[1].path}/320.avif` })).status).toBe(200);
});

test('one that is refused is told, and leaves the others as they are', async () => {
  const { status, body } = await sendFiles(
    rosa,
    { content: film(400), fileName: 'film.mp4' },
    { content: huge, fileName: 'huge.jpg' },
    { content: await photograph(410, 300), fileName: 'good.jpg' },
    { content: (await photograph()).subarray(0, 900), fileName: 'half.jpg' },
    { content: Buffer.alloc(0), fileName: 'empty.jpg' },
  );
  expect(status).toBe(200);
  expect(body.images).toMatchObject([{ position: 2, name: 'good.jpg', width: 410 }]);
  const invalid = {
    code: 'invalid-request',
    detail: 'Please choose a valid file. Pictures may be JPEG, PNG, WebP, GIF or AVIF.',
  };
  expect(body.failures).toEqual([
    { position: 0, name: 'film.mp4', ...invalid },
    {
      position: 1,
      name: 'huge.jpg',
      code: 'body-too-large',
      detail: 'The maximun of the image size is 10MB.',
    },
    {
      position: 3,
      name: 'half.jpg',
      code: 'invalid-request',
      detail: expect.stringContaining('Can’t read this image.'),
    },
    { position: 4, name: 'empty.jpg', ...invalid },
  ]);
  const kept = await everything();
  expect(kept.rows.every(({ state }) => state === 'ready')).toBe(true);
  expect(kept.onDisk.filter((path) => /arrivals|unfinished/.test(path))).toEqual([]);
});

test('where all are refused, the answer is the problem of the first', async () => {
  const before = await everything();
  const { status, body } = await sendFiles(rosa, { content: huge }, { content: film(400) });
  const detail = 'The maximun of the image size is 10MB.';
  expect([status, body.code, body.detail]).toEqual([413, 'body-too-large', detail]);
  expect(body.fields).toEqual([{ path: 'body.images', message: detail }]);
  expect(await everything()).toEqual(before);
});

test('what has no room is refused in the specification’s words, what has is kept', async () => {
  const ana = await openMember(server);
  const small = await photograph(40, 40);
  await database.insert(filesTable).values({
    id: 'f'.repeat(32),
    ownerId: ana.id,
    state: 'ready',
    mimeType: 'video/mp4',
    name: 'film.mp4',
    size: storageCapacity - small.length - 10,
    createdAt: platform.clock.now(),
  });
  const { body } = await sendFiles(
    ana,
    { content: await photograph(900, 900), fileName: 'large.jpg' },
    { content: small, fileName: 'small.jpg' },
    { content: small, fileName: 'again.jpg' },
  );
  expect(body.images).toMatchObject([{ name: 'small.jpg' }]);
  const detail = 'Fail to upload file, the file has exceeded the total maximum capacity.';
  expect(body.failures).toMatchObject([
    { name: 'large.jpg', code: 'body-too-large', detail },
    { name: 'again.jpg', code: 'body-too-large', detail },
  ]);
});

test('a double names the file of one’s own that is the same, and no other’s', async () => {
  const ana = await openMember(server);
  const content = await photograph(222, 222);
  await sendFiles(rosa, { content });
  const [first] = (await sendFiles(ana, { content })).body.images;
  expect(first.sameAs).toBeNull();
  const [second] = (await sendFiles(ana, { content, fileName: 'renamed.jpg' })).body.images;
  expect(second.sameAs).toBe(first.id);
  await ana.browser.call('DELETE', `/api/v1/storage/me/files/${first.id}`);
  await ana.browser.call('DELETE', `/api/v1/storage/me/files/${second.id}`);
  const [third] = (await sendFiles(ana, { content })).body.images;
  expect(third.sameAs).toBeNull();
  const [row] = await database.select().from(filesTable).where(eq(filesTable.id, third.id));
  expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  [
    'eleven',
    'body',
    async () => formOfSeveral(Array(11).fill({ content: await photograph(9, 9) })),
  ],
  [
    'another field',
    'body.file',
    async () => formOfSeveral([{ content: await photograph() }], { field: 'file' }),
  ],
  [
    'an owner beside them',
    'body.ownerId',
    async () => formOfSeveral([{ content: await photograph() }], { texts: { ownerId: '1' } }),
  ],
  ['no picture', 'body.images', async () => formOfSeveral([], { texts: { a: 'b' } })],
])('a form with %s is refused, and nothing of it is kept', async (_, path, form) => {
  const before = await everything();
  const answer = await send(rosa, await form());
  expect([answer.status, answer.body.fields[0].path]).toEqual([400, path]);
  expect(await everything()).toEqual(before);
});

test('nothing is kept of a form that breaks off, not even what had arrived whole', async () => {
  const before = await everything();
  const whole = formOfSeveral([{ content: await photograph() }, { content: await photograph() }]);
  const answer = await send(rosa, whole.subarray(0, whole.length - 400));
  expect([answer.status, answer.body.code]).toEqual([400, 'malformed-body']);
  expect(await everything()).toEqual(before);
});

test('a form that is larger than ten pictures may be is refused by its length', async () => {
  const answer = await inject({
    method: 'POST',
    url: '/api/v1/media/image',
    headers: {
      ...pageHeaders(server, rosa.browser),
      'content-type': formType,
      'content-length': String(200 * 1024 ** 2),
    },
    payload: formOfSeveral([{ content: await photograph() }]),
  });
  expect([answer.status, answer.body.code]).toEqual([413, 'body-too-large']);
});
