import { expect, test } from 'vitest';
import { copyDay, findDayFault, noteOf, weeklyHours, weekOf, withDay, withEntry } from './week.ts';

const entry = (opens: string, closes: string, id = 0) => ({ id, opens, closes });
const closed = weekOf({ weekly: [] });

test('a week is sent as it came', () => {
  const weekly = [
    { day: 1, opens: 540, closes: 720 },
    { day: 1, opens: 780, closes: 1080 },
    { day: 5, opens: 1080, closes: 120 },
    { day: 6, opens: 0, closes: 1440 },
    { day: 7, opens: 1439, closes: 1 },
  ];
  expect(weeklyHours(weekOf({ weekly }))).toEqual(weekly);
});

test('midnight at the end of a day is its last minute, and from midnight to midnight is all day', () => {
  const week = withDay(closed, 1, [entry('00:00', '00:00')]);
  expect(weeklyHours(week)).toEqual([{ day: 1, opens: 0, closes: 1440 }]);
  expect(noteOf(entry('00:00', '00:00'))).toBe('allDay');
  expect(noteOf(entry('18:00', '02:00'))).toBe('nextDay');
  expect(noteOf(entry('18:00', '00:00'))).toBe(undefined);
});

test('hours that are not filled in are not sent', () => {
  expect(weeklyHours(withDay(closed, 3, [entry('09:00', '')]))).toEqual([]);
});

test.each([
  [['09:00', '12:00'], ['13:00', '17:00'], undefined],
  [['09:00', '12:00'], ['12:00', '17:00'], undefined],
  [['09:00', '13:00'], ['12:00', '17:00'], 'overlap'],
  [['18:00', '02:00'], ['20:00', '21:00'], 'overlap'],
  [['09:00', '09:00'], ['12:00', '17:00'], 'same'],
  [['09:00', '12:00'], ['11:00', ''], undefined],
] as const)('%j and %j on one day: %s', (one, other, fault) => {
  expect(findDayFault([entry(one[0], one[1]), entry(other[0], other[1], 1)])).toBe(fault);
});

test('a day opens with the usual hours, and a copy reaches the chosen days alone', () => {
  const monday = withDay(closed, 1, withEntry([]));
  expect(weeklyHours(copyDay(monday, 1, [2, 7]))).toEqual([
    { day: 1, opens: 540, closes: 1020 },
    { day: 2, opens: 540, closes: 1020 },
    { day: 7, opens: 540, closes: 1020 },
  ]);
});
