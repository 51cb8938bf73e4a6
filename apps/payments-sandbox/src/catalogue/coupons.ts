import type { Stripe } from 'stripe';
import { requireCurrency } from '../intents/make-intent.ts';
import { randomText } from '../platform/ids.ts';
import { listPage } from '../platform/lists.ts';
import { type Call, type Operation, read, remove, write } from '../platform/operation.ts';
import type { Store } from '../platform/store.ts';
import { invalidParameter, StripeFault } from '../platform/stripe-fault.ts';

/** Coupons: an amount or a percentage off, for once, some months or always. */
export const couponOperations: readonly Operation[] = [
  write('/v1/coupons', createCoupon),
  read('/v1/coupons', listCoupons),
  read('/v1/coupons/:id', async ({ store, param }) =>
    asOf(store, await store.get('coupon', param('id'))),
  ),
  write('/v1/coupons/:id', changeCoupon),
  remove('/v1/coupons/:id', deleteCoupon),
];

async function createCoupon({ store, input }: Call): Promise<object> {
  const id = input.text('id') ?? randomText(8);
  if (await store.findAny(id)) {
    throw new StripeFault(400, 'Coupon already exists.', {
      code: 'resource_already_exists',
      param: 'id',
    });
  }
  const percent = input.decimal('percent_off') ?? null;
  const amount = input.whole('amount_off') ?? null;
  if ((percent === null) === (amount === null)) {
    throw invalidParameter(
      'percent_off',
      'Give either `percent_off` or `amount_off`.',
      'parameters_exclusive',
    );
  }
  if (percent !== null && (percent <= 0 || percent > 100)) {
    throw invalidParameter('percent_off', 'Invalid percent_off: must be above 0 and at most 100.');
  }
  if (amount !== null && amount < 1) {
    throw invalidParameter('amount_off', 'Invalid amount_off: must be at least 1.');
  }
  const duration = input.choice('duration', ['once', 'repeating', 'forever']) ?? 'once';
  const months = input.whole('duration_in_months') ?? null;
  if ((duration === 'repeating') !== (months !== null)) {
    throw invalidParameter(
      'duration_in_months',
      'Give `duration_in_months` with a repeating coupon, and with no other.',
    );
  }
  const redeemBy = input.whole('redeem_by') ?? null;
  if (redeemBy !== null && redeemBy <= store.now) {
    throw invalidParameter('redeem_by', 'Invalid redeem_by: must be in the future.');
  }
  const coupon: Stripe.Coupon = {
    id,
    object: 'coupon',
    amount_off: amount,
    created: store.now,
    currency: amount === null ? null : requireCurrency(input.requireText('currency')),
    duration,
    duration_in_months: months,
    livemode: false,
    max_redemptions: input.whole('max_redemptions') ?? null,
    metadata: input.dictionary('metadata'),
    name: input.text('name') ?? null,
    percent_off: percent,
    redeem_by: redeemBy,
    times_redeemed: 0,
    valid: true,
  };
  return store.insert(coupon, 'coupon.created');
}

/** A coupon as it stands now: time and redemptions end it. */
export function asOf(store: Store, coupon: Stripe.Coupon): Stripe.Coupon {
  const { redeem_by, max_redemptions, times_redeemed } = coupon;
  const isLate = redeem_by !== null && redeem_by <= store.now;
  const isUsedUp = max_redemptions !== null && times_redeemed >= max_redemptions;
  return { ...coupon, valid: !isLate && !isUsedUp };
}

async function listCoupons(call: Call): Promise<object> {
  const page = await listPage(call, 'coupon');
  return { ...page, data: page.data.map((coupon) => asOf(call.store, coupon)) };
}

async function changeCoupon({ store, input, param }: Call): Promise<object> {
  const coupon = asOf(store, await store.get('coupon', param('id')));
  return store.save(
    {
      ...coupon,
      metadata: input.dictionary('metadata', coupon.metadata ?? {}),
      name: input.text('name') ?? coupon.name,
    },
    'coupon.updated',
  );
}

async function deleteCoupon({ store, param }: Call): Promise<object> {
  return store.remove(await store.get('coupon', param('id')), 'coupon.deleted');
}
