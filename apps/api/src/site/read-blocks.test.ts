import { expect, test } from 'vitest';
import { readBlocks } from './read-blocks.ts';

test('a text becomes headings, paragraphs, lists and quotes', () => {
  const text = `
## Before you go

Lines of one
paragraph are one.

### Bring

- A tape
  measure
- Shoes

1. Knock
2. Wait

> Measure twice.
> -- A carpenter
`;
  expect(readBlocks(text)).toEqual([
    { type: 'heading', level: 1, text: 'Before you go' },
    { type: 'paragraph', spans: ['Lines of one paragraph are one.'] },
    { type: 'heading', level: 2, text: 'Bring' },
    { type: 'list', isOrdered: false, items: [['A tape measure'], ['Shoes']] },
    { type: 'list', isOrdered: true, items: [['Knock'], ['Wait']] },
    { type: 'quote', spans: ['Measure twice.'], source: 'A carpenter' },
  ]);
});

test('links lead to pages of the site or elsewhere, never to a script', () => {
  expect(readBlocks('See [the map](/subscriptions) first.')).toEqual([
    {
      type: 'paragraph',
      spans: ['See ', { text: 'the map', href: '/subscriptions' }, ' first.'],
    },
  ]);
  for (const target of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'https://\\evil.example',
    'http://plain.example',
  ]) {
    expect(() => readBlocks(`[here](${target})`)).toThrow();
  }
});

test('markup stays text', () => {
  expect(readBlocks('<b>bold</b>')).toEqual([{ type: 'paragraph', spans: ['<b>bold</b>'] }]);
});

test('a text without a word is none', () => {
  expect(() => readBlocks(' \n\n ')).toThrow();
});
