import { expect, test } from 'vitest';
import { findDouble, type PictureEntry } from './pictures.ts';

function entry(id: string, sameAs: string | null = null): PictureEntry<never> {
  const kept = { id, path: `/media/${id}` };
  return { key: id, alt: '', kept, sameAs, name: '', progress: { state: 'done' } };
}

test.each<[string, readonly PictureEntry<never>[], readonly (number | undefined)[]]>([
  ['named by the later one', [entry('a'), entry('b'), entry('c', 'a')], [undefined, undefined, 0]],
  ['named by the earlier one', [entry('c', 'a'), entry('a')], [undefined, 0]],
  ['of a third that the list has not', [entry('b', 'x'), entry('c', 'x')], [undefined, 0]],
  ['of a file outside the list alone', [entry('b', 'x'), entry('c')], [undefined, undefined]],
])('a double is found, %s', (_, entries, doubles) => {
  expect(entries.map((_, place) => findDouble(entries, place))).toEqual(doubles);
});
