import { expect, test } from 'vitest';
import { replySpeedOf } from './reply-speeds.ts';

test.each([
  [0, 'hour'],
  [3_600, 'hour'],
  [3_601, 'hours'],
  [21_600, 'hours'],
  [86_400, 'day'],
  [86_401, 'days'],
  [345_600, 'days'],
  [345_601, null],
])('a median of %d s reads as %s', (seconds, speed) => {
  expect(replySpeedOf(seconds)).toBe(speed);
});
