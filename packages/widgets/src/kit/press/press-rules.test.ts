import { expect, test } from 'vitest';
import { armingTime } from './press-rules.ts';

const never = Number.POSITIVE_INFINITY;

test.each([
  ['a window that lies below another', undefined, undefined, never],
  ['a sign in a window that is not in front any more', undefined, 900, never],
  ['a window in front, without a sign', 1_000, undefined, 2_500],
  ['a hand that moves at once', 1_000, 1_000, 1_600],
  ['a hand that moves later', 1_000, 1_500, 2_100],
  ['a hand that moves very late', 1_000, 9_000, 2_500],
  ['a hand seen before the window came to the front', 1_000, 200, 1_600],
])('%s', (_, presentSince, signAt, from) => {
  expect(armingTime({ presentSince, signAt })).toBe(from);
});
