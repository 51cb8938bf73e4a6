import type { Invoice } from '@boardwalk/sdk-core/licenses/prices/compose-invoice';
import type * as schemas from '@boardwalk/sdk-core/licenses/subscribe/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { countCouponTry } from '../../billing/coupons/read-coupon.ts';
import { requireCoupon } from '../../billing/coupons/redeem-coupon.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { maskInvoice } from '../mask-billing.ts';
import { countPlanTry } from '../plans/read-plan.ts';
import {
  invoiceOf,
  type LicenseOffer,
  offerCurrencyOf,
  prepareOffer,
  refuseSameCoupon,
  type SubscriptionRequest,
} from './prepare-offer.ts';

/** The invoice that subscribing would charge at this moment. */
export const previewSubscription: Handler<typeof schemas.previewSubscription> = async (
  { params: { listingId }, body },
  context,
) => {
  const { userId } = requireMember(context.caller);
  const { database, clock } = context;
  const { renews, seats, coupon } = body;
  const wish = { listingId, userId, seats, renews, what: requestedPlanOf(body) };
  return countTries(context, { userId, codes: body }, async () =>
    maskInvoice((await previewOffer(database, wish, coupon, clock.now())).invoice, context),
  );
};

/**
 * Returns the invoice of a request as things stand, with what it is the invoice of; nothing is
 * stored.
 */
export async function previewOffer(
  queries: Queries,
  wish: SubscriptionRequest,
  coupon: string | undefined,
  now: Date,
): Promise<{ readonly offer: LicenseOffer; readonly invoice: Invoice }> {
  const offer = await prepareOffer(queries, wish, now, { isBought: false });
  const currency = offerCurrencyOf(offer);
  const found =
    coupon === undefined
      ? undefined
      : await requireCoupon(queries, { code: coupon, currency, now });
  if (found) refuseSameCoupon(offer, found.row.id);
  return { offer, invoice: invoiceOf(offer, found?.terms.discount, now) };
}

interface Codes {
  readonly tier?: string | undefined;
  readonly custom_code?: string | undefined;
  readonly coupon?: string | undefined;
}

interface Tried {
  readonly userId: number;
  readonly codes: Codes;
}

/** Counts the codes that are tried with a purchase as those that are tried alone. */
export function countTries<Value>(
  platform: Pick<Platform, 'limits'>,
  { userId, codes: { custom_code, coupon } }: Tried,
  attempt: () => Promise<Value>,
): Promise<Value> {
  const withCoupon = () =>
    coupon === undefined ? attempt() : countCouponTry(platform, userId, attempt);
  return custom_code === undefined ? withCoupon() : countPlanTry(platform, userId, withCoupon);
}

/** Which plan is meant: that of the code where there is one. */
export function requestedPlanOf({
  tier,
  custom_code,
}: Codes): Extract<SubscriptionRequest['what'], { kind: 'plan' }> {
  if (custom_code !== undefined) return { kind: 'plan', name: { code: custom_code }, tier };
  if (tier !== undefined) return { kind: 'plan', name: { id: tier }, tier };
  throw new Problem('invalid-request', 'No plan was chosen.', {
    fields: [{ path: 'body.tier', message: 'expected a plan, or a code' }],
  });
}
