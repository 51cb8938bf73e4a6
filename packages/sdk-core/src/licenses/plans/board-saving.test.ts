import { expect, test } from 'vitest';
import { findBoardSaving } from './board-saving.ts';
import type { Plan } from './schemas.ts';

// Of a plan its price and its size alone matter here.
const plan = (amount: number, seats: number, currency = 'CAD') =>
  ({ price: { amount, currency }, seat_count: seats }) as Plan;

const corner = plan(18_000, 1);
const town = plan(260_000, 20);

test('what a board costs less than in the plan where it is dearest, rounded down', () => {
  expect(findBoardSaving(town, [corner, town])).toEqual({ than: corner, portion: 0.27 });
  expect(findBoardSaving(corner, [corner, town])).toBeUndefined();
});

test('too little to tell, another currency and plans for nothing save nothing', () => {
  expect(findBoardSaving(plan(17_990, 1), [corner])).toBeUndefined();
  expect(findBoardSaving(town, [plan(18_000, 1, 'AUD'), town])).toBeUndefined();
  expect(findBoardSaving(plan(0, 1), [plan(0, 1), plan(0, 2)])).toBeUndefined();
});
