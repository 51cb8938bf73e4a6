import { expect, test } from 'vitest';
import { endingRefusalOf } from './ending-refusal.ts';

test.each([
  ['PENDING', 'ACTIVE', 'paid'],
  ['PENDING', 'PENDING', 'paying'],
  ['PENDING', undefined, 'over'],
  ['ACTIVE', undefined, 'over'],
  ['ACTIVE', 'ENDED', 'over'],
] as const)('one that was %s and is %s by now: %s', (before, now, refusal) => {
  expect(endingRefusalOf(before, now)).toBe(refusal);
});
