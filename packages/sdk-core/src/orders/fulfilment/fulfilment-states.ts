import { dayMs } from '../../vocabulary/time/durations.ts';

/**
 * Where a shop's part of an order stands once it is paid. `toSend` is what the shop has to send or to get
 * ready; `cancelled` what was paid back before anything left.
 */
export const fulfilmentStates = [
  'toSend',
  'sentInPart',
  'sent',
  'ready',
  'pickedUp',
  'delivered',
  'returned',
  'cancelled',
] as const;
export type FulfilmentState = (typeof fulfilmentStates)[number];

/** Those in which the shop has something to send or to get ready. */
export const statesToSend = ['toSend', 'sentInPart'] as const satisfies readonly FulfilmentState[];

/** How long a parcel that was recorded by mistake can be withdrawn. */
export const undoMs = dayMs;

/** What is known of when a parcel left and came. */
export interface ParcelTimes {
  readonly sentAt: Date;
  readonly deliveredAt: Date | null;
}

/** Until when a parcel can be withdrawn; null once it was delivered. */
export function undoEndOf({ sentAt, deliveredAt }: ParcelTimes): Date | null {
  return deliveredAt ? null : new Date(sentAt.getTime() + undoMs);
}

/** Pieces of a line: how many were bought, left the shop and came back. */
export interface PieceCounts {
  readonly quantity: number;
  /** Those that were refunded before they were sent. */
  readonly unsent: number;
  readonly sent: number;
  readonly returned: number;
}

/** Pieces that are still to be sent. */
export function leftToSend({ quantity, sent, unsent }: Omit<PieceCounts, 'returned'>): number {
  return quantity - sent - unsent;
}

/** Pieces that may come back. */
export function leftToReturn({ sent, returned }: Pick<PieceCounts, 'sent' | 'returned'>): number {
  return sent - returned;
}
