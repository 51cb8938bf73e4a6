import { sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { newId, randomText } from '../platform/ids.ts';
import { idOf } from '../platform/kinds.ts';
import { listPage } from '../platform/lists.ts';
import { type Call, type Operation, read, write } from '../platform/operation.ts';
import type { Store } from '../platform/store.ts';
import { invalidParameter } from '../platform/stripe-fault.ts';
import { objects } from '../platform/tables.ts';
import { asOf } from './coupons.ts';

/** Promotion codes: what people type to get a coupon. */
export const promotionCodeOperations: readonly Operation[] = [
  write('/v1/promotion_codes', createCode),
  read('/v1/promotion_codes', listCodes),
  read('/v1/promotion_codes/:id', async ({ store, param }) =>
    asItStands(store, await store.get('promotion_code', param('id'))),
  ),
  write('/v1/promotion_codes/:id', changeCode),
];

async function createCode({ store, input }: Call): Promise<object> {
  const promotion = input.part('promotion');
  promotion?.choice('type', ['coupon']);
  const couponId = promotion?.requireText('coupon') ?? '';
  const coupon = asOf(store, await store.get('coupon', couponId, 'promotion[coupon]'));
  if (!coupon.valid)
    throw invalidParameter('promotion[coupon]', `Coupon ${coupon.id} is no longer valid.`);
  const code = (input.text('code') ?? randomText(8)).toUpperCase();
  if (!/^[A-Z0-9-]{1,500}$/.test(code)) {
    throw invalidParameter('code', 'The code may hold letters, digits and dashes alone.');
  }
  const [taken] = await store.all('promotion_code', isActiveCode(code));
  if (taken !== undefined) {
    throw invalidParameter('code', `An active promotion code with code ${code} already exists.`);
  }
  const customer = input.text('customer') ?? null;
  if (customer !== null) await store.get('customer', customer, 'customer');
  const restrictions = input.part('restrictions');
  const promotionCode: Stripe.PromotionCode = {
    id: newId('promo'),
    object: 'promotion_code',
    active: input.flag('active') ?? true,
    code,
    created: store.now,
    customer,
    customer_account: null,
    expires_at: input.whole('expires_at') ?? null,
    livemode: false,
    max_redemptions: input.whole('max_redemptions') ?? null,
    metadata: input.dictionary('metadata'),
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: {
      first_time_transaction: restrictions?.flag('first_time_transaction') ?? false,
      minimum_amount: restrictions?.whole('minimum_amount') ?? null,
      minimum_amount_currency: restrictions?.text('minimum_amount_currency') ?? null,
    },
    times_redeemed: 0,
  };
  return store.insert(promotionCode, 'promotion_code.created');
}

/** A code ends with its time, its redemptions or its coupon. */
export async function asItStands(
  store: Store,
  code: Stripe.PromotionCode,
): Promise<Stripe.PromotionCode> {
  const { expires_at, max_redemptions, times_redeemed } = code;
  const coupon = await store.find('coupon', idOf(code.promotion.coupon) ?? '');
  const isOver =
    (expires_at !== null && expires_at <= store.now) ||
    (max_redemptions !== null && times_redeemed >= max_redemptions) ||
    coupon === undefined ||
    !asOf(store, coupon).valid;
  return { ...code, active: code.active && !isOver };
}

/** Codes are typed in either case. */
async function listCodes(call: Call): Promise<object> {
  const { store, input } = call;
  const code = input.text('code');
  const isActive = input.flag('active');
  const coupon = input.text('coupon');
  const page = await listPage(
    call,
    'promotion_code',
    ['customer'],
    [
      code ? sql`upper(${objects.body} ->> 'code') = ${code.toUpperCase()}` : undefined,
      coupon ? sql`${objects.body} -> 'promotion' ->> 'coupon' = ${coupon}` : undefined,
    ],
  );
  const data = await Promise.all(page.data.map((one) => asItStands(store, one)));
  return {
    ...page,
    data: data.filter(({ active }) => isActive === undefined || active === isActive),
  };
}

function isActiveCode(code: string) {
  return sql`${objects.body} ->> 'code' = ${code} and ${objects.body} ->> 'active' = 'true'`;
}

async function changeCode({ store, input, param }: Call): Promise<object> {
  const code = await store.get('promotion_code', param('id'));
  return store.save(
    {
      ...code,
      active: input.flag('active') ?? code.active,
      metadata: input.dictionary('metadata', code.metadata ?? {}),
    },
    'promotion_code.updated',
  );
}
