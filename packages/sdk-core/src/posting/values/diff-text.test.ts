import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiffPart, diffText } from './diff-text.ts';

const textOf = (parts: readonly DiffPart[], without: DiffPart['is']) =>
  parts
    .filter(({ is }) => is !== without)
    .map(({ text }) => text)
    .join('');

test('a word that changes is told between those that stay', () => {
  expect(diffText('A brick house by the lake', 'A stone house by the lake')).toEqual([
    { is: 'same', text: 'A ' },
    { is: 'removed', text: 'brick' },
    { is: 'added', text: 'stone' },
    { is: 'same', text: ' house by the lake' },
  ]);
});

test('several words in a row are one change', () => {
  expect(diffText('Call my old number', 'Call this new number')).toEqual([
    { is: 'same', text: 'Call ' },
    { is: 'removed', text: 'my old' },
    { is: 'added', text: 'this new' },
    { is: 'same', text: ' number' },
  ]);
});

test.each([
  ['', 'New', [{ is: 'added', text: 'New' }]],
  ['Old', '', [{ is: 'removed', text: 'Old' }]],
  ['', '', []],
  ['Same', 'Same', [{ is: 'same', text: 'Same' }]],
] as const)('%j and %j', (before, after, parts) => {
  expect(diffText(before, after)).toEqual(parts);
});

test('both texts can be read from it, and neighbours are of different sorts', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'house', ' ', '\n', '  '))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffText(before, after);
      expect(textOf(parts, 'added')).toBe(before);
      expect(textOf(parts, 'removed')).toBe(after);
      parts.forEach((part, index) => {
        expect(part.is).not.toBe(parts[index + 1]?.is);
      });
    }),
  );
});

test('texts too long to compare are told whole, but for what they begin and end with', () => {
  const words = (word: string) =>
    Array.from({ length: 1_500 }, (_, at) => `${word}${at}`).join(' ');
  const parts = diffText(`It was ${words('a')} once`, `It was ${words('b')} once`);
  expect(parts.map(({ is }) => is)).toEqual(['same', 'removed', 'added', 'same']);
});
