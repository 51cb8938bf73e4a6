import { expect, test } from 'vitest';
import { findRemovableStatics } from './find-removable-statics.ts';
import { parseBuilt } from './parse-built.ts';

const staticsOf = (code: string) => [...findRemovableStatics(parseBuilt(code, true))];

test.each([
  ['Promise.withResolvers()', ['Promise.withResolvers']],
  ['Promise?.["allSettled"]([])', ['Promise.allSettled']],
  ['globalThis.Promise.any([])', ['Promise.any']],
  ['own.Promise.try(work)', ['Promise.try']],
  ['const { race, any: first } = Promise', ['Promise.any']],
  ['new Promise(work).then(go).finally(end)', ['Promise().finally']],
  ['Promise.all([]).catch(tell).finally(end)', ['Promise().finally']],
  ['Object.groupBy(a, b); Map.groupBy(a, b)', ['Object.groupBy', 'Map.groupBy']],
  ['Array.fromAsync(a)', ['Array.fromAsync']],
  ['Iterator.from(a)', ['Iterator.from']],
])('a page can take away %s: %j', (code, statics) => {
  expect(staticsOf(code)).toEqual(statics);
});

test.each([
  'Promise.all([]).then(a, b); Promise.race([]); Promise.resolve(); new Promise(work).catch(tell);',
  'Object.fromEntries(Object.entries(a)); Object.hasOwn(a, "b"); Array.from(a); new Map().get(a);',
  'load().finally(end); registry.get(a).any;',
])('and not %s', (code) => {
  expect(staticsOf(code)).toEqual([]);
});
