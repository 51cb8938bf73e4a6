import { expect, test } from 'vitest';
import { createWeekdayFormatter } from './weekdays.ts';

test('a week goes from Monday to Sunday', () => {
  expect([1, 7].map(createWeekdayFormatter('en-CA'))).toEqual(['Monday', 'Sunday']);
  expect([1, 7].map(createWeekdayFormatter('fr-CA'))).toEqual(['lundi', 'dimanche']);
});
