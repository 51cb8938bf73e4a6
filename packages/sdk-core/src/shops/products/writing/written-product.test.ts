import { expect, test } from 'vitest';
import { productBody } from '../product-body.ts';
import type { ProductSettings } from '../schemas.ts';
import { bodyOf, copyProduct, newProduct, readWritten, writtenOf } from './written-product.ts';

const picture = 'a'.repeat(32);
const settings: ProductSettings = {
  ...{ id: 'mug', version: 3, isActive: true, currency: 'CAD', country: 'CA', images: [] },
  product: {
    ...{ title: 'Mug', description: 'Holds tea.', pictures: [{ id: picture, alt: 'A mug' }] },
    ...{ category: 'KITCHEN_AND_DINING', leaf: 'TABLEWARE', condition: 'NEW' },
    ...{ shippingSupport: 'INCLUDED', options: [], lowStock: 2 },
    variants: [
      {
        ...{ id: 7, values: [], sku: 'MUG', barcode: null, price: 1500, compareAt: 2000 },
        ...{ stockMode: 'counted', weight: 350, pictureId: picture },
      },
    ],
  },
  stock: [{ variantId: 7, stock: 12 }],
};
const written = writtenOf(settings);

test('what a shop has written comes back as it was', () => {
  expect(written.variants[0]?.stock).toBe(12);
  expect(bodyOf(written)).toEqual(settings.product);
  expect(productBody.safeParse(bodyOf(written)).success).toBe(true);
});

test('a copy is another product: without ids, numbers of its articles, and pieces', () => {
  const copied = bodyOf(copyProduct(written));
  expect(copied).toMatchObject({ title: 'Mug' });
  expect(copied?.variants).toEqual([
    {
      ...{ values: [], sku: null, barcode: null, stock: 0, price: 1500, compareAt: 2000 },
      ...{ stockMode: 'counted', weight: 350, pictureId: picture },
    },
  ]);
});

test('only what is counted has a stock to begin with', () => {
  const [variant] = copyProduct(written).variants;
  if (!variant) throw new Error('There is a variant.');
  const unlimited = { ...written, variants: [{ ...variant, stockMode: 'unlimited', stock: 4 }] };
  expect(bodyOf(unlimited as typeof written)?.variants[0]).not.toHaveProperty('stock');
});

test('without a category or a price there is nothing to send yet', () => {
  expect(bodyOf({ ...written, category: null })).toBeUndefined();
  expect(bodyOf({ ...newProduct, category: 'OTHER' })).toBeUndefined();
});

test('what a browser has stored is read again', () => {
  const stored: unknown = JSON.parse(JSON.stringify(copyProduct(written)));
  expect(readWritten(stored)).toEqual(copyProduct(written));
});

test.each([
  ['nothing', undefined],
  ['a text', 'Mug'],
  ['no variants', { options: [], pictures: [], variants: [] }],
])('%s is no product', (_, stored) => {
  expect(readWritten(stored)).toBeUndefined();
});

test('what else somebody has put there is left out', () => {
  const odd = {
    ...{ title: 7, category: 'WEAPONS', lowStock: 'few', pictures: [{ id: 3 }] },
    ...{ options: [null], variants: [{ price: 1.5, stockMode: 'endless', id: 9 }] },
  };
  expect(readWritten(odd)).toEqual({
    ...newProduct,
    options: [{ name: '', values: [] }],
  });
});
