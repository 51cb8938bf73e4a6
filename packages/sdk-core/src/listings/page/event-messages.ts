import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the times of an event say. */
export const eventMessages = {
  catalogue: 'listings/event-times',
  now: 'Happening now',
  over: 'Over',
  today: 'Today',
  inDays: { one: 'In {count} day', many: 'In {count} days' },
  span: '{from} – {to}',
} as const satisfies Catalogue;
