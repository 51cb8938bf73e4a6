import { expect, test } from 'vitest';
import type { Locale } from '../text/locale.ts';
import { createDateFormatter, createTimeFormatter, type DateStyle } from './dates.ts';

test.each<[Locale, string, DateStyle, string]>([
  ['en-CA', '2026-12-01', 'date', 'Dec\u00a01,\u00a02026'],
  ['en-AU', '2026-12-01', 'date', '1\u00a0Dec\u00a02026'],
  ['fr-CA', '2026-12-01', 'date', '1\u00a0déc.\u00a02026'],
  ['en-US', '2026-12-01', 'day', 'Tue, Dec\u00a01'],
  ['en-CA', '2026-12-01', 'weekday', 'Tuesday'],
  ['en-AU', '2026-12-01', 'day', 'Tue, 1\u00a0Dec'],
  ['fr-CA', '2026-12-01', 'dayOfYear', '1\u00a0déc.'],
])('in %s %s as %s reads %s', (locale, iso, style, text) => {
  expect(createDateFormatter(locale, 'Pacific/Honolulu')(iso, style)).toBe(text);
});

test('an instant is shown in the place of the listing', () => {
  const instant = '2026-12-02T00:05:00Z';
  expect(createDateFormatter('en-US', 'America/Toronto')(instant, 'time')).toBe('7:05\u00a0PM');
  expect(createDateFormatter('en-AU', 'Australia/Sydney')(instant, 'date')).toBe(
    '2\u00a0Dec\u00a02026',
  );
  expect(createDateFormatter('en-CA', 'America/Toronto')(instant, 'instant')).toBe(
    'Tue, Dec\u00a01, 7:05\u00a0p.m.',
  );
  expect(createDateFormatter('en-CA', 'America/Toronto')(instant, 'instantOfYear')).toBe(
    'Tue, Dec\u00a01,\u00a02026, 7:05\u00a0p.m.',
  );
  expect(createDateFormatter('fr-CA', 'America/Toronto')(instant, 'instantOfYear')).toBe(
    'mar. 1\u00a0déc.\u00a02026, 19\u00a0h\u00a005',
  );
  expect(createDateFormatter('en-CA', 'America/Toronto')(instant, 'date')).toBe(
    'Dec\u00a01,\u00a02026',
  );
});

test('minutes of the day are written as times', () => {
  expect(createTimeFormatter('en-CA')(1020)).toBe('5:00\u00a0p.m.');
  expect(createTimeFormatter('fr-CA')(1020)).toBe('17\u00a0h\u00a000');
  expect(createTimeFormatter('en-US')(1440)).toBe('12:00\u00a0AM');
});
