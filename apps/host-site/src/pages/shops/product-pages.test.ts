import { expect, test } from 'vitest';
import { productPages } from './product-pages.ts';

const widgetsOf = (page: keyof typeof productPages, query: string) =>
  productPages[page].widgets({ params: { shopId: 'maple' }, query: new URLSearchParams(query) });

test('a product is edited by its name in the query', () => {
  expect(widgetsOf('editProduct', 'product=mug')).toEqual([
    {
      tag: 'bw-product-editor',
      attributes: { shop: 'maple', 'heading-level': '1', product: 'mug' },
    },
  ]);
});

test('without a product all of them are offered', () => {
  expect(widgetsOf('editProduct', '')[0]?.tag).toBe('bw-products');
});

test('a new product may begin as a copy, and as nothing where the name is none', () => {
  expect(widgetsOf('postProduct', 'copy=mug')[0]?.attributes).toMatchObject({ copy: 'mug' });
  expect(widgetsOf('postProduct', 'copy=%3Cb%3E')[0]?.attributes).not.toHaveProperty('copy');
});
