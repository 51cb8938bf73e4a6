import { expect, test } from 'vitest';
import { holdsForeignNumber } from './foreign-number.ts';

test.each([
  ['4539578763621486', true],
  ['my card 4539 5787 6362 1486, thanks', true],
  ['4539-5787-6362-1486', true],
  ['371449635398432', false],
  ['378282246310005', false],
  ['4242 4242 4242 4242', false],
  ['4539578763621487', false],
  ['2026-11-26T12:00:00.000Z', false],
  ['1764172800000', false],
  ['45395787-6362-1486-8000-000000000000', false],
  ['x4539578763621486', false],
  ['', false],
])('“%s”: %s', (text, isHeld) => {
  expect(holdsForeignNumber(text)).toBe(isHeld);
});
