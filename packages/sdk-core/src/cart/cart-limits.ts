import { dayMs } from '../vocabulary/time/durations.ts';

/** How much a cart holds. */
export const mostOfCart = {
  /** Variants, those that are saved for later not counted. */
  lines: 100,
  /** Variants that are saved for later. */
  saved: 100,
  /** Pieces of a variant. */
  pieces: 999,
} as const;

/** Characters that the texts of carts and orders may have. */
export const longestCartText = {
  note: 500,
  recipient: 120,
  company: 120,
  street: 120,
  city: 80,
} as const;

/** How long a browser may store the cart of a visitor after its last change. */
export const visitorCartMs = 30 * dayMs;
