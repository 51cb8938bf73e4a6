import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventStreamReader, type ReceivedEvent } from './event-stream.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What a reader makes of the bytes, cut into pieces at these places. */
function readInPieces(bytes: Uint8Array, cuts: readonly number[]) {
  const reader = createEventStreamReader();
  const places = [0, ...[...cuts].sort((a, b) => a - b), bytes.length];
  const events: ReceivedEvent[] = [];
  for (const [index, from] of places.entries()) {
    events.push(...reader.read(bytes.subarray(from, places[index + 1] ?? bytes.length)));
  }
  return { events, lastId: reader.lastId };
}

const stream = [
  ': a comment, é ☃ 🛶',
  'retry: 2000',
  '',
  'id: 41',
  'event: changed',
  'data: bookmarks',
  '',
  ': ping',
  'id: 42',
  '',
  'event: note',
  'data: 🛶 canoe',
  'data:two lines',
  'unknown: field',
  'data',
  '',
  'data: unfinished',
].join('\n');

const expected = {
  events: [
    { name: 'changed', data: 'bookmarks' },
    { name: 'note', data: '🛶 canoe\ntwo lines\n' },
  ],
  lastId: '42',
};

test.each([
  ['line feeds', stream],
  ['carriage returns', stream.replaceAll('\n', '\r')],
  ['both', stream.replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${stream}`],
])('a stream with %s reads the same however it is cut', (_, text) => {
  const bytes = bytesOf(text);
  expect(readInPieces(bytes, [])).toEqual(expected);
  expect(
    readInPieces(
      bytes,
      [...bytes].map((_byte, index) => index),
    ),
  ).toEqual(expected);
  fc.assert(
    fc.property(fc.array(fc.nat(bytes.length)), (cuts) => {
      expect(readInPieces(bytes, cuts)).toEqual(expected);
    }),
  );
});

test('an id counts once its event is whole, and an empty one takes it back', () => {
  const reader = createEventStreamReader('7');
  reader.read(bytesOf('id: 8\ndata: a\n'));
  expect(reader.lastId).toBe('7');
  reader.read(bytesOf('\n'));
  expect(reader.lastId).toBe('8');
  reader.read(bytesOf('id: 9\0\n\n'));
  expect(reader.lastId).toBe('8');
  reader.read(bytesOf('id\n\n'));
  expect(reader.lastId).toBeUndefined();
});

test('names and fields without data are no event', () => {
  const reader = createEventStreamReader();
  expect(reader.read(bytesOf('event: changed\n\n: \n\n\n\n'))).toEqual([]);
  expect(reader.read(bytesOf('data: a\n\n'))).toEqual([{ name: 'message', data: 'a' }]);
});

test.each([
  ['line without an end', 'x'.repeat(1_000)],
  ['event without an end', 'data: a\n'.repeat(125)],
  ['comment without an end', `:${'x'.repeat(999)}`],
])('a %s is given up before it fills the memory', (_, piece) => {
  const reader = createEventStreamReader();
  const bytes = bytesOf(piece);
  expect(() => {
    for (let sent = 0; sent < 1_000_000; sent += bytes.length) reader.read(bytes);
  }).toThrow(RangeError);
});

test('whatever bytes come, it reads them or gives up', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 20 }), (pieces) => {
      const reader = createEventStreamReader();
      for (const piece of pieces) {
        for (const { name, data } of reader.read(piece)) {
          expect(name).not.toBe('');
          expect(typeof data).toBe('string');
        }
      }
    }),
  );
});
