import { expect, test } from 'vitest';
import { type DraftChunk, planChunks, splitDrafts } from './chunk-rules.ts';

/** A chunk of one module that has its name. */
function chunk(name: string, imports: string[], bytes = 100): DraftChunk {
  const isAskedFor = !/^[a-z]$/.test(name);
  return { fileName: name, imports, moduleIds: [`${name}.ts`], isAskedFor, bytes };
}

function plan(drafts: readonly DraftChunk[], first: readonly string[] = []) {
  const { runtime, shared } = splitDrafts(drafts, 'runtime', first);
  const chunks = [runtime.flatMap(({ moduleIds }) => moduleIds), ...planChunks(drafts, shared)];
  return chunks.map((modules) => modules.toSorted().join(' '));
}

test('the runtime has what it imports itself, and what the first widget shares', () => {
  const drafts = [
    chunk('runtime', ['a']),
    chunk('search', ['runtime', 'b']),
    chunk('listing', ['runtime', 'b', 'c']),
    chunk('topbar', ['c']),
    chunk('a', []),
    chunk('b', ['d']),
    chunk('c', [], 5_000),
    chunk('d', []),
  ];
  expect(plan(drafts, ['search'])).toEqual(['a.ts b.ts d.ts runtime.ts', 'c.ts']);
  expect(plan(drafts)).toEqual(['a.ts runtime.ts', 'c.ts', 'b.ts d.ts']);
});

test('what the same ones need is one chunk, whatever it weighs', () => {
  const drafts = [
    chunk('runtime', []),
    chunk('listing', ['a', 'b']),
    chunk('topbar', ['a', 'b']),
    chunk('a', [], 90_000),
    chunk('b', [], 90_000),
  ];
  expect(plan(drafts)).toEqual(['runtime.ts', 'a.ts b.ts']);
});

test.each([
  ['light', 200, ['runtime.ts', 'a.ts b.ts']],
  ['heavy', 3_000, ['runtime.ts', 'a.ts', 'b.ts']],
])('one more may get in vain what is %s', (_, bytes, expected) => {
  const drafts = [
    chunk('runtime', []),
    chunk('listing', ['a', 'b']),
    chunk('topbar', ['a', 'b']),
    chunk('footer', ['a']),
    chunk('a', []),
    chunk('b', [], bytes),
  ];
  expect(plan(drafts)).toEqual(expected);
});

test('chunks that no file needs both of stay apart', () => {
  const drafts = [
    chunk('runtime', []),
    chunk('listing', ['a']),
    chunk('topbar', ['b']),
    chunk('a', [], 1),
    chunk('b', [], 1),
  ];
  expect(plan(drafts)).toEqual(['runtime.ts', 'a.ts', 'b.ts']);
});

test('no two become one around a chunk that stands between them', () => {
  const drafts = [
    chunk('runtime', []),
    chunk('listing', ['a']),
    chunk('topbar', ['a']),
    chunk('part', ['c']),
    chunk('a', ['part']),
    chunk('c', []),
  ];
  expect(plan(drafts)).toEqual(['runtime.ts', 'a.ts', 'c.ts']);
});

test('what would bring much else along in vain stays by itself', () => {
  const drafts = [
    chunk('runtime', []),
    chunk('listing', ['a', 'b']),
    chunk('topbar', ['a', 'b']),
    chunk('footer', ['a']),
    chunk('form', ['c']),
    chunk('a', []),
    chunk('b', ['c']),
    chunk('c', [], 3_000),
  ];
  expect(plan(drafts)).toEqual(['runtime.ts', 'a.ts', 'b.ts c.ts']);
});
