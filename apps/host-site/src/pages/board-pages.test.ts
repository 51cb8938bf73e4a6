import { subscriptionMap, subscriptions } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { expect, test } from 'vitest';
import { boardsAddress, boardsWidgets } from './board-pages.ts';

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
