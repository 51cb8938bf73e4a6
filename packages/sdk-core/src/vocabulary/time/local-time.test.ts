import { expect, test } from 'vitest';
import {
  addDays,
  dayOfWeek,
  instantOf,
  lastInstantOf,
  localTimeAt,
  placeTime,
} from './local-time.ts';

test.each([
  ['2026-12-01T04:59:00Z', 'America/Toronto', { date: '2026-11-30', day: 1, minute: 1439 }],
  ['2026-12-01T05:00:00Z', 'America/Toronto', { date: '2026-12-01', day: 2, minute: 0 }],
  ['2026-12-06T13:30:00Z', 'Australia/Adelaide', { date: '2026-12-07', day: 1, minute: 0 }],
  ['2026-07-05T12:00:00Z', 'America/St_Johns', { date: '2026-07-05', day: 7, minute: 570 }],
])('at %s clocks in %s show %j', (instant, timeZone, local) => {
  expect(localTimeAt(Date.parse(instant), timeZone)).toEqual(local);
});

test('days go on over the end of a month and a year', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(dayOfWeek('2026-12-06')).toBe(7);
});

test.each([
  ['2026-12-01', 540, 'America/Toronto', '2026-12-01T14:00:00.000Z'],
  ['2026-07-01', 540, 'America/Toronto', '2026-07-01T13:00:00.000Z'],
  ['2026-11-01', 600, 'America/Toronto', '2026-11-01T15:00:00.000Z'],
  ['2026-03-08', 30, 'America/Toronto', '2026-03-08T05:30:00.000Z'],
  ['2026-12-06', 30, 'Australia/Adelaide', '2026-12-05T14:00:00.000Z'],
])('clocks show %s and minute %i in %s at %s', (date, minute, timeZone, instant) => {
  expect(new Date(instantOf(date, minute, timeZone)).toISOString()).toBe(instant);
});

test.each([
  ['2026-12-01', 'America/Toronto', '2026-12-02T04:59:59.999Z'],
  ['2026-11-01', 'America/Toronto', '2026-11-02T04:59:59.999Z'],
  ['2026-12-31', 'Australia/Adelaide', '2026-12-31T13:29:59.999Z'],
])('%s is over in %s after %s', (date, timeZone, instant) => {
  expect(new Date(lastInstantOf(date, timeZone)).toISOString()).toBe(instant);
});

test.each([
  ['2027-03-14', 'America/Toronto', '2027-03-14T07:30:00.000Z', 'skipped'],
  ['2027-10-03', 'Australia/Sydney', '2027-10-02T16:30:00.000Z', 'skipped'],
  ['2027-03-14', 'America/St_Johns', '2027-03-14T06:00:00.000Z', 'skipped'],
  ['2027-11-07', 'America/Toronto', '2027-11-07T07:30:00.000Z', undefined],
  ['2027-03-14', 'America/Phoenix', '2027-03-14T09:30:00.000Z', undefined],
  ['2027-04-04', 'Australia/Sydney', '2027-04-03T15:30:00.000Z', 'repeated'],
])('half past two of %s in %s is %s, and told as %s', (date, timeZone, instant, change) => {
  const placed = placeTime(date, 150, timeZone);
  expect(new Date(placed.instant).toISOString()).toBe(instant);
  expect(placed.change).toBe(change);
});

test.each([
  ['2027-11-07', 'America/Toronto', '2027-11-07T05:30:00.000Z'],
  ['2027-04-04', 'Australia/Sydney', '2027-04-03T14:30:00.000Z'],
])('of the two at which clocks show 01:30 of %s in %s, it is %s', (date, timeZone, instant) => {
  expect(new Date(instantOf(date, 90, timeZone)).toISOString()).toBe(instant);
});

test('clocks that are put forward by half an hour move a time by that', () => {
  const placed = placeTime('2027-10-03', 135, 'Australia/Lord_Howe');
  expect(localTimeAt(placed.instant, 'Australia/Lord_Howe').minute).toBe(165);
  expect(placed.change).toBe('skipped');
});
