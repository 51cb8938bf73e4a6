import { expect, test } from 'vitest';
import type { StandardStatus } from '../enumerations/property/standard-statuses.ts';
import type { ListedPrice } from '../schemas.ts';
import { type ListingPast, publicHistory } from './public-history.ts';

const day = (nth: number) => new Date(Date.UTC(2026, 0, nth));
const dollars = (amount: number): ListedPrice => ({
  amount: amount * 100,
  currency: 'CAD',
  period: 'ONCE',
});

interface Past {
  readonly prices?: readonly (readonly [day: number, dollars: number | null])[];
  readonly statuses?: readonly (readonly [day: number, status: StandardStatus])[];
}

const pastOf = ({ prices = [[1, 500]], statuses = [] }: Past): ListingPast => ({
  createdAt: day(1),
  prices: prices.map(([at, amount]) => ({
    at: day(at),
    price: amount === null ? null : dollars(amount),
  })),
  statuses: statuses.map(([at, status]) => ({ at: day(at), status })),
});

/** `3 price 450`, the first first. */
const told = (past: Past) =>
  publicHistory(pastOf(past))
    .map(
      ({ at, change, price }) => `${at.getUTCDate()} ${change} ${price ? price.amount / 100 : '-'}`,
    )
    .reverse();

test.each<[string, Past, readonly string[]]>([
  ['is listed once', {}, ['1 listed 500']],
  [
    'changes its price, and another thing',
    {
      prices: [
        [1, 500],
        [3, 450],
        [4, 450],
        [5, null],
      ],
    },
    ['1 listed 500', '3 price 450', '5 price -'],
  ],
  [
    'goes back to a former price, as a restored revision does',
    {
      prices: [
        [1, 500],
        [3, 450],
        [6, 500],
      ],
    },
    ['1 listed 500', '3 price 450', '6 price 500'],
  ],
  [
    'is under offer, back on the market, and sold',
    {
      statuses: [
        [2, 'ActiveUnderContract'],
        [3, 'Pending'],
        [4, 'Active'],
        [5, 'Closed'],
      ],
    },
    ['1 listed 500', '2 underOffer 500', '4 relisted 500', '5 closed 500'],
  ],
  ['is renewed, which is no change', { statuses: [[4, 'Active']] }, ['1 listed 500']],
  [
    'expires and is relisted with another price, told with it',
    {
      prices: [
        [1, 500],
        [5, 450],
      ],
      statuses: [
        [4, 'Expired'],
        [6, 'Active'],
      ],
    },
    ['1 listed 500', '4 offMarket 500', '6 relisted 450'],
  ],
  [
    'waits for its review, in which its price changes',
    {
      prices: [
        [1, 500],
        [2, 450],
      ],
      statuses: [
        [1, 'Hold'],
        [3, 'Active'],
      ],
    },
    ['3 listed 450'],
  ],
  ['waits still', { statuses: [[1, 'Hold']] }, []],
  [
    'is taken down and put back, which is nobody’s business',
    {
      statuses: [
        [2, 'Hold'],
        [3, 'Active'],
      ],
    },
    ['1 listed 500'],
  ],
  [
    'is put back with another price',
    {
      prices: [
        [1, 500],
        [3, 450],
      ],
      statuses: [
        [2, 'Hold'],
        [4, 'Active'],
      ],
    },
    ['1 listed 500', '4 price 450'],
  ],
  [
    'is paused, then withdrawn',
    {
      statuses: [
        [2, 'Withdrawn'],
        [3, 'Withdrawn'],
      ],
    },
    ['1 listed 500', '2 offMarket 500'],
  ],
])('a listing that %s', (_, past, entries) => {
  expect(told(past)).toEqual(entries);
});
