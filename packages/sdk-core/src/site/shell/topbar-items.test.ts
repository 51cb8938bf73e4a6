import { expect, test } from 'vitest';
import type { UserId } from '../../vocabulary/ids.ts';
import { type NeededCall, topbarRoute, visibleItems } from './topbar-items.ts';

// Ids are branded by the contract's schemas, which this test does without.
const user = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };
const everything: ReadonlySet<NeededCall> = new Set(['searchBillboards']);

const offers = ['post', 'advertise', 'boardLocations', 'realtor', 'brokerage', 'city'];
const pages = ['home', 'about', 'account', 'favourites', 'messages', 'alerts', 'cart'];
const withoutBoards = offers.filter((item) => item !== 'boardLocations');

test.each([
  [
    'a visitor',
    { user: null, route: 'home', width: 'wide' },
    [...offers, 'getStarted', ...pages, 'signIn'],
  ],
  [
    'a visitor with a phone',
    { user: null, route: 'home', width: 'phone' },
    [...offers, ...pages, 'signIn'],
  ],
  [
    'whoever is signed in',
    { user, route: 'home', width: 'wide' },
    [...offers, ...pages, 'signOut'],
  ],
  [
    'a visitor on /subscription',
    { user: null, route: 'subscription', width: 'wide' },
    [...withoutBoards, 'getStarted', ...pages, 'signIn'],
  ],
  [
    'a member on /subscription',
    { user, route: 'subscription', width: 'phone' },
    [...withoutBoards, ...pages, 'signOut'],
  ],
] as const)('%s sees the items in their order', (_, situation, expected) => {
  expect(visibleItems(situation, everything)).toEqual(expected);
});

test('an item whose call is not built does not show', () => {
  const items = visibleItems({ user: null, route: 'home', width: 'wide' }, new Set());
  expect(items).toEqual([...withoutBoards, 'getStarted', ...pages, 'signIn']);
});

test('posting leads a visitor to the login and back, and a member to what can be posted', () => {
  expect(topbarRoute('post', null).path).toBe(
    '/dashboard/login?return-to=%2Fdashboard%2Flisting%2Fpost',
  );
  expect(topbarRoute('post', user).path).toBe('/dashboard/listing/post');
});

test('the boards lead to their map, where no script opens it', () => {
  expect(topbarRoute('boardLocations', user).path).toBe('/subscription-map');
});
