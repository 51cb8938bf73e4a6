import { expect, test } from 'vitest';
import type { PublicVariant } from '../products/schemas.ts';
import { findVariant, openingValues, priceRangeOf, stateOfValue } from './chosen-variant.ts';

function variant(id: number, values: string[], availability: PublicVariant['availability']) {
  return {
    ...{ id, values, availability, sku: null, price: id * 100, compareAt: null },
    ...{ left: null, weight: null, imageId: null },
  };
}

const variants = [
  variant(1, ['Oat', 'Small'], 'sold-out'),
  variant(2, ['Oat', 'Large'], 'in-stock'),
  variant(3, ['Blue', 'Large'], 'sold-out'),
];

test('a variant is that of all its values', () => {
  expect(findVariant({ variants }, ['Oat', 'Large'])?.id).toBe(2);
  expect(findVariant({ variants }, ['Blue', 'Small'])).toBe(undefined);
});

test('what can be had is chosen first, unless an address says otherwise', () => {
  expect(openingValues({ variants })).toEqual(['Oat', 'Large']);
  expect(openingValues({ variants }, 3)).toEqual(['Blue', 'Large']);
  expect(openingValues({ variants }, 99)).toEqual(['Oat', 'Large']);
  expect(openingValues({ variants: variants.slice(0, 1) })).toEqual(['Oat', 'Small']);
  expect(openingValues({ variants: [] })).toEqual([]);
});

test.each([
  [0, 'Oat', 'available'],
  [0, 'Blue', 'sold-out'],
  [1, 'Small', 'sold-out'],
  [1, 'Large', 'available'],
] as const)('beside oat and large, value %d “%s” is %s', (option, value, state) => {
  expect(stateOfValue({ variants }, ['Oat', 'Large'], option, value)).toBe(state);
});

test('a combination that isn’t sold is missing', () => {
  expect(stateOfValue({ variants }, ['Blue', 'Large'], 1, 'Small')).toBe('missing');
});

test('prices reach from the least to the largest', () => {
  expect(priceRangeOf({ variants })).toEqual([100, 300]);
});
