import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { storageCapacity } from '@boardwalk/sdk-core/media/upload-rules';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openBrowser, openMember } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import { measureCpuTime } from '../../platform/cpu-time.fixture.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { mediaDomain } from '../routes.ts';
import { filesTable, media } from '../tables.ts';
import { film, formOf, formType, pageHeaders, photograph, upload } from './form.fixture.ts';

const server = await startTestServer([accountDomain, mediaDomain], { withoutLimits: true });
const { platform, inject } = server;
const { database, configuration } = platform;
const address = '/api/v1/storage/me/files';
const stored = join(configuration.dataFolder, 'media');

const open = () => openMember(server);

const rosa = await open();

/** Returns everything that is stored: rows, and files on the disk. */
async function everything() {
  const rows = await database
    .select({ id: filesTable.id, state: filesTable.state })
    .from(filesTable);
  const pictures = await database.select({ id: media.id }).from(media);
  const onDisk = existsSync(stored)
    ? globSync('**/*.*', { cwd: stored }).concat(
        globSync('{arrivals,.unfinished}/*', { cwd: stored }),
      )
    : [];
  return { rows, pictures, onDisk: onDisk.sort() };
}

test('a picture is kept upright, without what it told of its maker and place', async () => {
  const answer = await upload(server, rosa.browser, {
    content: await photograph(),
    texts: { name: 'Our house.jpg' },
  });
  expect(answer.status).toBe(200);
  const { id, path } = answer.body;
  expect(answer.body).toEqual({
    id,
    path: `/media/${id}`,
    mime_type: 'image/jpeg',
    name: 'Our house.jpg',
    size: (await photograph()).length,
    lastModifiedDate: expect.stringMatching(/^\d{4}-.*Z$/),
    url: `/media/${id}/1280.webp`,
  });
  const shown = await inject({ url: `${path}/1280.webp` });
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(shown.headers['x-content-type-options']).toBe('nosniff');
  const { exif, width } = await sharp(shown.bytes).metadata();
  expect([exif, width]).toEqual([undefined, 400]);
  expect(shown.text).not.toContain('somebody');
  expect((await inject({ url: `${path}/320.avif` })).status).toBe(200);
});

test('the same picture of two people is two files', async () => {
  const ana = await open();
  const content = await photograph();
  const [one, other] = await Promise.all([
    upload(server, ana.browser, { content }),
    upload(server, rosa.browser, { content }),
  ]);
  expect(one.body.id).not.toBe(other.body.id);
  await ana.browser.call('DELETE', `${address}/${one.body.id}`);
  expect((await inject({ url: other.body.url })).status).toBe(200);
});

test('a video is kept with a poster, and served in parts under its own type', async () => {
  const content = film(300_000);
  const { status, body } = await upload(server, rosa.browser, {
    content,
    fileName: 'garden.mov',
    type: 'image/jpeg',
  });
  expect([status, body.mime_type]).toEqual([200, 'video/mp4']);
  expect(body.url).toBe(`/media/${body.id}/video.mp4`);
  const part = await inject({ url: body.url, headers: { range: 'bytes=4-7' } });
  expect([part.status, part.text, part.headers['content-type']]).toEqual([
    206,
    'ftyp',
    'video/mp4',
  ]);
  expect(part.headers['content-disposition']).toBe(`inline; filename="${body.id}.mp4"`);
  expect((await inject({ url: body.url.replace('mp4', 'webm') })).status).toBe(404);
  const { image } = (await rosa.browser.call('GET', `${address}/${body.id}`)).body;
  expect([image.path, image.video]).toEqual([`/media/${body.id}`, body.url]);
});

