import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openMember } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { mediaDomain } from '../routes.ts';
import { formOfSeveral, formType, pageHeaders, photograph, upload } from './form.fixture.ts';

const server = await startTestServer([accountDomain, mediaDomain], { withoutLimits: true });
const { inject } = server;
const { browser } = await openMember(server);

const read = (name: string) => readFile(new URL(`files/${name}`, import.meta.url));

const readImage = 'Can’t read this image. Please choose a valid image file.';
const damaged = `${readImage} It is damaged, or a part of it is missing.`;

async function shownOf(content: Buffer) {
  const { status, body } = await upload(server, browser, { content });
  expect([status, body.detail]).toEqual([200, undefined]);
  const { bytes } = await inject({ url: `${body.path}/1280.webp` });
  const { width, height } = await sharp(bytes).metadata();
  return { type: body.mime_type, width, height };
}

/** The first brand of a file written over. */
async function branded(name: string, brand: string): Promise<Buffer> {
  const content = await read(name);
  content.write(brand, 8, 'latin1');
  return content;
}

test.each([
  ['its last two bytes', 0],
  ['its last byte', 1],
])('a JPEG without %s is taken, as every viewer shows it', async (_, left) => {
  const content = Buffer.concat([await read('no-eoi.jpg'), Buffer.from([0xff]).subarray(0, left)]);
  expect(await shownOf(content)).toEqual({ type: 'image/jpeg', width: 400, height: 300 });
});

test('a progressive JPEG without its end is taken', async () => {
  const whole = await sharp(await photograph())
    .jpeg({ progressive: true })
    .toBuffer();
  expect(await shownOf(whole.subarray(0, -2))).toMatchObject({ width: 400, height: 300 });
});

test.each([
  ['mif1', 'mif1.avif'],
  ['miaf', 'miaf.avif'],
  ['msf1', 'mif1.avif'],
])('an AVIF whose first brand is %s is taken', async (brand, name) => {
  expect(await shownOf(await branded(name, brand))).toEqual({
    ...{ type: 'image/avif', width: 400, height: 300 },
  });
});

test('a film with a box of its camera’s maker is taken, and the box is blank', async () => {
  const content = await read('samsung.mp4');
  const { status, body } = await upload(server, browser, { content });
  expect([status, body.mime_type]).toEqual([200, 'video/mp4']);
  const { bytes } = await inject({ url: body.url });
  expect(bytes).toHaveLength(content.length);
  expect(content.includes('Image_UTC_Data')).toBe(true);
  expect(bytes.includes('Image_UTC_Data')).toBe(false);
});

test('a film is told by any of its brands, but sound alone and a raw picture are none', async () => {
  const types = await Promise.all(
    ['XAVC', 'mp4v', 'M4A ', 'crx ', 'heic'].map(async (brand) => {
      const content = await branded('samsung.mp4', brand);
      return (await upload(server, browser, { content })).body.mime_type;
    }),
  );
  expect(types).toEqual(['video/mp4', 'video/mp4', undefined, undefined, undefined]);
});

const heic = `${readImage} This is a HEIC picture, as iPhones keep them. Save or export it as JPEG, then choose that file.`;
const half = (await photograph(900, 900)).subarray(0, 2_000);

test.each([
  ['HEIC', await read('plain.heic'), heic],
  ['HEIC called a JPEG’s kind', await branded('plain.heic', 'mif1'), heic],
  ['half a picture', half, damaged],
  [
    'half a picture with an end',
    Buffer.concat([half.subarray(0, -2), Buffer.from([0xff])]),
    damaged,
  ],
  [
    'a text',
    Buffer.from('A text that is no picture at all.'),
    'Please choose a valid file. Pictures may be JPEG, PNG, WebP, GIF or AVIF.',
  ],
])('a picture that is refused names its reason: %s', async (_, content, reason) => {
  const alone = await upload(server, browser, { content });
  expect([alone.status, alone.body.code]).toEqual([400, 'invalid-request']);
  expect(alone.body.detail).toContain(reason);
  const several = await inject({
    method: 'POST',
    url: '/api/v1/media/image',
    headers: { ...pageHeaders(server, browser), 'content-type': formType },
    payload: formOfSeveral([{ content }, { content: await photograph() }]),
  });
  expect(several.body.failures).toMatchObject([{ position: 0, detail: reason }]);
});
