import { newCoupon } from '@boardwalk/sdk-core/billing/coupons/schemas';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import type { Platform } from '../../platform/calls/operation.ts';
import type { CouponRow } from './describe-coupon.ts';
import { insertCoupon } from './insert-coupon.ts';

let made = 0;

/** A body that makes a coupon of 15 % for one bill, by a code of its own. */
export function couponBody(overrides: object = {}) {
  made += 1;
  return { coupon_code: `SPRING-${made}`, percent_off: 15, duration: 'once', ...overrides };
}

/** Keeps such a coupon. */
export async function storeCoupon(platform: Platform, overrides: object = {}): Promise<CouponRow> {
  const body = parseWith(newCoupon, couponBody(overrides));
  const row = await insertCoupon(platform.database, platform, body, new Date());
  if (!row) throw new Error(`The code ${body.coupon_code} is taken.`);
  return row;
}
