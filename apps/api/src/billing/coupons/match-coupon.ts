import { discountFields } from '@boardwalk/sdk-core/billing/coupons/coupon-rules';
import { eq } from 'drizzle-orm';
import { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { awaitProvider, isMissingThere } from '../../platform/payments/provider.ts';
import { defineWork } from '../../platform/queue/work.ts';
import { type CouponRow, termsOf } from './describe-coupon.ts';
import { coupons } from './tables.ts';

/** Makes a coupon at the payment provider as it stands here, or takes it away there once it has ended. */
export const matchCoupon = defineWork({
  name: 'match-coupon',
  summary: 'Makes a coupon at the payment provider, or takes one away that has ended.',
  ids: z.strictObject({ couponId: z.uuid() }),
  async run({ database, payments }, { couponId }) {
    // Where nothing is sold, nothing is taken off.
    if (!payments) return 'done';
    const [row] = await database.select().from(coupons).where(eq(coupons.id, couponId));
    if (!row) return 'done';
    await awaitProvider(
      row.endedAt === null
        ? makeThere(payments.provider, row)
        : removeThere(payments.provider, row),
    );
    return 'done';
  },
});

/**
 * The provider knows what is taken off and how long. Until when and how often it can be redeemed is
 * ours alone to say: what was redeemed in time may reach the provider later.
 */
async function makeThere(provider: Stripe, row: CouponRow): Promise<void> {
  const { discount, duration, durationInMonths } = termsOf(row);
  const { amount_off, currency, percent_off } = discountFields(discount);
  const terms: Stripe.CouponCreateParams = {
    id: row.id,
    // What stands on its receipts.
    name: row.code,
    duration,
    ...(durationInMonths !== null && { duration_in_months: durationInMonths }),
    ...(percent_off !== null && { percent_off }),
    ...(amount_off !== null && currency !== null && { amount_off, currency }),
  };
  try {
    await provider.coupons.create(terms);
  } catch (error) {
    if (!isThereAlready(error)) throw error;
  }
}

async function removeThere(provider: Stripe, { id }: CouponRow): Promise<void> {
  try {
    await provider.coupons.del(id);
  } catch (error) {
    if (!isMissingThere(error)) throw error;
  }
}

function isThereAlready(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
}
