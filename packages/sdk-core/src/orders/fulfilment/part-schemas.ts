import * as z from 'zod/mini';
import { carriers } from './carriers.ts';
import { fulfilmentStates } from './fulfilment-states.ts';

const instant = z.iso.datetime();

/** Pieces of a line of the order. */
const pieces = z.strictObject({ item: z.int(), quantity: z.int().check(z.gte(1)) });
export type Pieces = z.output<typeof pieces>;

/** What a shop has sent at once. */
export const parcel = z.strictObject({
  id: z.uuid(),
  carrier: z.enum(carriers),
  /** At the carrier; empty where it has none. */
  number: z.string(),
  /** Where it can be followed; null where it can't. */
  page: z.nullable(z.string()),
  sentAt: instant,
  deliveredAt: z.nullable(instant),
  lines: z.array(pieces),
});
export type SentParcel = z.output<typeof parcel>;

/** What came back to a shop at once. */
export const returned = z.strictObject({
  id: z.uuid(),
  returnedAt: instant,
  lines: z.array(pieces),
});

export const pickup = z.strictObject({ readyAt: instant, pickedUpAt: z.nullable(instant) });

/** What became of a shop's part of an order, as its buyer reads it. */
export const partFulfilment = z.strictObject({
  state: z.enum(fulfilmentStates),
  parcels: z.array(parcel),
  /** Null until it is ready for its buyer. */
  pickup: z.nullable(
    z.strictObject({
      ...pickup.shape,
      /** What its buyer says at the shop; null once they have it, on pages of others, and for others. */
      code: z.nullable(z.string()),
    }),
  ),
  returns: z.array(returned),
});
export type PartFulfilment = z.output<typeof partFulfilment>;
