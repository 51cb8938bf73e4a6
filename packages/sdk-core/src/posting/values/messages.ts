import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What values of a listing's fields say where two of them are compared. */
export const valueMessages = {
  catalogue: 'posting/values',
  empty: 'Empty',
  yes: 'Yes',
  no: 'No',
  before: 'Before',
  after: 'After',
  /** Before words that are gone, or that have come, for those who don't see the strokes. */
  removed: 'Removed:',
  added: 'Added:',
  endOfChange: 'End of change.',
  hours: { one: '{count} hour', many: '{count} hours' },
  closed: 'Closed',
  allDay: 'Open 24 hours',
  picture: 'Picture {number}',
} as const satisfies Catalogue;
