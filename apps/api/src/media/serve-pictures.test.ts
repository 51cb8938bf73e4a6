import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicPicturePath } from '@boardwalk/sdk-core/media/picture-path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storeUser } from '../account/account.fixture.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { adoptPictures } from './adopt-pictures.ts';
import { createFileId } from './file-path.ts';
import { savePictureRenditions } from './save-picture-renditions.ts';
import { servePictures } from './serve-pictures.ts';
import { filesTable, media } from './tables.ts';

const { inject, platform } = await startTestServer([
  { name: 'media', routes: [], serve: servePictures },
]);
/** A camera's picture: lies on its side, says where it was taken. */
async function takePhotograph(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a6f97' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

const { database, clock } = platform;
const { id: ownerId } = await storeUser(database);

/** Keeps a picture as that of an upload that has arrived; answers what is known of it. */
async function keep(original: Buffer) {
  const id = createFileId();
  const facts = { id, ownerId, mimeType: 'image/jpeg', name: 'wall.jpg', size: 1 } as const;
  await database
    .insert(filesTable)
    .values({ ...facts, state: 'uploading', createdAt: clock.now() });
  await savePictureRenditions(platform, original, { id, ownerId });
  const [row] = await database.select().from(media).where(eq(media.id, id));
  if (!row) throw new Error('The picture was not kept.');
  return row;
}

const kept = await keep(await takePhotograph());
const address = publicPicturePath(kept.id);

test('an upload is kept upright, without its metadata, in every width and format', async () => {
  expect(kept).toMatchObject({ width: 600, height: 900, alt: '' });
  for (const [width, format] of [
    [320, 'webp'],
    [800, 'avif'],
    [1280, 'webp'],
  ] as const) {
    const answer = await inject({ url: `${address}/${width}.${format}` });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(`image/${format}`);
    const facts = await sharp(answer.bytes).metadata();
    expect(facts.width).toBe(Math.min(width, 600));
    expect(facts.exif).toBeUndefined();
  }
  expect(Buffer.from(kept.thumbhash, 'base64').length).toBeGreaterThan(4);
});

test('any page may show a picture, for ever', async () => {
  const { headers } = await inject({
    url: `${address}/320.webp`,
    headers: { origin: 'https://x.example' },
  });
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a part is served as a part, and one behind the end is refused', async () => {
  const whole = await inject({ url: `${address}/320.webp` });
  const part = await inject({ url: `${address}/320.webp`, headers: { range: 'bytes=4-7' } });
  expect(part.status).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 4-7/${whole.bytes.length}`);
  expect(part.bytes).toEqual(whole.bytes.subarray(4, 8));
  const behind = await inject({ url: `${address}/320.webp`, headers: { range: 'bytes=9999999-' } });
  expect(behind.status).toBe(416);
  expect(behind.headers['content-range']).toBe(`bytes */${whole.bytes.length}`);
});

test('a picture that the caller has is not sent again, and HEAD sends none', async () => {
  const { headers, bytes } = await inject({ url: `${address}/320.webp` });
  const again = await inject({
    url: `${address}/320.webp`,
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  const head = await inject({ method: 'HEAD', url: `${address}/320.webp` });
  expect(head.headers['content-length']).toBe(String(bytes.length));
  expect(head.bytes.length).toBe(0);
});

test.each([
  '/media/nothing/320.webp',
  `/media/${'0'.repeat(32)}/320.webp`,
  `${address}/321.webp`,
  `${address}/320.svg`,
  `${address}/..%2f..%2f320.webp`,
  '/media/%2e%2e/%2e%2e',
])('%s is not found', async (url) => {
  expect((await inject({ url })).status).toBe(404);
});

test.each([
  ['text', Buffer.from('<svg onload="alert(1)">')],
  ['half a picture', (await takePhotograph()).subarray(0, 2_000)],
  ['a pixel flood', await pixelFlood()],
])('%s is refused and leaves nothing', async (_, original) => {
  await expect(keep(original)).rejects.toMatchObject({ code: 'invalid-request' });
  expect(await database.$count(media)).toBe(1);
});

/** A small PNG whose header claims 30,000 by 30,000 pixels. */
async function pixelFlood(): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  return png;
}

test('rendered pictures are taken over under the id of their content', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rendered-'));
  const content = await sharp(await takePhotograph())
    .webp()
    .toBuffer();
  for (const width of [320, 800, 1280]) {
    writeFileSync(join(folder, `${width}.webp`), content);
    writeFileSync(join(folder, `${width}.avif`), content);
  }
  const picture = {
    folder,
    alt: 'Taken over',
    width: 900,
    height: 600,
    thumbhash: kept.thumbhash,
  };
  const [id, same] = await adoptPictures(platform, [picture, picture]);
  expect(same).toBe(id);
  const answer = await inject({ url: `${publicPicturePath(String(id))}/1280.avif` });
  expect(answer.bytes).toEqual(content);
});
