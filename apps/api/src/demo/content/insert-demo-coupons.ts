import type { NewCoupon } from '@boardwalk/sdk-core/billing/coupons/schemas';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { eq } from 'drizzle-orm';
import { insertCoupon } from '../../billing/coupons/insert-coupon.ts';
import { coupons } from '../../billing/coupons/tables.ts';
import type { DemoPlatform } from '../demo-part.ts';
import { required } from '../required.ts';

interface DemoCoupon extends NewCoupon {
  readonly daysOld: number;
  /** Days after the loading until which it can be redeemed. */
  readonly daysLeft?: number;
  readonly daysSinceEnded?: number;
}

/** One of each kind, and one that has ended. */
export const demoCoupons: readonly DemoCoupon[] = [
  {
    coupon_code: 'WELCOME-20',
    nickname: 'First bill of new merchants',
    percent_off: 20,
    duration: 'once',
    daysOld: 60,
  },
  {
    coupon_code: 'SPRING-10',
    nickname: 'Spring campaign',
    percent_off: 10,
    duration: 'repeating',
    duration_in_months: 3,
    most_redemptions: 500,
    daysOld: 21,
    daysLeft: 120,
  },
  {
    coupon_code: 'THANKS-25',
    nickname: 'For whoever had to wait for our answer',
    amount_off: 2_500,
    currency: 'CAD',
    duration: 'once',
    most_redemptions: 100,
    daysOld: 14,
  },
  {
    coupon_code: 'FOUNDERS-5',
    nickname: 'The first merchants of each city',
    percent_off: 5,
    duration: 'forever',
    daysOld: 90,
  },
  {
    coupon_code: 'SUMMER-15',
    nickname: 'Summer campaign',
    percent_off: 15,
    duration: 'once',
    daysOld: 150,
    daysSinceEnded: 30,
  },
];

/** Makes the coupons, here and at the payments sandbox. */
export async function insertDemoCoupons(
  { database, queue }: DemoPlatform,
  today: number,
): Promise<void> {
  for (const { daysOld, daysLeft, daysSinceEnded, ...coupon } of demoCoupons) {
    const over =
      daysLeft === undefined
        ? {}
        : { redemption_date: new Date(today + daysLeft * dayMs - 1).toISOString() };
    const made = new Date(today - daysOld * dayMs);
    const row = await insertCoupon(database, { queue }, { ...coupon, ...over }, made);
    if (daysSinceEnded === undefined) continue;
    await database
      .update(coupons)
      .set({ endedAt: new Date(today - daysSinceEnded * dayMs) })
      .where(eq(coupons.id, required(row, coupon.coupon_code).id));
  }
}
