import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What opening hours say. */
export const hoursMessages = {
  catalogue: 'listings/hours',
  openNow: 'Open now',
  closedNow: 'Closed now',
  closesAt: 'closes {time}',
  closesOn: 'closes {day} {time}',
  opensAt: 'opens {time}',
  opensOn: 'opens {day} {time}',
  closed: 'Closed',
  allDay: 'Open 24 hours',
  otherHours: 'Other hours on {date}',
} as const satisfies Catalogue;
