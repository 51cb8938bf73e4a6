import * as z from 'zod/mini';
import { emailAddress, phone, storedPhone } from '../account/field-schemas.ts';
import { webAddress, wholeNumberSchema } from '../listings/fields/field-schemas.ts';
import { openingHours } from '../listings/fields/opening-hours.ts';
import { findPlaceFaults } from '../posting/typed/place-rules.ts';
import { typedPicture } from '../posting/typed/typed-picture.ts';
import { storedPlace, typedPlace } from '../posting/typed/typed-place.ts';
import {
  typedLine,
  typedLineOrNone,
  typedText,
  typedTextOrNone,
} from '../vocabulary/text/typed-line.ts';
import { typedInstant } from '../vocabulary/time/typed-instant.ts';
import { longestShopText, mostOfShop } from './shop-limits.ts';
import { chosenStates } from './shop-states.ts';

const shopPicture = z.nullable(z.omit(typedPicture, { video: true }));

/** Days from an order until its parcel leaves, both ends included. */
const days = wholeNumberSchema(0, mostOfShop.handlingDays);
const handling = z
  .strictObject({ from: days, to: days })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'expected no fewer' }));

const shopFields = {
  name: typedLine(longestShopText.name),
  description: typedTextOrNone(longestShopText.description),
  /** Shown as 1:1 of its middle beside the name. */
  logo: shopPicture,
  /** Shown as 16:9. */
  cover: shopPicture,
  place: typedPlace,
  hours: z.nullable(openingHours),
  /** Where and when buyers fetch what they have bought; null where they can't. */
  pickup: z.nullable(
    z.strictObject({
      instructions: typedText(longestShopText.pickup),
      hours: z.nullable(openingHours),
    }),
  ),
  /** Shown to everybody, where it is given. */
  contact: z.strictObject({
    phone: z.nullable(phone),
    email: z.nullable(emailAddress),
    website: z.nullable(webAddress),
  }),
  /** Empty until they are written. */
  returns: typedTextOrNone(longestShopText.policy),
  privacy: typedTextOrNone(longestShopText.policy),
  handling,
};

/** What the people of a shop write about it. */
export const shopBody = z.strictObject(shopFields).check(({ value, issues }) => {
  for (const { path, message } of findPlaceFaults(value)) {
    issues.push({ code: 'custom', input: value, path: [...path], message });
  }
});
export type ShopBody = z.output<typeof shopBody>;

/** The same as it is stored, for answers. */
export const storedShopBody = z.strictObject({
  ...shopFields,
  place: storedPlace,
  contact: z.strictObject({
    phone: z.nullable(storedPhone),
    email: z.nullable(z.string()),
    website: z.nullable(z.string()),
  }),
});

/** When a shop takes no orders, and what it says to buyers meanwhile. */
export const typedAway = z
  .strictObject({
    from: typedInstant,
    /** Null until it is opened by hand. */
    until: z.nullable(typedInstant),
    message: typedLineOrNone(longestShopText.awayMessage),
  })
  .check(
    z.refine(({ from, until }) => until === null || Date.parse(until) > Date.parse(from), {
      path: ['until'],
      error: 'expected a time after the start',
    }),
  );

/** What its people want a shop to be: drafts are seen by them alone. */
export const chosenState = z.enum(chosenStates);
