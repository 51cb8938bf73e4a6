import type { EventState } from '../enumerations/event-states.ts';
import {
  commonProperties,
  type JsonLd,
  type ListingForStructuredData,
  type StructuredTable,
  structuredFields,
} from '../schema-org/listing.ts';
import { offer } from '../schema-org/offer.ts';
import { place } from '../schema-org/place.ts';
import type { EventAttributes } from './attributes.ts';

const states: Readonly<Record<EventState, string>> = {
  SCHEDULED: 'EventScheduled',
  RESCHEDULED: 'EventRescheduled',
  POSTPONED: 'EventPostponed',
  MOVED_ONLINE: 'EventMovedOnline',
  CANCELLED: 'EventCancelled',
};

/** What each field adds to the description of the event. */
export const eventStructuredFields: StructuredTable<EventAttributes> = {
  startsAt: (instant) => ({ startDate: instant }),
  endsAt: (instant) => ({ endDate: instant }),
  eventState: null,
  isFree: (isFree) => ({ isAccessibleForFree: isFree }),
  isOnline: null,
  onlineUrl: null,
  requiresRegistration: null,
  linkedPropertyId: null,
  hasReserve: null,
  auctionReserve: null,
  auctionDeposit: null,
};

/** An event; what sells something is a `SaleEvent`. */
export function eventStructuredData(listing: ListingForStructuredData<EventAttributes>): JsonLd {
  const { attributes } = listing;
  const isOnline = attributes.isOnline === true;
  const online = { '@type': 'VirtualLocation', url: attributes.onlineUrl ?? listing.url };
  return {
    '@type': listing.subcategory === 'OPEN_HOUSE' ? 'Event' : 'SaleEvent',
    ...commonProperties(listing),
    ...structuredFields(eventStructuredFields, attributes),
    eventStatus: `https://schema.org/${states[attributes.eventState ?? 'SCHEDULED']}`,
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline ? online : place(listing),
    organizer: { '@type': 'Person', name: listing.contactName },
    offers: offer(listing),
  };
}
