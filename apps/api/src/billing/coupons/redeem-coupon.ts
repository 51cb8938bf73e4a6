import { findCouponFault } from '@boardwalk/sdk-core/billing/coupons/coupon-rules';
import type { CouponTerms } from '@boardwalk/sdk-core/billing/coupons/coupon-terms';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type CouponRow, termsOf } from './describe-coupon.ts';
import { unredeemable } from './read-coupon.ts';
import { couponRedemptions, coupons } from './tables.ts';

/** What a coupon is redeemed for, by the domain that sells it: `{ kind: 'license', id: '12' }`. */
export interface CouponSubject {
  readonly kind: string;
  readonly id: string;
}

export interface RedemptionRequest {
  /** As `couponCode` reads it. */
  readonly code: string;
  readonly userId: number;
  readonly subject: CouponSubject;
  /** Of the bill. */
  readonly currency: Currency;
  readonly now: Date;
}

/** A coupon that somebody has redeemed. */
export interface RedeemedCoupon {
  /** Ours, and the payment provider's. */
  readonly couponId: string;
  readonly terms: CouponTerms;
}

/** Refuses the coupon of a request, and nothing else of it. */
export const atCoupon = {
  fields: [{ path: 'body.coupon', message: 'expected a coupon that can be redeemed here' }],
};

/** A coupon that can be redeemed now, as it stands, or held until it is. */
export async function requireCoupon(
  queries: Queries,
  { code, currency, now }: Pick<RedemptionRequest, 'code' | 'currency' | 'now'>,
  strength?: 'update',
): Promise<{ readonly row: CouponRow; readonly terms: CouponTerms }> {
  const found = queries.select().from(coupons).where(eq(coupons.code, code));
  const [row] = await (strength ? found.for(strength) : found);
  if (!row) throw unredeemable(atCoupon);
  const terms = termsOf(row);
  const { redemptions } = row;
  const fault = findCouponFault(terms, { now: now.getTime(), redemptions, currency });
  if (fault === 'other-currency') {
    throw new Problem('conflict', `This coupon is for bills in ${row.currency}.`, atCoupon);
  }
  if (fault !== undefined) throw unredeemable(atCoupon);
  return { row, terms };
}

/**
 * Redeems a coupon for a thing, once for each, in the transaction that sells it; others that redeem
 * the same coupon meanwhile wait. Rejects with `not-found` where none can be redeemed by this code,
 * and with `conflict` where it is of another currency or is on the thing already.
 */
export async function redeemCoupon(
  transaction: Queries,
  { code, userId, subject, currency, now }: RedemptionRequest,
): Promise<RedeemedCoupon> {
  const { row, terms } = await requireCoupon(transaction, { code, currency, now }, 'update');
  const { id: couponId } = row;
  const [added] = await transaction
    .insert(couponRedemptions)
    .values({ couponId, kind: subject.kind, subjectId: subject.id, userId, redeemedAt: now })
    .onConflictDoNothing()
    .returning({ couponId: couponRedemptions.couponId });
  if (!added) throw new Problem('conflict', 'This coupon is redeemed here already.', atCoupon);
  await transaction
    .update(coupons)
    .set({ redemptions: sql`${coupons.redemptions} + 1` })
    .where(eq(coupons.id, couponId));
  return { couponId, terms };
}
