import type { CouponState } from '@boardwalk/sdk-core/billing/coupons/coupon-states';
import type * as schemas from '@boardwalk/sdk-core/billing/coupons/schemas';
import { and, desc, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { describeListed } from './describe-coupon.ts';
import { coupons } from './tables.ts';

export const listCoupons: Handler<typeof schemas.listCoupons> = async (
  { query: { state, start, size } },
  { database, clock },
) => {
  const now = clock.now();
  const matching = state && inState(state, now);
  const rows = await database
    .select()
    .from(coupons)
    .where(matching)
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
    .offset(start)
    .limit(size);
  return {
    items: rows.map((row) => describeListed(row, now.getTime())),
    total: await database.$count(coupons, matching),
  };
};

/** The rows that `stateOf` says this of: what ended first counts before what came over it later. */
function inState(state: CouponState, now: Date) {
  const isOpen = isNull(coupons.endedAt);
  const isInTime = or(isNull(coupons.redeemBy), gte(coupons.redeemBy, now));
  const isUsedUp = sql`coalesce(${coupons.redemptions} >= ${coupons.mostRedemptions}, false)`;
  switch (state) {
    case 'works':
      return and(isOpen, isInTime, sql`not ${isUsedUp}`);
    case 'ended':
      return isNotNull(coupons.endedAt);
    case 'expired':
      return and(isOpen, lt(coupons.redeemBy, now));
    case 'used-up':
      return and(isOpen, isInTime, isUsedUp);
  }
}
