import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What the field of opening hours says. */
export const openingHoursMessages = {
  catalogue: 'posting/opening-hours',
  open: 'Open',
  closed: 'Closed',
  opens: 'Opens',
  closes: 'Closes',
  allDay: 'Open 24 hours',
  nextDay: 'Closes on the next day',
  add: 'Add hours',
  remove: 'Remove these hours',
  copy: 'Copy to other days',
  copyNow: 'Copy',
  copied: '{day} copied to {days}',
  same: 'These hours end when they begin.',
  overlap: 'These hours overlap.',
} as const satisfies Catalogue;
