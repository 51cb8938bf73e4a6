import type { Stripe } from 'stripe';
import { asOf } from '../catalogue/coupons.ts';
import { asItStands } from '../catalogue/promotion-codes.ts';
import { newId } from '../platform/ids.ts';
import type { Input } from '../platform/input.ts';
import { idOf, type LineObject } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';
import { invalidParameter, StripeFault } from '../platform/stripe-fault.ts';
import { addIntervals } from '../subscriptions/periods.ts';

/** A requested discount, with the coupon behind it. */
export interface Redemption {
  readonly coupon: Stripe.Coupon;
  readonly code: Stripe.PromotionCode | null;
}

/** The discounts of a form, each of a coupon or a promotion code that is valid for the customer. */
export async function readDiscounts(
  store: Store,
  input: Input,
  customerId: string,
  currency: string,
): Promise<readonly Redemption[] | undefined> {
  const parts = input.parts('discounts');
  if (parts === undefined) return undefined;
  return Promise.all(parts.map((part) => readDiscount(store, part, customerId, currency)));
}

async function readDiscount(
  store: Store,
  part: Input,
  customerId: string,
  currency: string,
): Promise<Redemption> {
  const codeId = part.text('promotion_code');
  const couponId = part.text('coupon');
  const code = codeId ? await requireCode(store, codeId, customerId) : null;
  const id = code ? idOf(code.promotion.coupon) : couponId;
  if (!id) throw invalidParameter('discounts', 'Missing required param: discounts[0][coupon].');
  const coupon = asOf(store, await store.get('coupon', id, 'discounts[0][coupon]'));
  if (!coupon.valid) {
    throw new StripeFault(400, `Coupon expired: ${coupon.id}`, {
      code: 'coupon_expired',
      param: 'discounts[0][coupon]',
    });
  }
  if (coupon.currency === null || coupon.currency === currency) return { coupon, code };
  throw invalidParameter(
    'discounts[0][coupon]',
    `The coupon is of the currency ${coupon.currency}, and this is of ${currency}.`,
  );
}

async function requireCode(
  store: Store,
  id: string,
  customerId: string,
): Promise<Stripe.PromotionCode> {
  const param = 'discounts[0][promotion_code]';
  const code = await asItStands(store, await store.get('promotion_code', id, param));
  const owner = idOf(code.customer);
  if (code.active && (owner === null || owner === customerId)) return code;
  throw invalidParameter(param, 'This promotion code cannot be redeemed.', 'resource_missing');
}

/** Uses a coupon once for a subscription; its count stands with it. */
export async function redeem(
  store: Store,
  { coupon, code }: Redemption,
  customer: string,
  subscription: string,
): Promise<Stripe.Discount> {
  await store.save({ ...coupon, times_redeemed: coupon.times_redeemed + 1 });
  if (code) await store.save({ ...code, times_redeemed: code.times_redeemed + 1 });
  const { duration, duration_in_months } = coupon;
  const months = { interval: 'month', interval_count: duration_in_months ?? 0 };
  const discount: Stripe.Discount = {
    id: newId('di'),
    object: 'discount',
    checkout_session: null,
    customer,
    customer_account: null,
    end: duration === 'repeating' ? addIntervals(store.now, months, 1) : null,
    invoice: null,
    invoice_item: null,
    promotion_code: code?.id ?? null,
    source: { coupon: coupon.id, type: 'coupon' },
    start: store.now,
    subscription,
    subscription_item: null,
  };
  return store.insert(discount, 'customer.discount.created');
}

/** What a coupon takes off a sum, in minor units, half up and never more than the sum. */
export function amountOff(coupon: Stripe.Coupon, sum: number): number {
  if (sum <= 0) return 0;
  if (coupon.percent_off !== null) return Math.round((sum * coupon.percent_off) / 100);
  return Math.min(sum, coupon.amount_off ?? 0);
}

/** Shares a discount out among the lines in proportion; no cent is lost. */
export function shareDiscount(
  lines: readonly LineObject[],
  discount: string,
  amount: number,
): LineObject[] {
  const weights = lines.map((line) => (line.discountable ? Math.max(0, line.amount) : 0));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let weightBefore = 0;
  return lines.map((line, position) => {
    const weight = weights[position] ?? 0;
    if (whole === 0 || weight === 0) return line;
    const from = Math.round((amount * weightBefore) / whole);
    weightBefore += weight;
    const share = Math.round((amount * weightBefore) / whole) - from;
    const discount_amounts = [...(line.discount_amounts ?? []), { amount: share, discount }];
    return { ...line, discount_amounts, discounts: [...line.discounts, discount] };
  });
}
