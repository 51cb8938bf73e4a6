import { expect, test } from 'vitest';
import { lineProblemOf } from './line-problems.ts';

const fine = {
  ...{ quantity: 2, price: 500, acceptedPrice: 500, left: 2, isSold: true },
  shopState: 'open',
} as const;

test.each([
  ['nothing', {}, null],
  ['an endless stock', { left: null, quantity: 999 }, null],
  ['another price', { price: 501 }, 'price'],
  ['a lower price', { price: 499 }, 'price'],
  ['fewer pieces', { left: 1 }, 'too-many'],
  ['no piece', { left: 0 }, 'sold-out'],
  ['a hidden product', { isSold: false }, 'gone'],
  ['a shop without orders', { shopState: 'away' }, 'shop-away'],
  ['a closed shop', { shopState: 'closed', isSold: false, left: 0 }, 'shop-closed'],
  ['a hidden product without pieces', { isSold: false, left: 0, price: 1 }, 'gone'],
] as const)('%s', (_, change, problem) => {
  expect(lineProblemOf({ ...fine, ...change })).toBe(problem);
});
