import { allocate } from '../../vocabulary/money/allocate.ts';
import { smallerMoney, subtractMoney, sumMoney } from '../../vocabulary/money/arithmetic.ts';
import type { Money } from '../../vocabulary/money/money.ts';
import {
  percent,
  portionOf,
  requirePortion,
  wholePortion,
} from '../../vocabulary/money/portions.ts';
import type { Currency } from '../../vocabulary/places/countries.ts';
import { addMonths } from '../../vocabulary/time/add-months.ts';
import type { CouponTerms, Discount } from './coupon-terms.ts';

/** Why a coupon can't be redeemed. */
export type CouponFault = 'ended' | 'expired' | 'used-up' | 'other-currency';

/** When a coupon is redeemed, how often it was before, and in which currency the bill is. */
export interface Redemption {
  readonly now: number;
  readonly redemptions: number;
  readonly currency: Currency;
}

/** Why a coupon can't be redeemed now; undefined where it can. Who redeems holds its row meanwhile. */
export function findCouponFault(
  { isEnded, redeemBy, mostRedemptions, discount }: CouponTerms,
  { now, redemptions, currency }: Redemption,
): CouponFault | undefined {
  if (isEnded) return 'ended';
  if (redeemBy !== null && now > redeemBy) return 'expired';
  if (mostRedemptions !== null && redemptions >= mostRedemptions) return 'used-up';
  if (discount.kind === 'amount' && discount.amount.currency !== currency) return 'other-currency';
  return undefined;
}

/** A bill, and when the coupon on it was redeemed; instants in milliseconds since 1970. */
export interface CouponedBill {
  readonly redeemedAt: number;
  readonly issuedAt: number;
  /** Whether it is the first bill since then. */
  readonly isFirst: boolean;
}

/** Whether a coupon that was redeemed is still on a bill: months end at the instant of the day at which they began. */
export function isDiscounted(
  { duration, durationInMonths }: Pick<CouponTerms, 'duration' | 'durationInMonths'>,
  { redeemedAt, issuedAt, isFirst }: CouponedBill,
): boolean {
  if (issuedAt < redeemedAt) return false;
  switch (duration) {
    case 'once':
      return isFirst;
    case 'repeating':
      return durationInMonths !== null && issuedAt < addMonths(redeemedAt, durationInMonths);
    case 'forever':
      return true;
  }
}

/**
 * What a coupon takes off a price: never more than this, a portion half up to the cent. Throws a
 * `RangeError` for an amount in another currency.
 */
export function discountOf(price: Money, discount: Discount): Money {
  return discount.kind === 'portion'
    ? portionOf(price, discount.portion)
    : smallerMoney(price, discount.amount);
}

/**
 * What several prices become: what is left of their sum is parted by them without losing a cent, so
 * that none grows or falls below zero. Taxes are of what is left.
 */
export function discountPrices(
  prices: readonly Money[],
  discount: Discount,
  currency: Currency,
): readonly Money[] {
  const whole = sumMoney(prices, currency);
  if (whole.amount === 0) return prices;
  const weights = prices.map(({ amount }) => amount);
  return allocate(subtractMoney(whole, discountOf(whole, discount)), weights);
}

/** What the contract states about a discount. */
export interface DiscountFields {
  /** By what a price is multiplied: 0.85 where 15 % are taken off, 1 where an amount is. */
  readonly multiplier: number;
  /** In minor units of `currency`. */
  readonly amount_off: number | null;
  readonly currency: Currency | null;
  /** In percent: 12.5. */
  readonly percent_off: number | null;
}

/** A discount in the fields of the contract, to be shown; nothing is counted with them. */
export function discountFields(discount: Discount): DiscountFields {
  if (discount.kind === 'amount') {
    const { amount, currency } = discount.amount;
    return { multiplier: 1, amount_off: amount, currency, percent_off: null };
  }
  const portion = requirePortion(discount.portion);
  return {
    multiplier: (wholePortion - portion) / wholePortion,
    amount_off: null,
    currency: null,
    percent_off: portion / percent,
  };
}
