import { expect, it } from 'vitest';
import type { Block } from '../policies/block-schemas.ts';
import { readingMinutes, spansText } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

it.each([
  [1, 1],
  [320, 1],
  [340, 2],
  [2_200, 10],
])('%i words take %i minutes', (count, minutes) => {
  expect(readingMinutes([{ type: 'paragraph', spans: [words(count)] }])).toBe(minutes);
});

it('counts headings, lists and quotes as well', () => {
  const text: Block[] = [
    { type: 'heading', level: 1, text: words(110) },
    { type: 'list', isOrdered: true, items: [[words(110)], [{ text: words(110), href: '/' }]] },
    { type: 'quote', spans: [words(110)], source: null },
  ];
  expect(readingMinutes(text)).toBe(2);
});

it('words that lead somewhere are words', () => {
  expect(spansText(['See ', { text: 'the map', href: '/subscriptions' }, '.'])).toBe(
    'See the map.',
  );
});
