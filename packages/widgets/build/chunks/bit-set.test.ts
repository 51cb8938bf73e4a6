import { expect, test } from 'vitest';
import { bitSetOf, countCommon, countMissing } from './bit-set.ts';

/** Those of 100 places that are multiples. */
function multiplesOf(step: number) {
  return bitSetOf(Array.from({ length: 100 }, (_, at) => at % step === 0));
}

test('common and missing members are counted over all words', () => {
  expect(countCommon(multiplesOf(2), multiplesOf(3))).toBe(17);
  expect(countMissing(multiplesOf(2), multiplesOf(3))).toBe(33);
  expect(countMissing(multiplesOf(3), multiplesOf(2))).toBe(17);
});

test('a full set has all of its members, the last bit of a word too', () => {
  expect(countCommon(multiplesOf(1), multiplesOf(1))).toBe(100);
  expect(countMissing(multiplesOf(1), multiplesOf(31))).toBe(96);
  expect(countMissing(multiplesOf(1), multiplesOf(1))).toBe(0);
});
