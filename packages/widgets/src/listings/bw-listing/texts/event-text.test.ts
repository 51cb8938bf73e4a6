import { eventLabels } from '@boardwalk/sdk-core/listings/event/labels';
import { eventMessages } from '@boardwalk/sdk-core/listings/page/event-messages';
import { expect, test } from 'vitest';
import { writeEventTimes } from './event-text.ts';

const sale = { startsAt: '2026-12-05T09:00:00-05:00', endsAt: '2026-12-05T16:00:00-05:00' };

function timesAt(now: string, attributes: Readonly<Record<string, unknown>> = sale) {
  return writeEventTimes(attributes, eventLabels, {
    locale: 'en-CA',
    timeZone: 'America/Toronto',
    now: Date.parse(now),
    messages: eventMessages,
  });
}

test('an event of one day shows its date once', () => {
  expect(timesAt('2026-12-02T12:00:00-05:00')).toEqual({
    startsAt: sale.startsAt,
    month: 'Dec',
    day: '5',
    span: 'Sat, Dec\u00a05, 9:00\u00a0a.m. – 4:00\u00a0p.m.',
    relative: 'In 3 days',
    isOver: false,
    isAsPlanned: true,
  });
});

test('an event of several days shows both dates', () => {
  const auction = { ...sale, endsAt: '2026-12-06T16:00:00-05:00' };
  expect(timesAt('2026-12-02T12:00:00-05:00', auction)?.span).toBe(
    'Sat, Dec\u00a05, 9:00\u00a0a.m. – Sun, Dec\u00a06, 4:00\u00a0p.m.',
  );
});

test.each([
  ['2026-12-04T23:30:00-05:00', 'In 1 day'],
  ['2026-12-05T08:00:00-05:00', 'Today'],
  ['2026-12-05T09:00:00-05:00', 'Happening now'],
  ['2026-12-05T16:00:00-05:00', 'Over'],
])('at %s it is: %s', (now, relative) => {
  expect(timesAt(now)?.relative).toBe(relative);
});

test('an event without an end lasts for its day', () => {
  const { startsAt } = sale;
  expect(timesAt('2026-12-05T20:00:00-05:00', { startsAt })?.relative).toBe('Today');
  expect(timesAt('2026-12-06T01:00:00-05:00', { startsAt })).toMatchObject({
    relative: 'Over',
    isOver: true,
  });
});

test('what names no start shows no time', () => {
  expect(timesAt('2026-12-05T20:00:00-05:00', {})).toBeNull();
});

test('what was called off says so instead of how far it is', () => {
  const called = { ...sale, eventState: 'CANCELLED' };
  expect(timesAt('2026-12-02T12:00:00-05:00', called)).toMatchObject({
    relative: 'Cancelled',
    isAsPlanned: false,
  });
});
