import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

test('empty lines part paragraphs, single line breaks stay', () => {
  expect(paragraphsOf('One\r\n\r\nTwo\nand more\n \n\n Three \n')).toEqual([
    'One',
    'Two\nand more',
    'Three',
  ]);
});

test('a blank description has none', () => {
  expect(paragraphsOf(' \n\n ')).toEqual([]);
});
