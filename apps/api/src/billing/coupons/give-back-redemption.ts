import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { CouponSubject } from './redeem-coupon.ts';
import { couponRedemptions, coupons } from './tables.ts';

/**
 * Takes a redemption back whose payment failed, so that the coupon can be redeemed once more, by its
 * owner or another; answers whether there was one. Twice does what once does.
 */
export async function giveBackRedemption(
  transaction: Queries,
  { couponId, subject }: { readonly couponId: string; readonly subject: CouponSubject },
): Promise<boolean> {
  // In the order of redeeming: first the coupon, then what is redeemed of it.
  await transaction
    .select({ id: coupons.id })
    .from(coupons)
    .where(eq(coupons.id, couponId))
    .for('update');
  const [removed] = await transaction
    .delete(couponRedemptions)
    .where(
      and(
        eq(couponRedemptions.couponId, couponId),
        eq(couponRedemptions.kind, subject.kind),
        eq(couponRedemptions.subjectId, subject.id),
      ),
    )
    .returning({ couponId: couponRedemptions.couponId });
  if (!removed) return false;
  await transaction
    .update(coupons)
    .set({ redemptions: sql`${coupons.redemptions} - 1` })
    .where(eq(coupons.id, couponId));
  return true;
}
