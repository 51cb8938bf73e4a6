import { expect, test } from 'vitest';
import { badgeText } from './badge-text.ts';

test.each([
  [undefined, undefined],
  [0, undefined],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [1234, '9+'],
])('a badge for %s says %s', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