test('one’s own files are listed, the newest first, counted, and removed for good', async () => {
  const { browser } = await open();
  const content = await photograph();
  const [first, second] = [
    (await upload(server, browser, { content, texts: { name: 'first.jpg' } })).body,
    (await upload(server, browser, { content, texts: { name: 'second.jpg' } })).body,
  ];
  expect((await browser.call('GET', address)).body).toMatchObject({
    items: [{ ...second, uses: 0, image: { width: 400, height: 300 } }, first],
    hasMore: false,
    total: 2,
  });
  const page = await browser.call('GET', `${address}?start=1&size=1`);
  expect(page.body).toMatchObject({ items: [first], hasMore: false, total: 2 });
  expect((await browser.call('GET', '/api/v1/storage/me/stats')).body).toEqual({
    used: 2 * content.length,
    capacity: storageCapacity,
    files: 2,
  });
  const gone = await browser.call('DELETE', `${address}/${first.id}`);
  expect([gone.status, gone.body]).toEqual([200, null]);
  expect((await inject({ url: first.url })).status).toBe(404);
  expect((await browser.call('DELETE', `${address}/${first.id}`)).status).toBe(404);
  expect((await browser.call('GET', address)).body.items).toMatchObject([second]);
  expect(globSync(`**/${first.id}*`, { cwd: stored })).toEqual(
    globSync(`**/${first.id}`, { cwd: stored }),
  );
});

test.each(['%00', 'a', 'A'.repeat(32)])('%s is no file’s id', async (id) => {
  const { browser } = await open();
  const refused = await browser.call('DELETE', `${address}/${id}`);
  expect(refused.status).toBe(400);
  expect(refused.body.fields[0].path).toBe('params.file');
});

test('nobody lists, counts or removes somebody else’s files', async () => {
  const { browser } = await open();
  const { id } = (await upload(server, browser, { content: await photograph() })).body;
  const eve = await open();
  expect((await eve.browser.call('GET', address)).body.items).toEqual([]);
  expect((await eve.browser.call('GET', '/api/v1/storage/me/stats')).body.files).toBe(0);
  expect((await eve.browser.call('DELETE', `${address}/${id}`)).status).toBe(404);
  expect((await browser.call('GET', address)).body.items).toHaveLength(1);
  const visitor = openBrowser(server);
  for (const answer of [
    await visitor.call('GET', address),
    await visitor.call('GET', '/api/v1/storage/me/stats'),
    await visitor.call('DELETE', `${address}/${id}`),
    await upload(server, visitor, { content: await photograph() }),
  ]) {
    expect(answer.status).toBe(401);
  }
});

test.each([
  // Of ours or not, that page knows nobody by the cookie of our own site.
  ['http://partner.localhost:4100', 401],
  ['null', 403],
  ['https://evil.example', 403],
])(
  'a page of %s uploads and removes nothing, though the browser sends the cookie',
  async (origin, status) => {
    const before = await everything();
    const headers = {
      ...pageHeaders(server, rosa.browser),
      origin,
      'sec-fetch-site': 'cross-site',
    };
    const payload = formOf({ content: await photograph() });
    const answer = await inject({
      method: 'PUT',
      url: address,
      headers: { ...headers, 'content-type': formType },
      payload,
    });
    expect(answer.status).toBe(status);
    const [{ id = '' } = {}] = before.rows;
    expect((await inject({ method: 'DELETE', url: `${address}/${id}`, headers })).status).toBe(403);
    expect(await everything()).toEqual(before);
  },
);

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

