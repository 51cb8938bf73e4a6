import { expect, test } from 'vitest';
import type { BoardId } from '../../vocabulary/ids.ts';
import { countFreeSeats } from './free-seats.ts';

// Ids are branded by the contract's schemas, which this test does without.
const ids = (...numbers: number[]) => numbers as BoardId[];

test('what is bought and what the licence has already take a seat each, and nothing takes two', () => {
  expect(countFreeSeats(5, ids(1, 2), ids())).toBe(3);
  expect(countFreeSeats(5, ids(1, 2), ids(2, 3))).toBe(2);
  expect(countFreeSeats(2, ids(1, 2, 3), ids())).toBe(0);
});
