import { expect, test } from 'vitest';
import { nextMoment } from './next-moment.ts';

const shop = {
  listingType: 'merchant',
  attributes: {},
  hours: { weekly: [1, 2, 3, 4, 5].map((day) => ({ day, opens: 540, closes: 1020 })) },
  timeZone: 'America/Toronto',
} as const;

const event = {
  listingType: 'event',
  attributes: { startsAt: '2026-12-03T18:00:00-05:00', endsAt: '2026-12-03T21:00:00-05:00' },
  hours: null,
  timeZone: 'America/Toronto',
} as const;

function momentAfter(now: string, listing: Parameters<typeof nextMoment>[0]): string | null {
  const moment = nextMoment(listing, Date.parse(now));
  return moment === null ? null : new Date(moment).toISOString();
}

test.each([
  ['opens', '2026-12-01T08:12:30-05:00', '2026-12-01T14:00:00.000Z'],
  ['closes', '2026-12-01T09:00:00-05:00', '2026-12-01T22:00:00.000Z'],
  ['is another day', '2026-12-01T17:00:00-05:00', '2026-12-02T05:00:00.000Z'],
  ['is another day, at the weekend', '2026-12-05T12:00:00-05:00', '2026-12-06T05:00:00.000Z'],
])('the words of a shop change when it %s', (_, now, moment) => {
  expect(momentAfter(now, shop)).toBe(moment);
});

test('the day on which the clocks go back is an hour longer', () => {
  const open = { ...shop, hours: { weekly: [{ day: 7, opens: 600, closes: 660 }] } };
  expect(momentAfter('2026-11-01T00:30:00-04:00', open)).toBe('2026-11-01T15:00:00.000Z');
});

test.each([
  ['is a day nearer', '2026-12-01T12:00:00-05:00', '2026-12-02T05:00:00.000Z'],
  ['begins', '2026-12-03T12:00:00-05:00', '2026-12-03T23:00:00.000Z'],
  ['ends', '2026-12-03T18:00:00-05:00', '2026-12-04T02:00:00.000Z'],
])('those of an event when it %s', (_, now, moment) => {
  expect(momentAfter(now, event)).toBe(moment);
});

test('those of a home never do', () => {
  const home = { ...shop, listingType: 'property', hours: null } as const;
  expect(momentAfter('2026-12-01T12:00:00-05:00', home)).toBe(null);
});
