import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRest, longestHoldMs, restMs } from './hold-rest.ts';
import { holdMs } from './place-life.ts';

const minute = 60_000;

/** Holds of half an hour, each begun so long after the one before was over. */
function inARow(count: number, gapMs = 0) {
  return Array.from({ length: count }, (_, index) => {
    const from = index * (holdMs + gapMs);
    return { from, to: from + holdMs };
  });
}

test.each([
  ['nothing was held', [], 0, undefined],
  ['three holds are over', inARow(3), 3 * holdMs, undefined],
  ['two hours are over', inARow(4), 4 * holdMs, 4 * holdMs + restMs],
  [
    'pauses are short',
    inARow(4, 10 * minute),
    4 * holdMs + 30 * minute,
    4 * holdMs + 30 * minute + restMs,
  ],
  ['a pause was an hour', inARow(4, restMs), 4 * (holdMs + restMs) - restMs, undefined],
  ['the rest is over', inARow(4), 4 * holdMs + restMs, undefined],
] as const)('where %s', (_, holds, now, again) => {
  expect(findRest(holds, now)).toBe(again);
});

test('whoever tries boards out for a minute each time is never refused', () => {
  const tries = Array.from({ length: 60 }, (_, index) => ({
    from: index * 2 * minute,
    to: (index * 2 + 1) * minute,
  }));
  expect(findRest(tries, 120 * minute)).toBeUndefined();
});

test('whatever was held, nobody rests for more than an hour, in any order of the holds', () => {
  const hold = fc
    .tuple(fc.nat(20 * holdMs), fc.integer({ min: 1, max: holdMs }))
    .map(([from, ms]) => ({ from, to: from + ms }));
  fc.assert(
    fc.property(fc.array(hold, { maxLength: 30 }), fc.nat(30 * holdMs), (holds, now) => {
      const again = findRest(holds, now);
      expect(findRest(holds.toReversed(), now)).toBe(again);
      if (again === undefined) return;
      expect(again).toBeGreaterThan(now);
      expect(again - Math.max(...holds.map(({ to }) => to))).toBe(restMs);
      expect(holds.reduce((sum, { from, to }) => sum + to - from, 0)).toBeGreaterThanOrEqual(
        longestHoldMs,
      );
    }),
  );
});