async function bombOf(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

const uploadTimed = (content: Buffer) =>
  measureCpuTime(() => upload(server, rosa.browser, { content }));
const { cpuTime: timeOfGood } = await uploadTimed(await photograph());

test.each([
  ['an SVG with a script, called .jpg', Buffer.from(script), 'Please choose a valid file.'],
  [
    'a page',
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    'Please choose a valid file.',
  ],
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ'), 'Please choose a valid file.'],
  ['a program', Buffer.from('MZ\x90\0\x03\0\0\0'), 'Please choose a valid file.'],
  ['nothing', Buffer.alloc(0), 'Please choose a valid file.'],
  ['a picture of Apple’s', film(60).fill('ftypheic', 4, 12, 'latin1'), 'This is a HEIC picture'],
  [
    'a page that begins as a video',
    Buffer.concat([film(60).subarray(0, 24), Buffer.from(script)]),
    'Please choose a valid file.',
  ],
  ['a video that breaks off', Buffer.concat([film(24), Buffer.from('\0\0\x40\0mdat')]), 'Please'],
  ['a page that begins as a GIF', Buffer.from(`GIF89a/*${script}*/`), 'Can’t read this image.'],
  ['a page that begins as a JPEG', Buffer.from(`\xff\xd8\xff${script}`, 'latin1'), 'Can’t read'],
  ['half a picture', (await photograph()).subarray(0, 900), 'Can’t read this image.'],
  ['30,000 × 30,000 pixels', await bombOf(30_000, 30_000), 'Can’t read this image.'],
  ['a line of a billion pixels', await bombOf(1_000_000_000, 1), 'Can’t read this image.'],
])('%s is refused, and nothing of it is kept', async (_, content, message) => {
  const before = await everything();
  const { result: answer, cpuTime } = await uploadTimed(content);
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid-request']);
  expect(answer.body.detail).toContain(message);
  expect(answer.body.fields[0].path).toBe('body.file');
  expect(cpuTime).toBeLessThan(5 * timeOfGood);
  expect(await everything()).toEqual(before);
});

test('what is hidden behind a picture does not come through', async () => {
  const content = Buffer.concat([await photograph(), Buffer.from(script)]);
  const { body } = await upload(server, rosa.browser, { content, fileName: 'evil.html' });
  for (const file of ['320.webp', '1280.avif']) {
    expect((await inject({ url: `${body.path}/${file}` })).text).not.toContain('<script');
  }
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['..\\\\..\\\\boot.ini', 'boot.ini'],
  ['a%00b.jpg', 'a%00b.jpg'],
  ['gpj.\u202eexe.jpg', 'gpj.exe.jpg'],
  ['.htaccess', 'htaccess'],
  ['  two   blanks .jpg ', 'two blanks .jpg'],
  [`${'é'.repeat(300)}.jpeg`, `${'é'.repeat(115)}.jpeg`],
  ['\u202e\u200b', 'file'],
  ['con<script>|?.jpg', 'conscript.jpg'],
])('the name %j becomes %j', async (fileName, name) => {
  const { status, body } = await upload(server, rosa.browser, {
    content: await photograph(40, 40),
    fileName,
  });
  expect([status, body.name]).toEqual([200, name]);
  expect(body.path).toBe(`/media/${body.id}`);
});

test('a name with a NUL in it loses it', async () => {
  const content = await photograph(40, 40);
  const { body } = await upload(server, rosa.browser, { content, texts: { name: 'a\0b.jpg' } });
  expect(body.name).toBe('ab.jpg');
});

test.each([
  ['a name of 5,000 characters', { texts: { name: 'a'.repeat(5_000) } }, 'body.name'],
  ['an owner', { texts: { ownerId: '1' } }, 'body.ownerId'],
  ['a state', { texts: { state: 'ready' } }, 'body.state'],
  [
    'twenty texts',
    { texts: Object.fromEntries([...Array(20)].map((_, i) => [`t${i}`, ''])) },
    'body',
  ],
  ['the file as another field', { field: 'images' }, 'body.images'],
])('%s is refused, and nothing of it is kept', async (_, more, path) => {
  const before = await everything();
  const answer = await upload(server, rosa.browser, { content: await photograph(), ...more });
  expect([answer.status, answer.body.fields[0].path]).toEqual([400, path]);
  expect(await everything()).toEqual(before);
});

test.each([
  ['no form', undefined, Buffer.alloc(0), 400],
  ['a form without a boundary', 'multipart/form-data', formOf({ content: film(100) }), 400],
  [
    'a form with another boundary',
    'multipart/form-data; boundary=other',
    formOf({ content: film(100) }),
    400,
  ],
  ['an empty form', formType, Buffer.from('--a-boundary-of-the-tests--\r\n'), 400],
  ['JSON', 'application/json', Buffer.from('{"file":"x"}'), 415],
  ['a form cut off', formType, formOf({ content: film(5_000) }).subarray(0, 3_000), 400],
])('%s is refused, and nothing of it is kept', async (_, type, payload, status) => {
  const before = await everything();
  const answer = await inject({
    method: 'PUT',
    url: address,
    headers: { ...pageHeaders(server, rosa.browser), ...(type && { 'content-type': type }) },
    payload,
  });
  expect(answer.status).toBe(status);
  expect(await everything()).toEqual(before);
});
