import { subscriptionMap, subscriptions } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { expect, test } from 'vitest';
import { pages } from '../routes.ts';
import { boardsAddress, boardsWidgets } from './board-pages.ts';
import { widgetsOf } from './widgets-of.ts';

test('what a query says of a choice is what its map begins with', () => {
  const query = new URLSearchParams(
    'planId=p-1&billboards=12,7&listingId=3&showMoreThan=8&other=1',
  );
  expect(boardsWidgets({ params: {}, query })).toEqual([
    {
      tag: 'bw-boards',
      attributes: {
        'heading-level': '1',
        'plan-id': 'p-1',
        billboards: '12,7',
        'listing-id': '3',
        'show-more-than': '8',
      },
    },
  ]);
});

test('a choice is written where it is read', () => {
  const attributes = { 'plan-id': 'p-1', billboards: '12,7', 'listing-id': '3' };
  const path = boardsAddress(subscriptions)(attributes);
  expect(path).toBe('/subscriptions?planId=p-1&billboards=12%2C7&listingId=3');
  const query = new URL(path, 'https://site.example').searchParams;
  expect(boardsWidgets({ params: {}, query })[0]?.attributes).toMatchObject(attributes);
  expect(boardsAddress(subscriptionMap)({})).toBe('/subscription-map');
});

const shareable = { 'bw-checkout': ['step', 'plan-id', 'billboards', 'listing-id'] };
const readCheckout = (query: string) =>
  widgetsOf({ page: pages.checkout, params: {} }, new URLSearchParams(query), shareable)[0];

test.each([
  ['as the map and mails say it', 'planId=p-1&billboards=12,7&listingId=3'],
  ['as addresses from before say it', 'plan-id=p-1&billboards=12,7&listing-id=3'],
  ['where it says both, by today’s names', 'plan-id=p-0&planId=p-1&billboards=12,7&listingId=3'],
])('the checkout begins with what was chosen %s', (_, query) => {
  expect(readCheckout(query)?.attributes).toMatchObject({
    ...{ 'plan-id': 'p-1', billboards: '12,7', 'listing-id': '3' },
  });
});
