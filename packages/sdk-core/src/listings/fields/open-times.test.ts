import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localTimeAt } from '../../vocabulary/time/local-time.ts';
import { isOpenAt, nextChange, toMinutesOfWeek } from './open-times.ts';
import { type OpeningHours, openingHours } from './opening-hours.ts';

const toronto = 'America/Toronto';

/** Weekdays nine to five; Friday also from 22:00 to 2:00; closed at Christmas, short on its eve. */
const shop: OpeningHours = {
  weekly: [
    ...[1, 2, 3, 4, 5].map((day) => ({ day, opens: 540, closes: 1020 })),
    { day: 5, opens: 1320, closes: 120 },
  ],
  exceptions: [
    { date: '2026-12-25', spans: [] },
    { date: '2026-12-24', spans: [{ opens: 540, closes: 720 }] },
  ],
};

describe('a shop of Toronto is', () => {
  test.each([
    ['closed before nine', '2026-12-01T08:59:00-05:00', false],
    ['open from nine', '2026-12-01T09:00:00-05:00', true],
    ['closed at five', '2026-12-01T17:00:00-05:00', false],
    ['open late on Friday', '2026-12-04T23:30:00-05:00', true],
    ['still open on Saturday at one', '2026-12-05T01:00:00-05:00', true],
    ['closed on Saturday at two', '2026-12-05T02:00:00-05:00', false],
    ['closed on the afternoon of Christmas Eve', '2026-12-24T14:00:00-05:00', false],
    ['closed at Christmas, though it is a Friday', '2026-12-25T10:00:00-05:00', false],
    ['closed in the night after Christmas', '2026-12-26T01:00:00-05:00', false],
    ['open by its own clocks in summer', '2026-07-01T13:30:00Z', true],
    ['closed at that hour of winter', '2026-12-01T13:30:00Z', false],
  ])('%s', (_, instant, isOpen) => {
    expect(isOpenAt(shop, instant, toronto)).toBe(isOpen);
  });

  test.each([
    ['open next at nine', '2026-12-01T07:00:00-05:00', 'open', '2026-12-01', 540],
    ['closed next at five', '2026-12-01T10:00:00-05:00', 'closed', '2026-12-01', 1020],
    ['closed next on Saturday at two', '2026-12-04T23:00:00-05:00', 'closed', '2026-12-05', 120],
    ['open next on Monday', '2026-12-05T10:00:00-05:00', 'open', '2026-12-07', 540],
    ['open next after the holidays', '2026-12-24T15:00:00-05:00', 'open', '2026-12-28', 540],
  ])('%s', (_, instant, to, date, minute) => {
    expect(nextChange(shop, instant, toronto)).toEqual({ to, date, minute });
  });
});

test('a place that never closes, or never opens, has no next change', () => {
  const always = { weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: 0, closes: 1440 })) };
  expect(nextChange(always, '2026-12-01T12:00:00Z', toronto)).toBeNull();
  expect(nextChange({ weekly: [] }, '2026-12-01T12:00:00Z', toronto)).toBeNull();
});

test('the week of a database holds the night that ends on Monday at its beginning', () => {
  const bar = { weekly: [{ day: 7, opens: 1200, closes: 180 }] };
  expect(toMinutesOfWeek(bar)).toEqual([
    [0, 180],
    [9840, 10080],
  ]);
});

const weekly = fc.array(
  fc
    .record({
      day: fc.integer({ min: 1, max: 7 }),
      opens: fc.integer({ min: 0, max: 1439 }),
      closes: fc.integer({ min: 0, max: 1440 }),
    })
    .filter(({ opens, closes }) => opens !== closes),
  { maxLength: 10 },
);
const instant = fc.integer({
  min: Date.parse('2026-01-01T00:00:00Z'),
  max: Date.parse('2027-01-01T00:00:00Z'),
});

test('who is open by the clock is open in the week of the database, and the other way round', () => {
  fc.assert(
    fc.property(weekly, instant, (spans, now) => {
      const hours = openingHours.parse({ weekly: spans });
      const { day, minute } = localTimeAt(now, toronto);
      const atWeek = (day - 1) * 1440 + minute;
      const week = toMinutesOfWeek(hours);
      expect(isOpenAt(hours, now, toronto)).toBe(
        week.some(([from, to]) => from <= atWeek && atWeek < to),
      );
      expect(week.every(([, to], index) => to < (week[index + 1]?.[0] ?? Infinity))).toBe(true);
    }),
  );
});

test('at the next change a place is what the change says, and was not the minute before', () => {
  fc.assert(
    fc.property(weekly, instant, (spans, now) => {
      const hours = { weekly: spans };
      const change = nextChange(hours, now, 'UTC');
      fc.pre(change !== null);
      const at = Date.parse(change.date) + change.minute * 60_000;
      expect(at).toBeGreaterThan(now);
      expect(isOpenAt(hours, at, 'UTC')).toBe(change.to === 'open');
      expect(isOpenAt(hours, at - 60_000, 'UTC')).toBe(change.to === 'closed');
    }),
  );
});

test.each([
  ['opens and closes at once', { weekly: [{ day: 1, opens: 540, closes: 540 }] }],
  ['are of an eighth day', { weekly: [{ day: 8, opens: 540, closes: 600 }] }],
  ['open at the end of the day', { weekly: [{ day: 1, opens: 1440, closes: 60 }] }],
])('hours are refused that %s', (_, hours) => {
  expect(openingHours.safeParse(hours).success).toBe(false);
});
