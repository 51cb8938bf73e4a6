import { expect, test } from 'vitest';
import { type ProductForStructuredData, productStructuredData } from './structured-data.ts';

const variant = {
  values: [],
  sku: null,
  price: 5000,
  availability: 'in-stock',
  weight: 800,
} as const;

const rate = {
  zone: { country: 'CA', regions: [], postalPrefixes: [] },
  by: 'weight',
  steps: [
    { upTo: 1000, price: 900 },
    { upTo: 5000, price: 1500 },
  ],
  freeFrom: null,
  active: true,
  days: { from: 1, to: 2 },
} as const;

const product: ProductForStructuredData = {
  title: 'Oak chair',
  description: '',
  imageUrls: [],
  category: 'FURNITURE',
  condition: 'NEW',
  shippingSupport: 'FIXED_RATE',
  currency: 'CAD',
  variants: [variant],
  shop: {
    name: 'Maple',
    url: 'https://market.example/marketplace/shop/maple',
    handling: { from: 1, to: 1 },
    rates: [rate],
  },
  url: 'https://market.example/product/maple/oak-chair',
};

function ratesOf(changes: Partial<ProductForStructuredData>) {
  const { offers } = productStructuredData({ ...product, ...changes });
  const { shippingDetails = [] } = Object(offers);
  return shippingDetails.map((one: { shippingRate: { value: string } }) => one.shippingRate.value);
}

test('sending is said by each rate that carries every variant for the same', () => {
  expect(ratesOf({})).toEqual(['9.00']);
  const light = [variant, { ...variant, weight: 100 }];
  expect(ratesOf({ variants: light })).toEqual(['9.00']);
  expect(ratesOf({ variants: [variant, { ...variant, weight: 2000 }] })).toEqual([]);
  expect(ratesOf({ variants: [{ ...variant, weight: null }] })).toEqual([]);
  expect(ratesOf({ variants: [{ ...variant, weight: 9000 }] })).toEqual([]);
});

test('what is sent for nothing says so, and what is fetched says nothing', () => {
  expect(ratesOf({ shippingSupport: 'INCLUDED' })).toEqual(['0.00']);
  expect(ratesOf({ shippingSupport: 'PICKUP_ONLY' })).toEqual([]);
  expect(ratesOf({ shippingSupport: 'CONTACT_STORE' })).toEqual([]);
  expect(ratesOf({ shop: { ...product.shop, rates: [{ ...rate, active: false }] } })).toEqual([]);
});

test('what a product does not say is left out', () => {
  expect(productStructuredData({ ...product, variants: [] })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Oak chair',
    url: product.url,
    category: 'FURNITURE',
    itemCondition: 'https://schema.org/NewCondition',
  });
});
