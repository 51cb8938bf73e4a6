import type { BoardRefusal } from '../../boards/places/capacity.ts';

/** Why a place is not held, beyond what the board itself says. */
export const holdRefusals = ['unknown', 'no-seat-left', 'held-long'] as const;
export type HoldRefusal = BoardRefusal | (typeof holdRefusals)[number];
