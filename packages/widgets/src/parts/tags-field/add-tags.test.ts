import { expect, test } from 'vitest';
import { addTags } from './add-tags.ts';

const limits = { count: 4, length: 10 };

test('a pasted list is divided at commas, semicolons and lines', () => {
  expect(addTags(['Pool'], ' near  school,garage;\nPets ', limits)).toEqual({
    tags: ['Pool'],
    added: [],
    refused: { text: 'near school', reason: 'long' },
  });
  expect(addTags(['Pool'], ' sun  deck,garage;\nPets ', limits)).toEqual({
    tags: ['Pool', 'sun deck', 'garage', 'Pets'],
    added: ['sun deck', 'garage', 'Pets'],
  });
});

test('one that is there already is passed over, in capitals or not', () => {
  expect(addTags(['Pool'], 'POOL, pets, Pets', limits).tags).toEqual(['Pool', 'pets']);
});

test('what goes beyond the limit is refused, what came before it is not', () => {
  expect(addTags(['a', 'b', 'c'], 'd, e, f', limits)).toEqual({
    tags: ['a', 'b', 'c', 'd'],
    added: ['d'],
    refused: { text: 'e', reason: 'full' },
  });
});
