import { expect, test } from 'vitest';
import { isSkippedTime, localPart, writeInstant } from './local-instant.ts';

test.each([
  ['2026-12-01T19:00', 'America/Toronto', '2026-12-01T19:00:00-05:00'],
  ['2026-07-01T19:00', 'America/Toronto', '2026-07-01T19:00:00-04:00'],
  ['2026-07-01T09:30', 'America/St_Johns', '2026-07-01T09:30:00-02:30'],
  ['2026-01-05T08:00', 'Australia/Adelaide', '2026-01-05T08:00:00+10:30'],
])('%s in %s is %s', (text, timeZone, instant) => {
  expect(writeInstant(text, timeZone)).toBe(instant);
  expect(localPart(instant)).toBe(text);
});

test('an hour that the clocks leave out is the one after it', () => {
  expect(writeInstant('2026-03-08T02:30', 'America/Toronto')).toBe('2026-03-08T03:30:00-04:00');
});

test('what is no time stays as it was typed', () => {
  expect(writeInstant('tomorrow', 'America/Toronto')).toBe('tomorrow');
  expect(localPart('tomorrow')).toBe('');
  expect(localPart(undefined)).toBe('');
});

test.each([
  ['2027-03-14T02:30', 'America/Toronto', true],
  ['2027-10-03T02:30', 'Australia/Sydney', true],
  ['2027-03-14T03:00', 'America/Toronto', false],
  ['2027-03-14T02:30', 'America/Phoenix', false],
  ['2027-11-07T01:30', 'America/Toronto', false],
  ['tomorrow', 'America/Toronto', false],
])('whether clocks skip %s in %s: %s', (text, timeZone, isSkipped) => {
  expect(isSkippedTime(text, timeZone)).toBe(isSkipped);
});
