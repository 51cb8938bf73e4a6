import { discountFields, findCouponFault } from '@boardwalk/sdk-core/billing/coupons/coupon-rules';
import type { CouponState } from '@boardwalk/sdk-core/billing/coupons/coupon-states';
import type { CouponTerms, Discount } from '@boardwalk/sdk-core/billing/coupons/coupon-terms';
import type { ListedCoupon } from '@boardwalk/sdk-core/billing/coupons/schemas';
import type { Coupon } from '@boardwalk/sdk-core/billing/schemas';
import { defaultCurrency } from '@boardwalk/sdk-core/vocabulary/money/money';
import type { coupons } from './tables.ts';

export type CouponRow = typeof coupons.$inferSelect;

/** What a coupon promises, of the row that keeps it. */
export function termsOf(row: CouponRow): CouponTerms {
  return {
    discount: discountIn(row),
    duration: row.duration,
    durationInMonths: row.durationInMonths,
    redeemBy: row.redeemBy?.getTime() ?? null,
    mostRedemptions: row.mostRedemptions,
    isEnded: row.endedAt !== null,
  };
}

function discountIn({ id, portion, amountOff: amount, currency }: CouponRow): Discount {
  if (portion !== null) return { kind: 'portion', portion };
  if (amount !== null && currency !== null) return { kind: 'amount', amount: { amount, currency } };
  throw new Error(`Coupon ${id} takes nothing off.`);
}

/** Whether a coupon can be redeemed in its own currency, and why not where it can't. */
export function couponStateOf(row: CouponRow, now: number): CouponState {
  const { redemptions, currency } = row;
  const bill = { now, redemptions, currency: currency ?? defaultCurrency };
  const fault = findCouponFault(termsOf(row), bill);
  if (fault === 'other-currency') throw new Error(`Coupon ${row.id} is not of its own currency.`);
  return fault ?? 'works';
}

/** Describes a coupon as a user who knows its code sees it. */
export function describeCoupon(row: CouponRow): Coupon {
  return {
    id: row.id,
    coupon_code: row.code,
    nickname: row.nickname,
    ...discountFields(discountIn(row)),
    duration: row.duration,
    duration_in_months: row.durationInMonths,
    redemption_date: row.redeemBy?.toISOString() ?? null,
  };
}

/** A coupon as administrators see it. */
export function describeListed(row: CouponRow, now: number): ListedCoupon {
  return {
    coupon: describeCoupon(row),
    state: couponStateOf(row, now),
    redemptions: row.redemptions,
    mostRedemptions: row.mostRedemptions,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
