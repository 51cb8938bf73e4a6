import { expect, test } from 'vitest';
import type { UserId } from '../../vocabulary/ids.ts';
import { drawerGroups, drawerRights, placeOf, shopItems } from './drawer-items.ts';

// Ids are branded by the contract's schemas, which this test does without.
const user = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };
const everybody = ['marketplace', 'listings', 'brokerages', 'messages', 'settings'];

test.each([
  ['a visitor', null, ['administration'], []],
  ['a member', user, [], everybody],
  [
    'a partner’s manager',
    user,
    ['createPartners'],
    [...everybody.slice(0, 4), 'managers', 'settings'],
  ],
  ['a merchant', user, ['embedSites'], [...everybody.slice(0, 4), 'partnerPages', 'settings']],
  ['an administrator', user, ['administration'], [...everybody, 'management']],
] as const)('%s has the groups that are theirs, in their order', (_, who, rights, expected) => {
  expect(drawerGroups(who, new Set(rights)).map(({ name }) => name)).toEqual(expected);
});

test.each([
  ['administrators', ['administration'], ['administration', 'createPartners', 'embedSites']],
  ['partners', ['administration'], ['createPartners', 'embedSites']],
  ['partners', ['create'], ['createPartners', 'embedSites']],
  ['partners', ['read', 'write'], ['embedSites']],
  ['merchants', ['administration'], ['embedSites']],
  ['realtors', ['administration'], []],
] as const)('%s with %j give %j', (name, permissions, expected) => {
  expect([...drawerRights([{ name, permissions: [...permissions] }])]).toEqual(expected);
});

test('the items of a group lead to their pages', () => {
  const marketplace = drawerGroups(user, new Set()).find(({ name }) => name === 'marketplace');
  expect(marketplace?.items.map(({ name, route }) => [name, route.path])).toEqual([
    ['sellerRegistration', '/dashboard/marketplace/registration'],
    ['cart', '/dashboard/marketplace/cart'],
    ['orders', '/dashboard/marketplace/orders'],
  ]);
});

test('a shop has its pages, without those that are still to come', () => {
  const [products, settings] = shopItems('maple', ['shopSummary']);
  expect(products?.route.path).toBe('/dashboard/marketplace/shops/shop/maple/products');
  expect(settings?.route.path).toBe('/dashboard/marketplace/shops/shop/maple/setting');
  expect(shopItems('maple', []).map(({ name }) => name)).toEqual([
    'shopSummary',
    'shopProducts',
    'shopSettings',
  ]);
});

test('pages within another mark it', () => {
  expect(placeOf('shopProducts', 'editProduct')).toBe(true);
  expect(placeOf('shopSettings', 'postShippingRate')).toBe(true);
  expect(placeOf('shopSettings', 'shopSettings')).toBe('page');
  expect(placeOf('shopProducts', 'shopSettings')).toBe(undefined);
});
