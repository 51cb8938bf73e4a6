import type { Pace } from '@boardwalk/sdk-core/mailing/mail-kinds';
import { addDays, localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sendTime } from './send-time.ts';

const night = { from: 22, to: 7 };
const at = (iso: string) => new Date(iso);

function sent(
  pace: Pace,
  ready: string,
  hours: Partial<Parameters<typeof sendTime>[1]>,
  now = ready,
) {
  const usual = { timeZone: 'America/Toronto', quietHours: null, dailyHour: 8 };
  return sendTime(pace, { ...usual, ...hours }, at(ready), at(now)).toISOString();
}

describe('mail at once', () => {
  test.each([
    ['by day', '2026-11-27T17:00:03.000Z', '2026-11-27T17:00:03.000Z'],
    ['in the evening', '2026-11-28T03:00:00.000Z', '2026-11-28T12:00:00.000Z'],
    ['past midnight', '2026-11-28T06:10:30.000Z', '2026-11-28T12:00:00.000Z'],
    ['as quiet hours end', '2026-11-28T12:00:00.000Z', '2026-11-28T12:00:00.000Z'],
    ['a moment before they begin', '2026-11-28T02:59:59.999Z', '2026-11-28T02:59:59.999Z'],
  ])('%s', (_, ready, expected) => {
    expect(sent('at-once', ready, { quietHours: night })).toBe(expected);
  });

  test('is held through quiet hours of the day, and of a zone of half an hour', () => {
    const quietHours = { from: 9, to: 17 };
    const adelaide = { timeZone: 'Australia/Adelaide', quietHours };
    expect(sent('at-once', '2026-12-01T00:00:00.000Z', adelaide)).toBe('2026-12-01T06:30:00.000Z');
  });

  test('that comes late is held through the night in which it is late', () => {
    const late = '2026-11-28T04:00:00.000Z';
    expect(sent('at-once', '2026-11-27T17:00:00.000Z', { quietHours: night }, late)).toBe(
      '2026-11-28T12:00:00.000Z',
    );
  });

  test.each([
    // From 2:00 to 3:00 there is no time on that day.
    ['put forward', '2026-03-08T06:59:00.000Z', { from: 23, to: 2 }, '2026-03-08T07:00:00.000Z'],
    ['put forward', '2026-03-08T06:30:00.000Z', { from: 22, to: 3 }, '2026-03-08T07:00:00.000Z'],
    // From 1:00 to 2:00 there is time twice: what is quiet is so both times.
    ['put back', '2026-11-01T05:30:00.000Z', { from: 22, to: 2 }, '2026-11-01T07:00:00.000Z'],
    ['put back', '2026-11-01T04:30:00.000Z', { from: 22, to: 1 }, '2026-11-01T05:00:00.000Z'],
    ['put back', '2026-11-01T06:15:00.000Z', { from: 1, to: 2 }, '2026-11-01T07:00:00.000Z'],
  ])('clocks are %s: what is ready at %s, quiet %j', (_, ready, quietHours, expected) => {
    expect(sent('at-once', ready, { quietHours })).toBe(expected);
  });
});

describe('daily mail', () => {
  test.each([
    ['today', '2026-11-27T12:00:00.000Z', 8, '2026-11-27T13:00:00.000Z'],
    ['at the hour itself', '2026-11-27T13:00:00.000Z', 8, '2026-11-27T13:00:00.000Z'],
    ['tomorrow', '2026-11-27T13:00:01.000Z', 8, '2026-11-28T13:00:00.000Z'],
    ['at midnight', '2026-11-27T13:00:01.000Z', 0, '2026-11-28T05:00:00.000Z'],
    ['at an hour that is not there', '2026-03-08T06:30:00.000Z', 2, '2026-03-08T07:00:00.000Z'],
    ['after a day without it', '2026-03-08T07:30:00.000Z', 2, '2026-03-09T06:00:00.000Z'],
    ['at an hour that is there twice', '2026-11-01T04:30:00.000Z', 1, '2026-11-01T05:00:00.000Z'],
    ['between the two', '2026-11-01T05:40:00.000Z', 1, '2026-11-02T06:00:00.000Z'],
  ])('comes %s', (_, ready, dailyHour, expected) => {
    expect(sent('daily', ready, { dailyHour })).toBe(expected);
  });

  test.each([
    // Midnight itself is not there, or is there twice.
    ['Africa/Cairo', '2026-04-23T21:00:00.000Z', '2026-04-23T22:00:00.000Z'],
    ['America/Havana', '2026-11-01T03:30:00.000Z', '2026-11-01T04:00:00.000Z'],
    ['America/Havana', '2026-11-01T04:30:00.000Z', '2026-11-02T05:00:00.000Z'],
  ])('comes at midnight in %s, ready at %s', (timeZone, ready, expected) => {
    expect(sent('daily', ready, { timeZone, dailyHour: 0 })).toBe(expected);
  });

  test('comes behind quiet hours that its hour lies in', () => {
    expect(sent('daily', '2026-11-27T20:00:00.000Z', { dailyHour: 6, quietHours: night })).toBe(
      '2026-11-28T12:00:00.000Z',
    );
  });

  test('whose hour went by unused comes now', () => {
    const now = '2026-11-27T15:20:00.000Z';
    expect(sent('daily', '2026-11-27T12:00:00.000Z', {}, now)).toBe(now);
  });

  test('comes once a date wherever and whenever, never later than a day and an hour', () => {
    const zones = ['America/Toronto', 'Europe/Lisbon', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
        fc.integer({ min: 0, max: 23 }),
        (timeZone, ready, dailyHour) => {
          const hours = { timeZone, dailyHour, quietHours: null };
          const first = sendTime('daily', hours, new Date(ready), new Date(ready));
          const after = new Date(first.getTime() + 1);
          const second = sendTime('daily', hours, after, after);
          const dates = [first, second].map((time) => localTimeAt(time.getTime(), timeZone).date);
          expect(dates[0]).not.toBe(dates[1]);
          expect(first.getTime() - ready).toBeLessThanOrEqual(25 * 3_600_000);
        },
      ),
    );
  });
});

