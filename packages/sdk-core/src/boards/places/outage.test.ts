import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOutAt, isOwed } from './outage.ts';

const day = 86_400_000;
const from = Date.parse('2026-11-26T12:00:00Z');
const open = { from, until: null };
const planned = { from, until: from + 10 * day };

test('a board is out from the first instant until before the last', () => {
  expect(
    [from - 1, from, from + 10 * day - 1, from + 10 * day].map((at) => isOutAt(planned, at)),
  ).toEqual([false, true, true, false]);
  expect(isOutAt(open, from + 1000 * day)).toBe(true);
});

test('more than seven days are owed, to the millisecond, and not before they are over', () => {
  expect(isOwed(open, from + 7 * day)).toBe(false);
  expect(isOwed(open, from + 7 * day + 1)).toBe(true);
  expect(isOwed(planned, from + 7 * day)).toBe(false);
  expect(isOwed(planned, from + 7 * day + 1)).toBe(true);
  expect(isOwed({ from, until: from + 7 * day }, from + 30 * day)).toBe(false);
});

test('what is owed stays owed', () => {
  const length = fc.option(fc.integer({ min: 0, max: 30 * day }));
  const later = fc.integer({ min: 0, max: 60 * day });
  fc.assert(
    fc.property(length, later, later, (ms, one, more) => {
      const outage = { from, until: ms === null ? null : from + ms };
      if (isOwed(outage, from + one)) expect(isOwed(outage, from + one + more)).toBe(true);
      if (!isOutAt(outage, from + one)) {
        expect(isOwed(outage, from + one + more)).toBe(isOwed(outage, from + one));
      }
    }),
  );
});
