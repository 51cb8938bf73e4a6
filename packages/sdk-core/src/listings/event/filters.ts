import { eventStates } from '../enumerations/event-states.ts';
import type { FilterTable } from '../fields/fields.ts';
import type { EventAttributes } from './attributes.ts';

/** How a search filters events. */
export const eventFilters = {
  startsAt: { by: 'dates' },
  endsAt: { by: 'dates' },
  eventState: { by: 'anyOf', values: eventStates },
  isFree: { by: 'yes' },
  isOnline: { by: 'yes' },
  onlineUrl: null,
  requiresRegistration: null,
  linkedPropertyId: { by: 'given' },
  hasReserve: { by: 'yes' },
  auctionReserve: { by: 'range', measure: 'money' },
  auctionDeposit: { by: 'range', measure: 'money' },
} as const satisfies FilterTable<EventAttributes>;
