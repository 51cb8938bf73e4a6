import type { Money } from '../../vocabulary/money/money.ts';

/** How long a coupon goes on: for the first bill, for the bills of some months, for all. */
export const couponDurations = ['once', 'repeating', 'forever'] as const;
export type CouponDuration = (typeof couponDurations)[number];

/** What a coupon takes off: a portion (in parts of a million), or an amount. */
export type Discount =
  | { readonly kind: 'portion'; readonly portion: number }
  | { readonly kind: 'amount'; readonly amount: Money };

/** What a coupon promises, and how far. */
export interface CouponTerms {
  readonly discount: Discount;
  readonly duration: CouponDuration;
  /** Above zero for `repeating`, else null. */
  readonly durationInMonths: number | null;
  /** The last instant at which it can be redeemed, in milliseconds since 1970. */
  readonly redeemBy: number | null;
  /** How often it can be redeemed, by all people together. */
  readonly mostRedemptions: number | null;
  /** Whether an administrator has ended it. */
  readonly isEnded: boolean;
}

/** Characters of a coupon's code. */
export const shortestCode = 3;
export const longestCode = 40;

/** As it may be typed; letters that upper case would turn into these are others. */
const code = new RegExp(
  `^[A-Za-z0-9][A-Za-z0-9-]{${shortestCode - 2},${longestCode - 2}}[A-Za-z0-9]$`,
);

/**
 * Returns a code as it is stored, however it was typed: ` spring-10 ` is `SPRING-10`; undefined if
 * it is none.
 */
export function readCouponCode(text: string): string | undefined {
  const typed = text.trim();
  return code.test(typed) ? typed.toUpperCase() : undefined;
}
