import { expect, test } from 'vitest';
import { emptyProductQuery } from './product-query.ts';
import { droppedPart, productPageCount, repairProductQuery } from './product-repairs.ts';

const query = {
  ...emptyProductQuery,
  ...{ text: 'blu mug', shelf: 'KITCHEN_AND_DINING', leaf: 'TABLEWARE', condition: ['NEW'] },
  ...{ price: '..50 CAD', near: 'Hamilton, ON', distance: 5_000, page: 3 },
};
const found = { count: 2, isCapped: false };

test('other words take the place of those that nothing has, on the first page', () => {
  const repair = { drop: 'text', text: 'blue mug', ...found };
  expect(repairProductQuery(query, repair)).toEqual({ ...query, text: 'blue mug', page: 1 });
});

test.each([
  ['text', { text: '' }],
  ['category', { shelf: '', leaf: '' }],
  ['leaf', { leaf: '' }],
  ['condition', { condition: [] }],
  ['price', { price: '' }],
  ['near', { near: '', distance: 0 }],
])('without %s, what depends on it goes too', (drop, left) => {
  expect(repairProductQuery(query, { drop, ...found })).toEqual({ ...query, ...left, page: 1 });
});

test('an option that no query has is left as it is', () => {
  expect(droppedPart({ drop: 'colour' })).toBe(undefined);
  expect(repairProductQuery(query, { drop: 'colour', ...found })).toEqual({ ...query, page: 1 });
});

test.each([
  [{ count: 0, isCapped: false }, 1, false, 0],
  [{ count: 13, isCapped: false }, 1, true, 2],
  // Of a capped total one more page is known at a time.
  [{ count: 1_000, isCapped: true }, 84, true, 85],
  [{ count: 1_000, isCapped: true }, 90, true, 91],
  // No page begins beyond the ten thousandth product.
  [{ count: 1_000, isCapped: true }, 834, true, 834],
])('%o on page %i has %s more: %i pages', (total, page, hasMore, pages) => {
  expect(productPageCount(total, page, hasMore)).toBe(pages);
});
