import type { BoardId } from '../../vocabulary/ids.ts';

/** Seats of a plan that neither what is bought nor what the licence has already takes; never below 0. */
export function countFreeSeats(
  seatCount: number,
  bought: readonly BoardId[],
  subscribed: readonly BoardId[],
): number {
  return Math.max(0, seatCount - new Set([...bought, ...subscribed]).size);
}
