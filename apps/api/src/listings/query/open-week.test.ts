import { expect, test } from 'vitest';
import { openWeek } from './open-week.ts';

test('hours are minutes of the week, and what passes Sunday midnight opens the week', () => {
  const monday = { day: 1, opens: 540, closes: 1_020 };
  const sundayNight = { day: 7, opens: 1_320, closes: 120 };
  expect(openWeek({ weekly: [monday] })).toBe('{[540,1020)}');
  expect(openWeek({ weekly: [monday, sundayNight] })).toBe('{[0,120),[540,1020),[9960,10080)}');
  expect(openWeek({ weekly: [] })).toBe('{}');
});
