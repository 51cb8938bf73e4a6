import type { NewCoupon } from '@boardwalk/sdk-core/billing/coupons/schemas';
import { percent } from '@boardwalk/sdk-core/vocabulary/money/portions';
import type { Queries } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { CouponRow } from './describe-coupon.ts';
import { matchCoupon } from './match-coupon.ts';
import { coupons } from './tables.ts';

/** Keeps a coupon, and the errand that makes it at the payment provider; undefined where its code is taken. */
export async function insertCoupon(
  transaction: Queries,
  { queue }: { readonly queue: Queue },
  coupon: NewCoupon,
  now: Date,
): Promise<CouponRow | undefined> {
  const { percent_off, redemption_date } = coupon;
  const [row] = await transaction
    .insert(coupons)
    .values({
      code: coupon.coupon_code,
      nickname: coupon.nickname?.trim() ?? null,
      portion: percent_off === undefined ? null : Math.round(percent_off * percent),
      amountOff: coupon.amount_off ?? null,
      currency: coupon.currency ?? null,
      duration: coupon.duration,
      durationInMonths: coupon.duration_in_months ?? null,
      redeemBy: redemption_date === undefined ? null : new Date(redemption_date),
      mostRedemptions: coupon.most_redemptions ?? null,
      createdAt: now,
    })
    .onConflictDoNothing({ target: coupons.code })
    .returning();
  if (row) await queue.enqueue(transaction, matchCoupon, { couponId: row.id });
  return row;
}
