import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { couponRedemptions, coupons } from './tables.ts';

/** Which coupons somebody has redeemed; once they have left, nobody has. */
export const redemptionData: PersonalData = {
  collect(queries, userId) {
    return queries
      .select({
        code: coupons.code,
        kind: couponRedemptions.kind,
        subjectId: couponRedemptions.subjectId,
        redeemedAt: couponRedemptions.redeemedAt,
      })
      .from(couponRedemptions)
      .innerJoin(coupons, eq(coupons.id, couponRedemptions.couponId))
      .where(eq(couponRedemptions.userId, userId))
      .orderBy(asc(couponRedemptions.redeemedAt), asc(couponRedemptions.subjectId));
  },

  async erase(transaction, userId) {
    await transaction
      .update(couponRedemptions)
      .set({ userId: null })
      .where(eq(couponRedemptions.userId, userId));
  },
};
