import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findSmallestFit,
  largestSeatCount,
  plansWithMoreThan,
  type SizedPlan,
} from './plan-sizes.ts';

function plan(id: string, seat_count: number): SizedPlan {
  return { id, seat_count };
}

const plans = [plan('twenty', 20), plan('five', 5), plan('one', 1), plan('five-again', 5)];

describe('the smallest plan that fits', () => {
  test.each([
    [0, 'one'],
    [1, 'one'],
    [2, 'five'],
    [5, 'five'],
    [6, 'twenty'],
    [20, 'twenty'],
    [21, undefined],
  ])('%d boards is “%s”', (boards, id) => {
    expect(findSmallestFit(plans, boards)?.id).toBe(id);
  });

  test('is none without plans', () => {
    expect(findSmallestFit([], 0)).toBeUndefined();
  });
});

test('as many boards can be chosen as the largest plan has seats', () => {
  expect(largestSeatCount(plans)).toBe(20);
  expect(largestSeatCount([])).toBe(0);
});

test.each([
  [undefined, ['twenty', 'five', 'one', 'five-again']],
  [0, ['twenty', 'five', 'one', 'five-again']],
  [1, ['twenty', 'five', 'five-again']],
  [5, ['twenty']],
  [20, []],
])('more than %s seats have %j', (showMoreThan, ids) => {
  expect(plansWithMoreThan(plans, showMoreThan).map(({ id }) => id)).toEqual(ids);
});

test('whatever the plans, one that fits is found wherever the largest fits, and none is smaller', () => {
  const size = fc.integer({ min: 1, max: 50 });
  const list = fc.array(size).map((sizes) => sizes.map((seats, index) => plan(`${index}`, seats)));
  fc.assert(
    fc.property(list, fc.integer({ min: 0, max: 60 }), (all, boards) => {
      const found = findSmallestFit(all, boards);
      expect(found === undefined).toBe(all.length === 0 || boards > largestSeatCount(all));
      const fitting = all.filter(({ seat_count }) => seat_count >= boards);
      expect(found?.seat_count ?? Infinity).toBe(
        Math.min(Infinity, ...fitting.map(({ seat_count }) => seat_count)),
      );
      // Of the plans that are shown for more, the smallest is the one that comes next.
      const more = plansWithMoreThan(all, boards);
      expect(findSmallestFit(more, 0)).toEqual(findSmallestFit(all, boards + 1));
    }),
  );
});
