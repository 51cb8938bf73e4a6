import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { cleanVideo } from './clean-video.ts';

function box(type: string, ...content: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** A box whose size stands in 64 bits, as behind films of more than 4 GB. */
function longBox(type: string, body: string): Buffer {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 0);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(body.length + 16), 8);
  return Buffer.concat([head, Buffer.from(body)]);
}

const head = box('ftyp', 'isom\0\0\x02\0isomiso2');
const canary = 'CANARY+43.2557-079.8711/';
const track = box(
  'trak',
  box('tkhd', 'x'.repeat(84)),
  box('udta', canary),
  box('mdia', box('hdlr', 'h')),
);

async function clean(
  content: Buffer,
  type: 'video/mp4' | 'video/webm' = 'video/mp4',
  pieceBytes = 7,
): Promise<Buffer> {
  async function* pieces() {
    for (let at = 0; at < content.length; at += pieceBytes) {
      yield content.subarray(at, at + pieceBytes);
    }
  }
  return buffer(cleanVideo(type, pieces()));
}

test('what a camera wrote becomes free room, and every offset stays', async () => {
  const film = Buffer.concat([
    head,
    box('uuid', canary),
    box('moov', box('mvhd', 'm'.repeat(100)), box('meta', canary), track, box('\u00a9xyz', canary)),
    box('free', canary),
    box('mdat', 'the frames'),
  ]);
  const cleaned = await clean(film);
  expect(cleaned).toHaveLength(film.length);
  expect(cleaned.includes('CANARY')).toBe(false);
  for (const kept of ['ftyp', 'moov', 'trak', 'tkhd', 'hdlr', 'mdat', 'the frames']) {
    expect([kept, cleaned.indexOf(kept)]).toEqual([kept, film.indexOf(kept)]);
  }
  expect(cleaned.includes('udta')).toBe(false);
  expect(await clean(film, 'video/mp4', 100_000)).toEqual(cleaned);
  expect(await clean(cleaned)).toEqual(cleaned);
});

test.each([
  ['one whose description comes last', [head, box('mdat', 'frames'), box('moov', track)]],
  ['one in fragments', [head, box('moov', track), box('moof', box('traf')), box('mdat', 'f')]],
  ['one of 64 bits', [head, box('moov'), longBox('mdat', 'frames')]],
  ['one whose frames go to the end', [head, box('moov'), Buffer.from('\0\0\0\0mdatframes')]],
])('%s is whole', async (_, boxes) => {
  const film = Buffer.concat(boxes);
  const cleaned = await clean(film);
  expect(cleaned.length).toBe(film.length);
  expect(cleaned.includes('mdat')).toBe(true);
});

test.each([
  ['Samsung’s', box('sefd', canary)],
  ['one whose frames follow it', box('_htc', canary)],
  ['a thumbnail', box('thum', canary)],
  ['a dashcam’s', box('gps ', canary)],
  ['one to the end', Buffer.concat([Buffer.from('\0\0\0\0inst'), Buffer.from(canary)])],
  ['one named as what a film holds', box('trak', box('tkhd', canary))],
])('a box of the maker’s beside the film is blank: %s', async (_, made) => {
  const film = [head, box('moov', track), box('mdat', 'the frames')];
  const cleaned = await clean(Buffer.concat([...film, made]));
  expect(cleaned.includes('CANARY')).toBe(false);
  expect(cleaned.subarray(-made.length).toString('latin1', 4)).toBe(
    `free${'\0'.repeat(made.length - 8)}`,
  );
  expect(cleaned.includes('the frames')).toBe(true);
});

test('what has no name is no box of a maker’s', async () => {
  const nameless = Buffer.concat([head, box('moov'), box('mdat', 'x'), box('\0\x01\x02\x03', 'x')]);
  await expect(clean(nameless)).rejects.toMatchObject({
    fields: [{ message: expect.stringContaining('beside the film') }],
  });
});

test.each([
  ['a head alone', [head], 'there is no film in it'],
  ['a film without frames', [head, box('moov')], 'there are no frames in it'],
  ['frames without a film', [head, box('mdat', 'x')], 'there is no film in it'],
  ['a page behind a head', [head, Buffer.from('<script>alert(1)</script>')], 'cut off'],
  [
    'a page behind the frames',
    [head, box('moov'), box('mdat', 'x'), Buffer.from('<html>')],
    'cut off',
  ],
  ['frames cut off', [head, box('moov'), box('mdat', 'xxxx').subarray(0, 10)], 'cut off'],
  ['a box wider than what holds it', [head, Buffer.from('\0\0\0\x10moov\0\0\0\x20trak')], 'fit'],
  ['a box smaller than its own head', [head, Buffer.from('\0\0\0\x04moov')], 'fit'],
  ['a box without a size inside another', [head, Buffer.from('\0\0\0\x10moov\0\0\0\0trak')], 'fit'],
  ['boxes without end', [head, ...Array.from({ length: 9_000 }, () => box('free'))], 'no film'],
])('%s is no video', async (_, boxes, message) => {
  await expect(clean(Buffer.concat(boxes))).rejects.toMatchObject({
    code: 'invalid-request',
    fields: [{ path: 'body.file', message: expect.stringContaining(message) }],
  });
});

const element = (id: string, content: Buffer | string, length = '') => {
  const body = Buffer.from(content);
  const size = length || (0x4000 | body.length).toString(16);
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from(size, 'hex'), body]);
};
const webmHead = element('1a45dfa3', 'webm');
const tracks = element('1654ae6b', 'the tracks');
const block = element('a3', 'a frame');
const webm = (...parts: readonly Buffer[]) =>
  Buffer.concat([webmHead, element('18538067', Buffer.concat(parts))]);

test('tags and files in a WebM become empty room', async () => {
  const film = webm(
    element('1254c367', canary),
    tracks,
    element('1f43b675', block),
    element('1941a469', canary),
  );
  const cleaned = await clean(film, 'video/webm');
  expect(cleaned).toHaveLength(film.length);
  expect(cleaned.includes('CANARY')).toBe(false);
  for (const kept of ['the tracks', 'a frame']) {
    expect(cleaned.indexOf(kept)).toBe(film.indexOf(kept));
  }
  expect(await clean(cleaned, 'video/webm')).toEqual(cleaned);
});

test('a WebM that was sent live, without sizes, is whole', async () => {
  const unknown = '01ffffffffffffff';
  const film = Buffer.concat([
    webmHead,
    element('18538067', '', unknown),
    tracks,
    element('1f43b675', '', unknown),
    element('e7', '\0'),
    block,
    element('1f43b675', '', unknown),
    block,
  ]);
  expect(await clean(film, 'video/webm')).toEqual(film);
});

test.each([
  ['a head alone', webmHead, 'there is no film in it'],
  ['no frames', webm(tracks), 'there are no frames in it'],
  ['a page behind a head', Buffer.concat([webmHead, Buffer.from('<script>')]), 'beside the film'],
  ['a film cut off', webm(tracks, element('1f43b675', block)).subarray(0, -2), 'cut off'],
  ['crumbs', Buffer.concat([webmHead, Buffer.from('ec80'.repeat(50_000), 'hex')]), 'crumbs'],
])('%s is no WebM', async (_, content, message) => {
  await expect(clean(content, 'video/webm')).rejects.toMatchObject({
    fields: [{ message: expect.stringContaining(message) }],
  });
});
