import { describe, expect, test } from 'vitest';
import { emptyQuery } from '../../search/rules.ts';
import { emptyProductQuery, productSearchOptions } from './product-query.ts';
import { hasProductsBelow } from './products-below.ts';
import { productsOfItems } from './products-of-items.ts';
import { productSearchBody } from './schemas.ts';

const items = { ...emptyQuery, category: ['item'] } as const;

describe('products of shops belong below', () => {
  test.each([
    ['items', { category: ['item'], text: '' }, true],
    ['items by words', { category: ['item'], text: 'lamp' }, true],
    ['everything by words', { category: [], text: 'sirop' }, true],
    ['several kinds by words', { category: ['property', 'item'], text: 'oak' }, true],
    ['everything', { category: [], text: ' ' }, false],
    ['several kinds', { category: ['property', 'item'], text: '' }, false],
    ['homes by words', { category: ['property'], text: 'oak' }, false],
    ['kinds without items', { category: ['property', 'event'], text: 'oak' }, false],
  ] as const)('%s', (_, query, expected) => {
    expect(hasProductsBelow(query)).toBe(expected);
  });
});

test('words, condition, shelf, stock, price, place and order are those of the items', () => {
  const query = productsOfItems({
    ...items,
    text: ' oak ',
    price: '10..50 CAD ONCE',
    near: 'Hamilton, ON',
    distance: 5000,
    filters: 'condition=USED,NEW&productCategory=FURNITURE&isInStock=yes',
    sort: 'price-low',
  });
  expect(query).toEqual({
    ...emptyProductQuery,
    ...{ text: 'oak', price: '10..50 CAD', near: 'Hamilton, ON', distance: 5000 },
    ...{ condition: ['USED', 'NEW'], shelf: 'FURNITURE', inStock: true, sort: 'price-low' },
  });
  expect(productSearchBody.safeParse(query && productSearchOptions(query, ['page'])).success).toBe(
    true,
  );
});

test('a part of the map is no place of shops, and an order of listings none of products', () => {
  const query = {
    ...items,
    near: 'Hamilton, ON',
    bounds: '43,-80,44,-79',
    sort: 'nearby',
  } as const;
  expect(productsOfItems(query)).toEqual(emptyProductQuery);
});

test.each([
  { page: 2 },
  { owner: 7 },
  { listedWithinDays: 3 },
  { hasPictures: true },
  { isReduced: true },
  { tags: ['oak'] },
  { subcategory: ['CLEAROUT'] },
  { price: '..20 CAD MONTHLY' },
  { filters: 'brand=Acme' },
  { filters: 'productCategory=FURNITURE,LIGHTING' },
  { category: ['property'] as const, text: 'oak' },
])('what only listings have leaves none: %j', (change) => {
  expect(productsOfItems({ ...items, ...change })).toBeUndefined();
});
