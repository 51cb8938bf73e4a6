import * as z from 'zod/mini';
import type { ServerHalf } from '../http/server-half.ts';
import { image } from '../media/schemas.ts';
import { person } from '../profile/schemas.ts';
import { listingId, listingIdInPath, userId, userIdInPath } from '../vocabulary/ids.ts';
import { countries, currencies } from '../vocabulary/places/countries.ts';
import { latitude, longitude } from '../vocabulary/places/geo.ts';
import { pageQuery } from '../vocabulary/routes/page.ts';
import { paymentPeriods } from './enumerations/trade/payment-periods.ts';
import { openingHours } from './fields/opening-hours.ts';
import { listingKinds } from './kinds.ts';
import { positionPrecisions } from './position-precision.ts';

export const listingKind = z.enum(listingKinds);
const instant = z.iso.datetime();
const text = (maximum: number) => z.string().check(z.maxLength(maximum));

/** An amount in minor units with its currency, and what it buys: `ONCE` for a sale. */
export const listedPrice = z.strictObject({
  amount: z.int().check(z.gte(0)),
  currency: z.enum(currencies),
  period: z.enum(paymentPeriods),
});
export type ListedPrice = z.output<typeof listedPrice>;

export const address = z.strictObject({
  fullAddress: text(300),
  street: z.nullable(text(200)),
  city: text(120),
  region: text(10),
  country: z.enum(countries),
  postalCode: z.nullable(text(12)),
});
export type Address = z.output<typeof address>;

/**
 * Statuses that the public may meet (docs/architecture/listings.md#states); `Closed` and `Expired`
 * carry a banner.
 */
export const publicStatuses = [
  'Active',
  'ActiveUnderContract',
  'Pending',
  'Closed',
  'Expired',
] as const;
export const publicStatus = z.enum(publicStatuses);
export type PublicStatus = z.output<typeof publicStatus>;

const summaryFields = {
  id: listingId,
  /** The user who offers it; a realtor's page has this number. */
  ownerId: userId,
  listingType: listingKind,
  title: text(200),
  subcategory: text(40),
  status: publicStatus,
  price: z.nullable(listedPrice),
  /** The price before the last reduction, in the same currency and period. */
  previousPrice: z.nullable(listedPrice),
  address,
  lat: z.nullable(latitude),
  lng: z.nullable(longitude),
  primaryImage: z.nullable(image),
  images: z.array(image),
  /** The kind's fields that cards show; on a page, all of the kind's fields. */
  attributes: z.record(z.string(), z.unknown()),
  createdAt: instant,
  updatedAt: instant,
};

/** What cards and lists show; `distance` in metres from the place searched, when there is one. */
export const listingSummary = z.strictObject({
  ...summaryFields,
  distance: z.optional(z.number()),
});
export type ListingSummary = z.output<typeof listingSummary>;

/** The owner as others see one. */
export const listingOwner = z.strictObject({
  id: userId,
  firstName: text(80),
  profilePicture: z.nullable(image),
  /** Whether they can be written to: not where they have no account, or none that is open. */
  takesMessages: z.boolean(),
});

/** What can be revealed about the contact; the facts themselves come from `revealContact`. */
export const listingContact = z.strictObject({
  name: text(120),
  hasPhone: z.boolean(),
  hasEmail: z.boolean(),
  website: z.nullable(z.url()),
});

export const listingDetails = z.strictObject({
  ...summaryFields,
  /** `area`: somewhere in the square kilometre around the position; `city`: somewhere in the city. */
  precision: z.enum(positionPrecisions),
  description: text(20_000),
  tags: z.array(text(40)),
  hours: z.nullable(openingHours),
  /** IANA zone of the place, for hours and dates. */
  timeZone: text(60),
  closedAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  owner: listingOwner,
  contact: listingContact,
  /** The schema.org description, made by the server. */
  structuredData: z.record(z.string(), z.unknown()),
  /**
   * The public doesn't see it: it is the caller's own, or they were let read it. It then has no
   * description for search engines, nobody can be reached by it, and `status` is what it would have.
   */
  isUnpublished: z.optional(z.literal(true)),
});
export type Listing = z.output<typeof listingDetails>;

const byTypeAndId = z.strictObject({ type: listingKind, id: listingIdInPath });
const byId = z.strictObject({ id: listingIdInPath });

export const listListings = {
  summary: 'Newest public listings of one kind.',
  audience: 'public',
  rule: 'anyone',
  problems: ['not-found'],
  params: z.strictObject({ type: listingKind }),
  query: z.strictObject(pageQuery({ defaultSize: 15, maximumSize: 100 })),
  response: z.strictObject({ results: z.array(listingSummary), total: z.int() }),
} satisfies ServerHalf;

