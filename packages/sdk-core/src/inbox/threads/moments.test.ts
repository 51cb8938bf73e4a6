import { expect, test } from 'vitest';
import { message } from '../inbox.fixture.ts';
import { daysOf, momentStyle } from './moments.ts';

const toronto = 'America/Toronto';

test('messages stand under the day that clocks show where the reader is', () => {
  const sent = ['2026-11-27T04:59:00.000Z', '2026-11-27T05:00:00.000Z', '2026-11-28T04:00:00.000Z'];
  const messages = sent.map((sentAt, index) => message(index + 1, undefined, { sentAt }));
  const days = daysOf(messages, toronto).map((day) => [
    day.date,
    day.messages.map(({ place }) => place),
  ]);
  expect(days).toEqual([
    ['2026-11-26', [1]],
    ['2026-11-27', [2, 3]],
  ]);
});

test.each([
  ['2026-11-27T05:00:00.000Z', 'time'],
  ['2026-11-27T04:59:00.000Z', 'dayOfYear'],
  ['2026-01-01T05:00:00.000Z', 'dayOfYear'],
  ['2026-01-01T04:59:00.000Z', 'date'],
])('%s is told by its %s', (iso, style) => {
  expect(momentStyle(iso, Date.parse('2026-11-27T17:00:00.000Z'), toronto)).toBe(style);
});
