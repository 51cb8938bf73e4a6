import * as z from 'zod/mini';
import { readText } from '../account/field-schemas.ts';
import { amount, money } from '../vocabulary/money/money-schema.ts';
import { currencies } from '../vocabulary/places/countries.ts';
import { isSellablePrice, leastCharge, mostPrice } from './charge-limits.ts';
import { couponDurations, longestCode, readCouponCode } from './coupons/coupon-terms.ts';

/** What something costs that is sold, before taxes: with them it can be charged wherever its buyer is. */
export const sellablePrice = money.check(
  z.refine(({ amount: minor }) => isSellablePrice(minor), {
    path: ['amount'],
    error: `expected ${leastCharge} to ${mostPrice} minor units`,
  }),
);

const text = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum));

/** What boards cost: a row for each plan, and what a single sponsor pays; null where none is set. */
export const price = z.strictObject({
  tier: z.array(z.strictObject({ id: text(80), price: money })),
  sponsor: z.nullable(money),
});
export type Price = z.output<typeof price>;

/** A coupon as shown to anyone who knows its code; how often it was redeemed is not shown. */
export const coupon = z
  .strictObject({
    id: text(80),
    coupon_code: text(longestCode),
    nickname: z.nullable(text(120)),
    /** By what a price is multiplied: 0.85 where 15 % are taken off, 1 where an amount is. */
    multiplier: z.number().check(z.gte(0), z.lte(1)),
    /** Minor units of `currency`. */
    amount_off: z.nullable(amount),
    currency: z.nullable(z.enum(currencies)),
    percent_off: z.nullable(z.number().check(z.positive(), z.lte(100))),
    duration: z.enum(couponDurations),
    /** Of `repeating` alone. */
    duration_in_months: z.nullable(z.int().check(z.gte(1), z.lte(120))),
    /** The last instant at which it can be redeemed. */
    redemption_date: z.nullable(z.iso.datetime()),
  })
  .check(
    z.refine(
      ({ amount_off, currency, percent_off }) =>
        (amount_off === null) === (currency === null) &&
        (amount_off === null) !== (percent_off === null),
      { path: ['amount_off'], error: 'expected an amount with its currency, or a percentage' },
    ),
    z.refine(
      ({ duration, duration_in_months }) =>
        (duration === 'repeating') === (duration_in_months !== null),
      { path: ['duration_in_months'], error: 'expected months where it repeats, and only there' },
    ),
  );
export type Coupon = z.output<typeof coupon>;

/** A code as a user types it, in its stored form. */
export const couponCode = readText(
  longestCode + 20,
  readCouponCode,
  'expected a code like SPRING-10',
);