describe('weekly mail', () => {
  test.each([
    ['on the Friday that it is', '2026-11-27T12:00:00.000Z', 8, '2026-11-27T13:00:00.000Z'],
    ['at the hour itself', '2026-11-27T13:00:00.000Z', 8, '2026-11-27T13:00:00.000Z'],
    ['a week later', '2026-11-27T13:00:01.000Z', 8, '2026-12-04T13:00:00.000Z'],
    ['by Friday of the week', '2026-11-29T20:00:00.000Z', 18, '2026-12-04T23:00:00.000Z'],
    ['by one’s own Friday', '2026-11-26T23:00:00.000Z', 0, '2026-11-27T05:00:00.000Z'],
    [
      'an hour sooner once clocks are forward',
      '2026-03-07T12:00:00.000Z',
      8,
      '2026-03-13T12:00:00.000Z',
    ],
    ['an hour later once they are back', '2026-10-31T13:00:00.000Z', 8, '2026-11-06T13:00:00.000Z'],
  ])('comes %s', (_, ready, dailyHour, expected) => {
    expect(sent('weekly', ready, { dailyHour })).toBe(expected);
  });

  test.each([
    // Clocks there are changed as a Friday begins, or in its night.
    [
      'put forward past it',
      'Africa/Cairo',
      '2026-04-22T12:00:00.000Z',
      0,
      '2026-04-23T22:00:00.000Z',
    ],
    ['put back to it', 'Africa/Cairo', '2026-10-28T12:00:00.000Z', 23, '2026-10-30T21:00:00.000Z'],
    [
      'put forward over it',
      'Asia/Jerusalem',
      '2026-03-26T12:00:00.000Z',
      2,
      '2026-03-27T00:00:00.000Z',
    ],
  ])('comes once where clocks are %s', (_, timeZone, ready, dailyHour, expected) => {
    const hours = { timeZone, dailyHour };
    expect(sent('weekly', ready, hours)).toBe(expected);
    const after = new Date(at(expected).getTime() + 1).toISOString();
    const next = at(sent('weekly', after, hours)).getTime();
    expect(next - at(expected).getTime()).toBeGreaterThan(6.9 * 86_400_000);
  });

  test('comes behind quiet hours, and now where its hour went by unused', () => {
    const early = { dailyHour: 6, quietHours: night };
    expect(sent('weekly', '2026-11-28T20:00:00.000Z', early)).toBe('2026-12-04T12:00:00.000Z');
    const late = '2026-12-06T10:00:00.000Z';
    expect(sent('weekly', '2026-11-28T20:00:00.000Z', {}, late)).toBe(late);
  });

  test('comes on Fridays alone, once each, wherever and whenever', () => {
    const zones = ['America/Toronto', 'Europe/Lisbon', 'Australia/Lord_Howe', 'Africa/Cairo'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
        fc.integer({ min: 0, max: 23 }),
        (timeZone, ready, dailyHour) => {
          const hours = { timeZone, dailyHour, quietHours: null };
          const first = sendTime('weekly', hours, new Date(ready), new Date(ready));
          const after = new Date(first.getTime() + 1);
          const second = sendTime('weekly', hours, after, after);
          const [one, other] = [first, second].map((time) => localTimeAt(time.getTime(), timeZone));
          expect([one?.day, other?.day]).toEqual([5, 5]);
          expect(addDays(one?.date ?? '', 7)).toBe(other?.date);
        },
      ),
      { numRuns: 40 },
    );
  });
});
