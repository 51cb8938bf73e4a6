import type { FieldLabels } from '../fields/fields.ts';
import type { EventAttributes } from './attributes.ts';
import { eventCardLabels } from './card-labels.ts';

/** English names of the fields of an event and of their values. */
export const eventLabels = {
  catalogue: 'listings/event',
  ...eventCardLabels,
  startsAt: 'Starts',
  endsAt: 'Ends',
  eventState: 'Status',
  isFree: 'Free',
  isOnline: 'Online',
  onlineUrl: 'Take part online',
  requiresRegistration: 'Registration required',
  linkedPropertyId: 'Property',
  'filter.linkedPropertyId': 'Shows a listed property',
  hasReserve: 'Reserve price',
  auctionReserve: 'Reserve',
  auctionDeposit: 'Deposit',
} as const satisfies FieldLabels<EventAttributes>;
