import { expect, test } from 'vitest';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';

test.each<Cursor>([
  { sort: 'newest', key: 1_795_175_994_472_001, id: 7, similar: false },
  { sort: 'price-low', key: Number.POSITIVE_INFINITY, id: 7, similar: false },
  { sort: 'price-high', key: Number.NEGATIVE_INFINITY, id: 7, similar: false },
  { sort: 'distance', key: 1234.567_890_123_4, id: 9_007_199_254_740_991, similar: true },
  { sort: 'relevance', offset: 32, asOf: 1_795_175_994_472, similar: false },
])('a cursor comes back as it was written: %o', (cursor) => {
  const text = writeCursor(cursor);
  expect(readCursor(text, cursor.sort)).toEqual(cursor);
  expect(text).toMatch(/^[\w-]{1,200}$/);
});

test.each([
  '',
  'null',
  '%%%',
  Buffer.from('{}').toString('base64url'),
  Buffer.from('{"sort":"newest","key":"NaN","id":1,"similar":false}').toString('base64url'),
  Buffer.from('{"sort":"newest","key":1,"id":-1,"similar":false}').toString('base64url'),
  Buffer.from('{"sort":"relevance","offset":1e99,"asOf":0,"similar":false}').toString('base64url'),
])('%j is no cursor', (text) => {
  expect(() => readCursor(text, 'newest')).toThrow('body.cursor');
});

const far = 253_402_300_800_000;

test.each<Cursor>([
  { sort: 'newest', key: 1e300, id: 7, similar: false },
  { sort: 'newest', key: -9e18, id: 7, similar: false },
  { sort: 'newest', key: Number.POSITIVE_INFINITY, id: 7, similar: false },
  { sort: 'soonest', key: far * 1_000, id: 7, similar: false },
  { sort: 'relevance', offset: 0, asOf: far, similar: false },
])('%o stands at no time that a listing can have', (cursor) => {
  expect(() => readCursor(writeCursor(cursor), cursor.sort)).toThrow('body.cursor');
});
