import type { Stripe } from 'stripe';
import type { Note } from './note.fixture.ts';

/** Products, prices, coupons and promotion codes; answers a price by the month. */
export async function walkCatalogue(
  stripe: Stripe,
  note: Note,
  customer: string,
): Promise<Stripe.Price> {
  const { products, prices, coupons, promotionCodes } = stripe;
  const product = await note('Product', products.create({ name: 'Board', metadata: { a: 'b' } }));
  await note('Product', products.retrieve(product.id));
  await note('ApiList<Stripe.Product>', products.list({ active: true }));
  const price = await note(
    'Price',
    prices.create({
      currency: 'cad',
      unit_amount: 10_00,
      product: product.id,
      recurring: { interval: 'month' },
      lookup_key: 'seat',
    }),
  );
  await note('Product', products.update(product.id, { default_price: price.id }));
  await note('Price', prices.retrieve(price.id, { expand: ['product'] }));
  await note('Price', prices.update(price.id, { nickname: 'Seat' }));
  await note('ApiList<Stripe.Price>', prices.list({ lookup_keys: ['seat'] }));
  const once = { currency: 'aud', unit_amount: 500, product_data: { name: 'Once' } };
  await note('Price', prices.create(once));
  const unsold = await products.create({ name: 'Unsold' });
  await note('DeletedProduct', products.del(unsold.id));
  const coupon = await note('Coupon', coupons.create({ percent_off: 12.5, duration: 'once' }));
  await note('Coupon', coupons.retrieve(coupon.id));
  await note('Coupon', coupons.update(coupon.id, { name: 'Spring' }));
  await note('ApiList<Stripe.Coupon>', coupons.list());
  const amount = { amount_off: 500, currency: 'cad', duration_in_months: 3 };
  const repeating = await note('Coupon', coupons.create({ ...amount, duration: 'repeating' }));
  const code = await note(
    'PromotionCode',
    promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, customer }),
  );
  await note('PromotionCode', promotionCodes.retrieve(code.id, { expand: ['promotion.coupon'] }));
  await note('PromotionCode', promotionCodes.update(code.id, { active: false }));
  await note('ApiList<Stripe.PromotionCode>', promotionCodes.list({ code: code.code }));
  await note('DeletedCoupon', coupons.del(repeating.id));
  return price;
}
