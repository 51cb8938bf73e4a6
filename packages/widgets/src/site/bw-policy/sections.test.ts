import type { Block } from '@boardwalk/sdk-core/site/policies/block-schemas';
import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

const heading = (text: string, level: 1 | 2 = 1): Block => ({ type: 'heading', level, text });

test('main headings are sections, each under an id of its own', () => {
  const body: Block[] = [
    heading('In short'),
    { type: 'paragraph', spans: ['Little.'] },
    heading('Canada', 2),
    heading('In short'),
    heading('條款'),
  ];
  expect(sectionsOf(body)).toEqual([
    { index: 0, id: 'in-short', title: 'In short' },
    { index: 3, id: 'in-short-3', title: 'In short' },
    { index: 4, id: expect.stringMatching(/.+/), title: '條款' },
  ]);
});
