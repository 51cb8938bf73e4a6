import { expect, test } from 'vitest';
import { placeOfShopItem, shopItems } from './shop-items.ts';

test('a shop has its pages, without those that are still to come', () => {
  const [products, invoices, settings] = shopItems('maple', ['shopSummary']);
  expect(products?.route.path).toBe('/dashboard/marketplace/shops/shop/maple/products');
  expect(invoices?.route.path).toBe('/dashboard/marketplace/shops/shop/maple/invoices');
  expect(settings?.route.path).toBe('/dashboard/marketplace/shops/shop/maple/setting');
  expect(shopItems('maple', []).map(({ name }) => name)).toEqual([
    'shopSummary',
    'shopProducts',
    'shopInvoices',
    'shopSettings',
  ]);
});

test('pages within another mark it', () => {
  expect(placeOfShopItem('shopProducts', 'editProduct')).toBe(true);
  expect(placeOfShopItem('shopInvoices', 'shopInvoice')).toBe(true);
  expect(placeOfShopItem('shopSettings', 'postShippingRate')).toBe(true);
  expect(placeOfShopItem('shopSettings', 'shopSettings')).toBe('page');
  expect(placeOfShopItem('shopProducts', 'shopSettings')).toBe(undefined);
});
