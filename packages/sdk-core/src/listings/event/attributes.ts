import * as z from 'zod/mini';
import { listingId } from '../../vocabulary/ids.ts';
import { eventStates } from '../enumerations/event-states.ts';
import { instantWithOffset, minorUnits, oneOf, webAddress } from '../fields/field-schemas.ts';

/** The fields of an event. */
export const eventAttributes = z.strictObject({
  startsAt: instantWithOffset,
  endsAt: z.optional(instantWithOffset),
  eventState: z.optional(oneOf(eventStates)),
  isFree: z.optional(z.boolean()),
  isOnline: z.optional(z.boolean()),
  onlineUrl: z.optional(webAddress),
  requiresRegistration: z.optional(z.boolean()),
  /** The property that is shown or sold. */
  linkedPropertyId: z.optional(listingId),
  hasReserve: z.optional(z.boolean()),
  /** In minor units of the price's currency. */
  auctionReserve: z.optional(minorUnits),
  /** To take part, in minor units of the price's currency. */
  auctionDeposit: z.optional(minorUnits),
});

export type EventAttributes = z.output<typeof eventAttributes>;
