import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeJson } from './write-json.ts';

test('it writes what JSON.stringify does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => writeJson(value) === JSON.stringify(value)),
    { numRuns: 300 },
  );
  const query = { page: undefined, words: ['a"b', undefined], more: { load() {} }, n: Number.NaN };
  expect(writeJson(query)).toBe(JSON.stringify(query));
});

test('what a page put on every array and object changes nothing', () => {
  const prototypes = [Array.prototype, Object.prototype];
  const names = ['toJSON', 'each'];
  for (const prototype of prototypes) {
    for (const name of names) Reflect.set(prototype, name, () => 'old');
  }
  const broken = JSON.stringify(['house']);
  const written = writeJson({ type: ['house'], near: null });
  for (const prototype of prototypes) {
    for (const name of names) Reflect.deleteProperty(prototype, name);
  }
  expect([broken, written]).toEqual(['"old"', '{"type":["house"],"near":null}']);
});
