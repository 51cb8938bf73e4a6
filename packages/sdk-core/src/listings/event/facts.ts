import type { Fact, FieldTable } from '../fields/fields.ts';
import type { EventAttributes } from './attributes.ts';

/** Where and how the page of an event shows each field. */
export const eventFacts = {
  startsAt: { group: 'overview', format: { as: 'instant' } },
  endsAt: { group: 'overview', format: { as: 'instant' } },
  eventState: { group: 'overview', format: { as: 'choice' } },
  isFree: { group: 'overview', format: { as: 'yes' } },
  isOnline: { group: 'overview', format: { as: 'yes' } },
  onlineUrl: { group: 'details', format: { as: 'link' } },
  requiresRegistration: { group: 'terms', format: { as: 'yes' } },
  linkedPropertyId: null,
  hasReserve: { group: 'terms', format: { as: 'yes' } },
  auctionReserve: { group: 'costs', format: { as: 'number', measure: 'money' } },
  auctionDeposit: { group: 'costs', format: { as: 'number', measure: 'money' } },
} as const satisfies FieldTable<EventAttributes, Fact>;
