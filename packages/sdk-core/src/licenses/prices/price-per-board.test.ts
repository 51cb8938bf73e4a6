import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestAmount } from '../../vocabulary/money/amounts.ts';
import { pricePerBoard } from './price-per-board.ts';

function perBoard(amount: number, seat_count: number) {
  return pricePerBoard({ id: 'plan', seat_count, price: { amount, currency: 'CAD' } }).amount;
}

test.each([
  [60_000, 5, 12_000],
  [100, 3, 33],
  [200, 3, 67],
  [5, 2, 3],
  [0, 8, 0],
  [99_900, 1, 99_900],
])('%d cents for %d boards are %d each', (amount, seats, each) => {
  expect(perBoard(amount, seats)).toBe(each);
});

test('it is at most half a cent from the exact share', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: largestAmount }),
      fc.integer({ min: 1, max: 3_000 }),
      (amount, seats) => {
        const off = 2n * (BigInt(perBoard(amount, seats)) * BigInt(seats) - BigInt(amount));
        expect(off > -BigInt(seats) && off <= BigInt(seats)).toBe(true);
      },
    ),
  );
});
