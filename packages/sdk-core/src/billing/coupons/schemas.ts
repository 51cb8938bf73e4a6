import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { amount } from '../../vocabulary/money/money-schema.ts';
import { currencies } from '../../vocabulary/places/countries.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { storableText } from '../../vocabulary/text/storable-text.ts';
import { typedInstant } from '../../vocabulary/time/typed-instant.ts';
import { coupon, couponCode } from '../schemas.ts';
import {
  couponPageSize,
  couponStates,
  largestRedemptions,
  longestCouponNickname,
  longestMonths,
} from './coupon-states.ts';
import { couponDurations } from './coupon-terms.ts';

const instant = z.iso.datetime();

/** Hundredths of a percent are the finest that the payment provider takes off. */
const percentOff = z.number().check(
  z.positive(),
  z.lte(100),
  z.refine((percents) => Number(percents.toFixed(2)) === percents, {
    error: 'expected at most two decimals',
  }),
);

/** A coupon as administrators make it: it takes off a percentage or an amount. */
export const newCoupon = z
  .strictObject({
    coupon_code: couponCode,
    nickname: z.optional(
      storableText(longestCouponNickname).check(z.regex(/\S/, 'expected a name')),
    ),
    percent_off: z.optional(percentOff),
    /** Minor units of `currency`. */
    amount_off: z.optional(amount.check(z.gte(1))),
    currency: z.optional(z.enum(currencies)),
    duration: z.enum(couponDurations),
    /** Of `repeating` alone. */
    duration_in_months: z.optional(z.int().check(z.gte(1), z.lte(longestMonths))),
    /** The last instant at which it can be redeemed; absent where there is none. */
    redemption_date: z.optional(typedInstant),
    /** By all people together; absent where there is no limit. */
    most_redemptions: z.optional(z.int().check(z.gte(1), z.lte(largestRedemptions))),
  })
  .check(
    z.refine(
      ({ amount_off, percent_off }) => (amount_off === undefined) !== (percent_off === undefined),
      {
        path: ['amount_off'],
        error: 'expected an amount or a percentage',
      },
    ),
    z.refine(
      ({ amount_off, currency }) => (amount_off === undefined) === (currency === undefined),
      {
        path: ['currency'],
        error: 'expected the currency of the amount, and none without',
      },
    ),
    z.refine(
      ({ duration, duration_in_months }) =>
        (duration === 'repeating') === (duration_in_months !== undefined),
      { path: ['duration_in_months'], error: 'expected months where it repeats, and only there' },
    ),
  );
export type NewCoupon = z.output<typeof newCoupon>;

/** A coupon as administrators see it. */
const listedCoupon = z.strictObject({
  coupon,
  state: z.enum(couponStates),
  redemptions: z.int().check(z.gte(0)),
  mostRedemptions: z.nullable(z.int().check(z.gte(1))),
  createdAt: instant,
  endedAt: z.nullable(instant),
});
export type ListedCoupon = z.output<typeof listedCoupon>;

export const readCoupon = {
  summary:
    'What a coupon takes off, for a caller who knows its code; 404 unless it can be redeemed.',
  audience: ['embed:boards', 'embed:cart'],
  rule: 'members',
  problems: ['not-found'],
  // Users who try out codes send many requests.
  callsPerMinute: 20,
  params: z.strictObject({ code: couponCode }),
  response: coupon,
} satisfies ServerHalf;

export const listCoupons = {
  summary: 'All coupons with how often each was redeemed, the newest first.',
  audience: 'site',
  rule: { group: 'administrators' },
  problems: ['forbidden'],
  query: z.strictObject({
    state: z.optional(z.enum(couponStates)),
    ...pageQuery({ defaultSize: couponPageSize, maximumSize: 200 }),
  }),
  response: z.strictObject({ items: z.array(listedCoupon), total: z.int() }),
} satisfies ServerHalf;

export const createCoupon = {
  summary: 'Makes a coupon; its code is no other coupon’s, and never was.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden', 'conflict'],
  body: newCoupon,
  response: listedCoupon,
} satisfies ServerHalf;

export const endCoupon = {
  summary: 'Ends a coupon for users who have not redeemed it yet; those who have keep it.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  params: z.strictObject({ id: z.uuid() }),
  response: z.null(),
} satisfies ServerHalf;
