import * as z from 'zod/mini';
import { emailAddress, phone } from '../account/field-schemas.ts';
import { cityServiceAttributes } from '../listings/city_service/attributes.ts';
import { classifiedAttributes } from '../listings/classified/attributes.ts';
import { eventAttributes } from '../listings/event/attributes.ts';
import { minorUnits, webAddress } from '../listings/fields/field-schemas.ts';
import { openingHours } from '../listings/fields/opening-hours.ts';
import { subcategories } from '../listings/fields/subcategories.ts';
import type { PostingKind } from '../listings/form/posting-kinds.ts';
import { itemAttributes } from '../listings/item/attributes.ts';
import { merchantAttributes } from '../listings/merchant/attributes.ts';
import { propertyAttributes } from '../listings/property/attributes.ts';
import { listedPrice } from '../listings/schemas.ts';
import { typedLine, typedText } from '../vocabulary/text/typed-line.ts';
import { findBodyFaults, type WrittenListing } from './body-rules.ts';
import { longest, most } from './limits.ts';
import { typedPicture } from './typed/typed-picture.ts';
import { typedPlace } from './typed/typed-place.ts';

/**
 * How to reach the user who offers it; phone and e-mail are revealed to the public on request only.
 */
const contact = z.strictObject({
  name: typedLine(longest.contactName),
  phone: z.nullable(phone),
  email: z.nullable(emailAddress),
  website: z.nullable(webAddress),
});

function isDistinct(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
}

const shared = {
  title: typedLine(longest.title),
  description: typedText(longest.description),
  /** Null for a price on request, and where the kind has none. */
  price: z.nullable(z.extend(listedPrice, { amount: minorUnits })),
  place: typedPlace,
  contact,
  hours: z.nullable(openingHours),
  tags: z
    .array(typedLine(longest.tag))
    .check(z.maxLength(most.tags), z.refine(isDistinct, { error: 'a tag stands twice' })),
  /** In the order in which they are shown. */
  pictures: z.array(typedPicture).check(
    z.maxLength(most.pictures),
    z.refine((pictures) => isDistinct(pictures.map(({ id }) => id)), {
      error: 'a picture stands twice',
    }),
  ),
};

/** The fields of each kind that its owner fills in; those of the platform are refused. */
export const ownerAttributes = {
  merchant: z.omit(merchantAttributes, {
    rating: true,
    ratingCount: true,
    isVerified: true,
    isBoardSponsor: true,
  }),
  item: itemAttributes,
  property: z.omit(propertyAttributes, { hasVideo: true }),
  event: eventAttributes,
  city_service: cityServiceAttributes,
  classified: classifiedAttributes,
} as const;

/** What its fields have to be together. */
function rulesOf(kind: PostingKind) {
  return z.check<WrittenListing>(({ value, issues }) => {
    for (const { path, message } of findBodyFaults(kind, value)) {
      issues.push({ code: 'custom', input: value, path: [...path], message });
    }
  });
}

/** A listing of each kind as its owner writes it. */
export const listingBodies = {
  merchant: z
    .strictObject({
      ...shared,
      subcategory: z.enum(subcategories.merchant),
      attributes: ownerAttributes.merchant,
    })
    .check(rulesOf('merchant')),
  item: z
    .strictObject({
      ...shared,
      subcategory: z.enum(subcategories.item),
      attributes: ownerAttributes.item,
    })
    .check(rulesOf('item')),
  property: z
    .strictObject({
      ...shared,
      subcategory: z.enum(subcategories.property),
      attributes: ownerAttributes.property,
    })
    .check(rulesOf('property')),
  event: z
    .strictObject({
      ...shared,
      subcategory: z.enum(subcategories.event),
      attributes: ownerAttributes.event,
    })
    .check(rulesOf('event')),
  city_service: z
    .strictObject({
      ...shared,
      subcategory: z.enum(subcategories.city_service),
      attributes: ownerAttributes.city_service,
    })
    .check(rulesOf('city_service')),
  classified: z
    .strictObject({
      ...shared,
      subcategory: z.enum(subcategories.classified),
      attributes: ownerAttributes.classified,
    })
    .check(rulesOf('classified')),
} as const;

/** A listing of one kind, or of any, as its owner writes it. */
export type ListingBody<Kind extends PostingKind = PostingKind> = z.output<
  (typeof listingBodies)[Kind]
>;
