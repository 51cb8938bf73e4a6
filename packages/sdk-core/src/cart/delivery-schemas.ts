import * as z from 'zod/mini';
import { isCodeOfRegion, isRegionOf, readPostalCode } from '../account/billing-rules.ts';
import { phone, storedPhone } from '../account/field-schemas.ts';
import { countries } from '../vocabulary/places/countries.ts';
import { typedLine, typedLineOrNone } from '../vocabulary/text/typed-line.ts';
import { longestCartText } from './cart-limits.ts';

/** How the goods of a shop reach their buyer: by one of its rates, or by fetching them there. */
export const deliveryChoice = z.discriminatedUnion('kind', [
  /** Without a rate where the shop sends everything free, or has named a price for just this. */
  z.strictObject({ kind: z.literal('ship'), rateId: z.nullable(z.uuid()) }),
  z.strictObject({ kind: z.literal('pickup') }),
]);
export type DeliveryChoice = z.output<typeof deliveryChoice>;

/** The parts of an address that prices go by. */
export const destination = z
  .strictObject({
    countryCode: z.enum(countries),
    /** Postal code of a province, state or territory: `ON`. */
    state: z.string(),
    postalCode: z.nullable(z.string().check(z.maxLength(20))),
  })
  .check(z.refine(isOfCountry, { path: ['state'], error: 'expected a region of that country' }));

/** Where a parcel goes, as it was typed: postal codes are stored as their country writes them. */
export const typedAddress = z.pipe(
  z.strictObject({
    recipient: typedLine(longestCartText.recipient),
    company: typedLineOrNone(longestCartText.company),
    line1: typedLine(longestCartText.street),
    /** Apartment, suite, unit. */
    line2: typedLineOrNone(longestCartText.street),
    city: typedLine(longestCartText.city),
    state: z.string().check(z.maxLength(3)),
    postalCode: z.string().check(z.maxLength(20)),
    countryCode: z.enum(countries),
    /** For the courier; null where there is none. */
    phone: z.nullable(phone),
  }),
  z.transform((typed, { issues }) => {
    const { countryCode, state, postalCode } = typed;
    const refuse = (field: string, message: string) =>
      issues.push({ code: 'custom', input: typed, path: [field], message });
    const code = readPostalCode(countryCode, postalCode);
    if (code === undefined) refuse('postalCode', 'expected a postal code of that country');
    if (!isOfCountry(typed)) {
      refuse('state', 'expected a province, state or territory of that country');
    } else if (code && !isCodeOfRegion({ countryCode, state, postalCode: code })) {
      refuse('postalCode', 'expected a postal code of that province or territory');
    }
    return { ...typed, postalCode: code ?? postalCode };
  }),
);

/** An address as it is stored. */
export const storedAddress = z.strictObject({
  recipient: z.string(),
  company: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  countryCode: z.enum(countries),
  phone: z.nullable(storedPhone),
});
export type DeliveryAddress = z.output<typeof storedAddress>;

function isOfCountry({
  countryCode,
  state,
}: {
  readonly countryCode: (typeof countries)[number];
  readonly state: string;
}): boolean {
  return isRegionOf(countryCode, state);
}
