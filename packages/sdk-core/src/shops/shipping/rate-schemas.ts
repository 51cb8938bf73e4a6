import * as z from 'zod/mini';
import { isRegionOf } from '../../account/billing-rules.ts';
import { wholeNumberSchema } from '../../listings/fields/field-schemas.ts';
import { countries } from '../../vocabulary/places/countries.ts';
import { typedLine } from '../../vocabulary/text/typed-line.ts';
import { longestShopText, mostOfShop } from '../shop-limits.ts';
import { findRateFaults, plainPrefix, rateMeasures } from './rate-rules.ts';

/** Minor units of the shop's currency; nothing is free shipping. */
const price = wholeNumberSchema(0, 99_999_999);
const days = wholeNumberSchema(0, mostOfShop.deliveryDays);

/** Where a rate holds: all of a country, some of its regions, or where postal codes begin so. */
const zone = z
  .strictObject({
    country: z.enum(countries),
    /** Empty for all of the country. */
    regions: z.array(z.string().check(z.maxLength(3))).check(z.maxLength(mostOfShop.regions)),
    /** Beginnings of postal codes, `M5V`; empty for all of the regions. */
    postalPrefixes: z
      .array(
        z
          .string()
          .check(
            z.maxLength(10),
            z.overwrite(plainPrefix),
            z.regex(/^[A-Z0-9]{1,6}$/, 'expected the beginning of a postal code'),
          ),
      )
      .check(z.maxLength(mostOfShop.postalPrefixes)),
  })
  .check(
    z.refine(({ country, regions }) => regions.every((region) => isRegionOf(country, region)), {
      path: ['regions'],
      error: 'expected provinces, states or territories of that country',
    }),
  );

/** A rate as the people of a shop write it. */
export const shippingRateBody = z
  .strictObject({
    name: typedLine(longestShopText.rateName),
    zone,
    /** What the steps count: nothing, the weight of the parcel, or the price of what is in it. */
    by: z.enum(rateMeasures),
    /** From the least to the largest; the last may have no end. A flat rate has one. */
    steps: z
      .array(
        z.strictObject({
          /** Grams or minor units up to which it holds, itself included; null without an end. */
          upTo: z.nullable(wholeNumberSchema(1, 1_000_000_000)),
          price,
        }),
      )
      .check(z.minLength(1), z.maxLength(mostOfShop.steps)),
    /** Minor units from which the parcel travels free; null where it never does. */
    freeFrom: z.nullable(wholeNumberSchema(1, 99_999_999)),
    /** Days on the way, after the shop's own. */
    days: z
      .strictObject({ from: days, to: days })
      .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'expected no fewer' })),
    active: z.boolean(),
  })
  .check(({ value, issues }) => {
    for (const { path, message } of findRateFaults(value)) {
      issues.push({ code: 'custom', input: value, path: [...path], message });
    }
  });
export type ShippingRateBody = z.output<typeof shippingRateBody>;

/** A rate with its id. */
export const shippingRate = z.strictObject({
  id: z.uuid(),
  /** Counts its changes: what a change began with (`If-Match`). */
  version: z.int().check(z.gte(1)),
  rate: shippingRateBody,
});
export type ShippingRate = z.output<typeof shippingRate>;
