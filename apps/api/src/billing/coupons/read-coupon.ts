import type * as schemas from '@boardwalk/sdk-core/billing/coupons/schemas';
import { Problem, type ProblemDetails } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { countTry } from '../../platform/calls/allowance.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { couponStateOf, describeCoupon } from './describe-coupon.ts';
import { coupons } from './tables.ts';

/** Codes that a person may try in a minute, from however many networks. */
const triesPerMinute = 20;

/** Counts a try of a coupon's code, wherever it is tried, unless it is right. */
export function countCouponTry<Value>(
  surroundings: Pick<Platform, 'limits'>,
  userId: number,
  attempt: () => Promise<Value>,
): Promise<Value> {
  return countTry(surroundings, { what: 'coupon', userId, perMinute: triesPerMinute }, attempt);
}

/** Reads a coupon that can be redeemed; one that can't looks as if there were none. */
export const readCoupon: Handler<typeof schemas.readCoupon> = async (
  { params: { code } },
  { database, clock, limits, caller },
) => {
  const { userId } = requireMember(caller);
  return countCouponTry({ limits }, userId, async () => {
    const [row] = await database.select().from(coupons).where(eq(coupons.code, code));
    if (!row || couponStateOf(row, clock.now().getTime()) !== 'works') throw unredeemable();
    return describeCoupon(row);
  });
};

/** Whether a code is unknown, ended, over or used up, nobody who tries codes out learns. */
export function unredeemable(details?: ProblemDetails): Problem {
  return new Problem('not-found', 'No coupon with this code can be redeemed.', details);
}
