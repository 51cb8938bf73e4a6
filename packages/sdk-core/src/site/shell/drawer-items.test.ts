import { expect, test } from 'vitest';
import type { UserId } from '../../vocabulary/ids.ts';
import { drawerGroups, drawerRights } from './drawer-items.ts';

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
    ['marketplace', '/marketplace'],
  ]);
});
