import { expect, test } from 'vitest';
import { mergeExpected } from '../schema-org/sample-listing.ts';

test('an item is a product with its condition and what shipping costs', () => {
  const data = mergeExpected({
    kind: 'item',
    subcategory: 'CLEAROUT',
    attributes: {
      condition: 'LIGHTLY_USED',
      brand: 'Teknion',
      shipping: ['FIXED_RATE'],
      shippingFee: 1500,
      isInStock: false,
    },
  });
  expect(data).toMatchObject({
    '@type': 'Product',
    itemCondition: 'https://schema.org/UsedCondition',
    brand: { '@type': 'Brand', name: 'Teknion' },
    offers: {
      price: '649900.00',
      availability: 'https://schema.org/OutOfStock',
      shippingDetails: { shippingRate: { value: '15.00', currency: 'CAD' } },
    },
  });
});
