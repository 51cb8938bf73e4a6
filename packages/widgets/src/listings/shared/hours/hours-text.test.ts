import { hoursMessages } from '@boardwalk/sdk-core/listings/fields/hours-messages';
import type { OpeningHours } from '@boardwalk/sdk-core/listings/fields/opening-hours';
import { expect, test } from 'vitest';
import { writeHours } from './hours-text.ts';

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, opens: 540, closes: 1020 }));
const shop = { weekly: weekdays };

/** Tuesday, December 1, 2026 in Toronto, five hours behind UTC. */
const tuesdayAt = (time: string) => Date.parse(`2026-12-01T${time}:00-05:00`);

function writtenAt(now: number, hours: OpeningHours = shop) {
  const place = { locale: 'en-CA', timeZone: 'America/Toronto', messages: hoursMessages } as const;
  return writeHours(hours, { ...place, now });
}

function stateAt(now: number, hours: OpeningHours = shop): string {
  const { text, more } = writtenAt(now, hours);
  return more === undefined ? text : `${text} · ${more}`;
}

test('an open place says until when, by its own clocks', () => {
  expect(stateAt(tuesdayAt('16:00'))).toBe('Open now · closes 5:00\u00a0p.m.');
});

test('a closed place says when it opens, and on which day', () => {
  expect(stateAt(tuesdayAt('08:59'))).toBe('Closed now · opens 9:00\u00a0a.m.');
  expect(stateAt(tuesdayAt('17:00'))).toBe('Closed now · opens Wednesday 9:00\u00a0a.m.');
});

test('a night that ends tomorrow needs no day', () => {
  const bar = { weekly: [{ day: 2, opens: 1080, closes: 120 }] };
  expect(stateAt(tuesdayAt('23:00'), bar)).toBe('Open now · closes 2:00\u00a0a.m.');
});

test('a place that never closes says so', () => {
  const always = { weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: 0, closes: 1440 })) };
  expect(stateAt(tuesdayAt('12:00'), always)).toBe('Open 24 hours');
});

test('a place without hours ahead is closed', () => {
  expect(stateAt(tuesdayAt('12:00'), { weekly: [] })).toBe('Closed now');
});

test('the week runs from Monday, marks today and shows other hours of a date', () => {
  const hours = { ...shop, exceptions: [{ date: '2026-12-04', spans: [] }] };
  const rows = writtenAt(tuesdayAt('12:00'), hours).week;
  expect(rows.map(({ weekday, texts }) => `${weekday}: ${texts.join(', ')}`)).toEqual([
    'Monday: 9:00\u00a0a.m. – 5:00\u00a0p.m.',
    'Tuesday: 9:00\u00a0a.m. – 5:00\u00a0p.m.',
    'Wednesday: 9:00\u00a0a.m. – 5:00\u00a0p.m.',
    'Thursday: 9:00\u00a0a.m. – 5:00\u00a0p.m.',
    'Friday: Closed',
    'Saturday: Closed',
    'Sunday: Closed',
  ]);
  expect(rows.filter(({ isToday }) => isToday).map(({ weekday }) => weekday)).toEqual(['Tuesday']);
  expect(rows.flatMap(({ note }) => note ?? [])).toEqual(['Other hours on Fri, Dec\u00a04']);
});
