import { expect, test } from 'vitest';
import { productCategories } from '../../listings/enumerations/trade/product-categories.ts';
import { leafFrench } from './leaf-labels.fr.ts';
import { leafLabels } from './leaf-labels.ts';
import { isLeafOf, leavesOf, taxClassOf } from './leaves.ts';

test('a leaf belongs to its own category', () => {
  expect(isLeafOf('BOOKS_AND_MEDIA', 'BOOKS')).toBe(true);
  expect(isLeafOf('FURNITURE', 'BOOKS')).toBe(false);
  expect(isLeafOf('OTHER', 'toString')).toBe(false);
});

test('tax is computed by the leaf, and as usual without one', () => {
  expect(taxClassOf('BOOKS_AND_MEDIA', 'BOOKS')).toBe('books');
  expect(taxClassOf('BOOKS_AND_MEDIA', null)).toBe('standard');
  expect(taxClassOf('CLOTHING_AND_SHOES', 'CHILDREN')).toBe('children');
});

test('each category has its leaves, without two of a name', () => {
  for (const category of productCategories) {
    const leaves = leavesOf(category);
    expect(new Set(leaves).size).toBe(leaves.length);
    expect(leaves.length, category).toBeGreaterThanOrEqual(category === 'OTHER' ? 0 : 4);
  }
});

test('each leaf is called something, in both languages', () => {
  const leaves = [...new Set(productCategories.flatMap(leavesOf))].toSorted();
  const { catalogue: _, ...english } = leafLabels;
  expect(Object.keys(english).toSorted()).toEqual(leaves);
  expect(Object.keys(leafFrench[leafLabels.catalogue] ?? {}).toSorted()).toEqual(leaves);
});
