import { isOpenAt as isOpenByRule } from '@boardwalk/sdk-core/listings/fields/open-times';
import type { OpeningHours } from '@boardwalk/sdk-core/listings/fields/opening-hours';
import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeListing, storeListings } from '../../listings/listings.fixture.ts';
import { listings } from '../../listings/tables.ts';
import { startSearchServer } from '../search.fixture.ts';
import { isListingOpenAt } from './is-listing-open-at.ts';

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
    .where(and(eq(listings.id, id), isListingOpenAt(new Date(instant))));
  expect(found.length === 1).toBe(expected);
  expect(isOpenByRule(week, instant, 'America/Toronto')).toBe(expected);
});

const nights: OpeningHours['weekly'] = [
  { day: 6, opens: 1_200, closes: 120 },
  { day: 7, opens: 600, closes: 1_380 },
];
const saturday = '2026-12-05';
const sunday = '2026-12-06';
const exceptional: readonly OpeningHours[] = [
  { weekly: nights },
  { weekly: nights, exceptions: [{ date: sunday, spans: [] }] },
  { weekly: nights, exceptions: [{ date: saturday, spans: [] }] },
  { weekly: nights, exceptions: [{ date: saturday, spans: [{ opens: 1_320, closes: 240 }] }] },
  { weekly: nights, exceptions: [{ date: sunday, spans: [{ opens: 60, closes: 30 }] }] },
  {
    weekly: [],
    exceptions: [
      { date: saturday, spans: [{ opens: 0, closes: 1_440 }] },
      { date: sunday, spans: [{ opens: 1_080, closes: 0 }] },
    ],
  },
];

test('hours past midnight belong to the day on which they begin, be it an exception or not', async () => {
  const stored = await storeListings(
    database,
    exceptional.map((hours) => makeListing('merchant', { hours })),
  );
  const first = Date.parse(`${saturday}T00:00:00-05:00`);
  const instants = Array.from({ length: 3 * 48 }, (_, half) => first + half * 1_800_000);
  for (const instant of instants) {
    const found = await database
      .select({ id: listings.id })
      .from(listings)
      .where(and(inArray(listings.id, stored), isListingOpenAt(new Date(instant))))
      .orderBy(listings.id);
    const open = stored.filter((_, index) => {
      const hours = exceptional[index];
      return hours && isOpenByRule(hours, instant, 'America/Toronto');
    });
    expect([instant, found.map(({ id }) => id)]).toEqual([instant, open]);
  }
});

test.each([
  ['Sunday closed, the night of Saturday goes on', 1, true],
  ['Saturday closed, its night is closed as well', 2, false],
  ['Saturday until four by exception', 3, true],
])('%s', (_, index, expected) => {
  const { weekly, exceptions } = exceptional[index] ?? { weekly: [] };
  expect(isOpenByRule({ weekly, exceptions }, `${sunday}T06:00:00Z`, 'America/Toronto')).toBe(
    expected,
  );
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