export const readListing = {
  summary:
    'One listing with everything that its page shows; on our own site users who may read it also get one that the public doesn’t see.',
  audience: 'public',
  rule: 'anyone',
  // A caller whom its owner has blocked is given no way to reach them, and one who may read it is
  // given what is hidden.
  knowsCaller: true,
  problems: ['not-found', 'gone'],
  params: byTypeAndId,
  response: listingDetails,
} satisfies ServerHalf;

export const listSimilarListings = {
  summary: 'Listings like this one, which may be gone: same kind, near in place and price.',
  audience: 'public',
  rule: 'anyone',
  problems: ['not-found'],
  params: byId,
  query: z.strictObject(pageQuery({ defaultSize: 8, maximumSize: 24 })),
  response: z.strictObject({ results: z.array(listingSummary) }),
} satisfies ServerHalf;

/** Ids in a query: `12,7,431`. */
const listingIds = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,15}(?:,[1-9]\d{0,15}){0,23}$/, 'expected up to 24 numbers')),
  z.pipe(
    z.transform((text: string) => text.split(',').map(Number)),
    z.array(listingId),
  ),
);

export const readListingSummaries = {
  summary:
    'Up to 24 listings by number, in that order, without those that the public does not see.',
  audience: 'public',
  rule: 'anyone',
  query: z.strictObject({ ids: listingIds }),
  response: z.strictObject({ results: z.array(listingSummary) }),
} satisfies ServerHalf;

export const revealContact = {
  summary:
    'The phone number or e-mail address of a listing; counted and limited, and not given to users whom its owner has blocked.',
  audience: 'public',
  rule: 'anyone',
  knowsCaller: true,
  problems: ['not-found', 'gone'],
  callsPerMinute: 10,
  params: byId,
  body: z.strictObject({ channel: z.enum(['phone', 'email']) }),
  response: z.strictObject({ value: text(254) }),
} satisfies ServerHalf;

export const recordListingEvent = {
  summary: 'Counts a view, a visit to the website or a share, without a person.',
  audience: 'public',
  rule: 'anyone',
  problems: ['not-found', 'gone'],
  callsPerMinute: 60,
  params: byId,
  body: z.strictObject({ event: z.enum(['view', 'website', 'share']) }),
  response: z.null(),
} satisfies ServerHalf;

export const listTags = {
  summary: 'Every tag of public listings with how many carry it.',
  audience: 'public',
  rule: 'anyone',
  response: z.strictObject({
    tags: z.array(z.strictObject({ name: text(40), count: z.int() })),
  }),
} satisfies ServerHalf;

/** Summaries of the requested listings, in that order, without those that are not public. */
export const previewListings = {
  summary: 'Summaries of listings by id.',
  audience: 'public',
  rule: 'anyone',
  body: z.strictObject({ listings: z.array(listingId).check(z.minLength(1), z.maxLength(100)) }),
  response: z.strictObject({ results: z.array(listingSummary) }),
} satisfies ServerHalf;

/** A person as others see one, with the public profile of a realtor or broker. */
export const readUser = {
  summary: 'What anybody may know of a person who has something public.',
  audience: 'public',
  rule: 'anyone',
  problems: ['not-found'],
  params: z.strictObject({ id: userIdInPath }),
  response: z.strictObject({ ...person.shape, realtor: z.nullable(listingSummary) }),
} satisfies ServerHalf;

/** How many pages of listings search engines may know, and when the latest changed. */
export const countListingPages = {
  summary: 'How many listings of each kind and country search engines may know.',
  audience: 'public',
  rule: 'anyone',
  response: z.strictObject({
    groups: z.array(
      z.strictObject({
        type: listingKind,
        country: z.enum(countries),
        count: z.int(),
        updatedAt: instant,
      }),
    ),
  }),
} satisfies ServerHalf;

/** Pages of one kind in one country by their numbers; a realtor's number is that of the person. */
export const listListingPages = {
  summary: 'Pages of listings for search engines, oldest first.',
  audience: 'public',
  rule: 'anyone',
  problems: ['not-found'],
  callsPerMinute: 60,
  params: z.strictObject({ type: listingKind, country: z.enum(countries) }),
  query: z.strictObject(
    pageQuery({ defaultSize: 1_000, maximumSize: 50_000, deepest: 10_000_000 }),
  ),
  response: z.strictObject({
    pages: z.array(z.strictObject({ id: z.int(), title: text(200), updatedAt: instant })),
  }),
} satisfies ServerHalf;
