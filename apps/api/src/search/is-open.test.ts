import { isOpenAt as isOpenByRule } from '@boardwalk/sdk-core/listings/open-times';
import type { OpeningHours } from '@boardwalk/sdk-core/listings/opening-hours';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '../listings/tables.ts';
import { makeListing, storeListings } from '../listings/testing.ts';
import { isOpenAt } from './is-open.ts';
import { startSearchServer } from './testing.ts';

const { platform, ids } = await startSearchServer();
const { database } = platform;

const day = { opens: 540, closes: 1_020 };
const week: OpeningHours = {
  weekly: [
    ...[1, 2, 3, 4, 5].map((number) => ({ day: number, ...day })),
    { day: 6, opens: 1_200, closes: 120 },
    { day: 7, opens: 1_320, closes: 60 },
  ],
  exceptions: [
    { date: '2026-12-25', spans: [] },
    { date: '2026-12-24', spans: [{ opens: 600, closes: 720 }] },
  ],
};

test.each([
  ['a Monday morning', '2026-12-07T15:00:00Z', true],
  ['a Monday before opening', '2026-12-07T13:59:00Z', false],
  ['the minute of opening', '2026-12-07T14:00:00Z', true],
  ['the minute of closing', '2026-12-07T22:00:00Z', false],
  ['a Saturday night', '2026-12-06T04:30:00Z', true],
  ['after midnight on Sunday', '2026-12-06T06:30:00Z', true],
  ['after midnight on Monday', '2026-12-07T05:30:00Z', true],
  ['later on Monday night', '2026-12-07T06:30:00Z', false],
  ['a holiday', '2026-12-25T15:00:00Z', false],
  ['a short day, open', '2026-12-24T16:00:00Z', true],
  ['a short day, closed', '2026-12-24T18:00:00Z', false],
  ['the other time of the year', '2026-07-06T13:00:00Z', true],
])('on %s a place is open as its page says', async (_, instant, expected) => {
  const [id = 0] = await storeListings(database, [makeListing('merchant', { hours: week })]);
  const found = await database
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, id), isOpenAt(new Date(instant))));
  expect(found.length === 1).toBe(expected);
  expect(isOpenByRule(week, instant, 'America/Toronto')).toBe(expected);
});

test('a search for what is open leaves out what tells no hours', async () => {
  const always = {
    weekly: [1, 2, 3, 4, 5, 6, 7].map((number) => ({ day: number, opens: 0, closes: 1_440 })),
  };
  const [open, allHours] = await storeListings(database, [
    makeListing('city_service', { hours: always }),
    makeListing('city_service', { attributes: { isOpenAllHours: true } }),
    makeListing('city_service', { hours: { weekly: [] } }),
    makeListing('city_service'),
  ]);
  expect((await ids('city_service', { isOpenNow: true })).sort()).toEqual([open, allHours]);
});
