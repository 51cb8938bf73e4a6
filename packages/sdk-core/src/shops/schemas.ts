import * as z from 'zod/mini';
import { accountId } from '../billing/connect/schemas.ts';
import type { ServerHalf } from '../http/server-half.ts';
import { replySpeeds } from '../inbox/reply-speeds.ts';
import { openingHours } from '../listings/fields/opening-hours.ts';
import { positionPrecisions } from '../listings/position-precision.ts';
import { address, listingOwner } from '../listings/schemas.ts';
import { image } from '../media/schemas.ts';
import { actions } from '../vocabulary/groups.ts';
import { countries, currencies } from '../vocabulary/places/countries.ts';
import { point } from '../vocabulary/places/geo.ts';
import { pageQuery } from '../vocabulary/routes/page.ts';
import { typedText } from '../vocabulary/text/typed-line.ts';
import { chosenState, shopBody, storedShopBody, typedAway } from './shop-bodies.ts';
import { shopId } from './shop-id-schemas.ts';
import { longestShopText, mostOfShop, shopsPageSize } from './shop-limits.ts';
import { awayCauses, checklistSteps, shopStates } from './shop-states.ts';
import { shopTaxes, typedShopTaxes } from './taxes/shop-tax-schemas.ts';

const instant = z.iso.datetime();
const text = z.string();
const count = z.int().check(z.gte(0));
const byId = z.strictObject({ id: shopId });

/** Counts the changes of a shop: what a change began with (`If-Match`). */
const version = z.int().check(z.gte(1));

/** A shop as the people who look after it list it. */
export const ownShop = z.strictObject({
  id: shopId,
  name: text,
  logo: z.nullable(image),
  state: z.enum(shopStates),
  /** Whether the public sees it. */
  active: z.boolean(),
  country: z.enum(countries),
  currency: z.enum(currencies),
  isOwner: z.boolean(),
  /** `administration` stands for everything. */
  permissions: z.array(z.enum(actions)),
  createdAt: instant,
  version,
});
export type OwnShop = z.output<typeof ownShop>;

/** A shop as everybody sees it. */
export const publicShop = z.strictObject({
  id: shopId,
  name: text,
  description: text,
  logo: z.nullable(image),
  cover: z.nullable(image),
  country: z.enum(countries),
  currency: z.enum(currencies),
  address,
  position: z.nullable(point),
  /** `area`: somewhere in the square kilometre around the position; `city`: somewhere in the city. */
  precision: z.enum(positionPrecisions),
  hours: z.nullable(openingHours),
  /** IANA zone of the place, for hours. */
  timeZone: text,
  pickup: z.nullable(z.strictObject({ instructions: text, hours: z.nullable(openingHours) })),
  contact: z.strictObject({
    phone: z.nullable(text),
    email: z.nullable(text),
    website: z.nullable(text),
  }),
  returns: text,
  privacy: text,
  handling: z.strictObject({ from: count, to: count }),
  state: z.enum(shopStates),
  /** Until when it takes no orders, and why; null while it does. */
  away: z.nullable(z.strictObject({ until: z.nullable(instant), message: text })),
  owner: listingOwner,
  /** How soon its owner usually replies; null where too few have asked, or nobody is reached. */
  replies: z.nullable(z.enum(replySpeeds)),
  /** How many products of each shelf show. */
  shelves: z.array(z.strictObject({ category: text, products: count })),
  since: instant,
  /** The schema.org description, made by the server; absent for who may see what the public does not. */
  structuredData: z.nullable(z.record(z.string(), z.unknown())),
});
export type Shop = z.output<typeof publicShop>;

/** The account of a shop at the payment provider, as it concerns the shop. */
const shopAccount = z.strictObject({
  id: text,
  country: z.enum(countries),
  payoutsEnabled: z.boolean(),
});

const checklist = z.array(z.strictObject({ step: z.enum(checklistSteps), isDone: z.boolean() }));
export type Checklist = z.output<typeof checklist>;

/** Everything of a shop that its people set, and what holds back its opening. */
const shopSettings = z.strictObject({
  id: shopId,
  version,
  shop: storedShopBody,
  logo: z.nullable(image),
  cover: z.nullable(image),
  /** Of its pin, or of the middle of its city; null once it is closed with its owner's account. */
  position: z.nullable(point),
  state: z.enum(shopStates),
  active: z.boolean(),
  away: z.nullable(z.strictObject({ ...typedAway.shape, cause: z.enum(awayCauses) })),
  /** Why an administrator has suspended it; empty where nobody has. */
  suspension: text,
  country: z.enum(countries),
  currency: z.enum(currencies),
  isOwner: z.boolean(),
  permissions: z.array(z.enum(actions)),
  /** Null where none is linked or the provider lost it, and for who may not see payouts. */
  account: z.nullable(shopAccount),
  /** Null for who may not administrate it. */
  taxes: z.nullable(shopTaxes),
  checklist,
});
export type ShopSettings = z.output<typeof shopSettings>;

export const listShops = {
  summary: 'Shops that one owns or looks after, those that are not closed first, by name.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  query: z.strictObject(pageQuery({ defaultSize: shopsPageSize, maximumSize: shopsPageSize })),
  response: z.strictObject({ results: z.array(ownShop), total: count }),
} satisfies ServerHalf;

export const createShop = {
  summary: `Makes a shop in the country of one’s account at the payment provider, not yet open. At most ${mostOfShop.shops} a person, and ${mostOfShop.shopsEver} with the closed ones; its address stays its own once it was open.`,
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['incomplete-profile', 'forbidden', 'conflict'],
  callsPerMinute: 10,
  bodyBytes: 100_000,
  body: z.strictObject({ id: shopId, shop: shopBody }),
  response: ownShop,
} satisfies ServerHalf;

export const readShop = {
  summary: 'A shop as everybody sees it; on our own site its people see it before it is open.',
  audience: 'public',
  rule: 'anyone',
  knowsCaller: true,
  problems: ['not-found', 'gone'],
  params: byId,
  response: publicShop,
} satisfies ServerHalf;

export const countShopVisit = {
  summary:
    'Counts a visit to a shop or one of its products, without a person; not those of its people, and of a network one an hour.',
  audience: 'public',
  rule: 'anyone',
  needsKey: true,
  knowsCaller: true,
  problems: ['not-found', 'gone'],
  callsPerMinute: 60,
  params: byId,
  response: z.null(),
} satisfies ServerHalf;

/**
 * Replaces what is written about a shop, and what it is; only who may administrate it changes its
 * state. A state is changed by one call, so that no shop opens with something else than was checked.
 */
export const changeShop = {
  summary:
    'Replaces what a shop says of itself, and opens it, sends it away or takes it back; it opens once its checklist is done.',
  audience: 'site',
  rule: { may: 'write' },
  problems: ['not-found', 'forbidden', 'conflict', 'precondition-failed'],
  callsPerMinute: 60,
  bodyBytes: 100_000,
  params: byId,
  body: z
    .strictObject({
      shop: shopBody,
      /** Unchanged by default. */
      state: z.optional(chosenState),
      /** With the state `away`. */
      away: z.optional(typedAway),
    })
    .check(
      z.refine(({ state, away }) => (state === 'away') === (away !== undefined), {
        path: ['away'],
        error: 'expected with the state `away`, and with no other',
      }),
    ),
  response: shopSettings,
} satisfies ServerHalf;

export const changeShopTaxes = {
  summary:
    'Declares that the owner of a shop is a small supplier, or takes that back, and sets the tax numbers of its invoices.',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  problems: ['not-found', 'forbidden', 'conflict', 'precondition-failed'],
  callsPerMinute: 30,
  params: byId,
  body: typedShopTaxes,
  response: shopSettings,
} satisfies ServerHalf;

export const closeShop = {
  summary:
    'Closes a shop for good and hides its products; not while something is open there. Its address stays its own, unless it was never open: then it is free again.',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  problems: ['not-found', 'forbidden', 'conflict'],
  params: byId,
  response: z.null(),
} satisfies ServerHalf;

export const readShopSettings = {
  summary: 'Everything that the people of a shop set, and what holds back its opening.',
  audience: 'site',
  rule: { may: 'read' },
  tellsHidden: 'others',
  problems: ['not-found'],
  params: byId,
  response: shopSettings,
} satisfies ServerHalf;

/** Whose money it is: of those who may administrate a shop its owner alone. */
export const linkShopAccount = {
  summary: 'Links one’s own account at the payment provider to one’s own shop.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['not-found', 'forbidden', 'conflict'],
  callsPerMinute: 10,
  params: z.strictObject({ id: shopId, provider: z.enum(['stripe']) }),
  body: z.strictObject({ account_id: accountId }),
  response: shopSettings,
} satisfies ServerHalf;

/** Suspending takes a shop and its products out of sight; its people read why. */
export const suspendShop = {
  summary: 'Takes a shop out of sight for a reason that its people read, or gives it back.',
  audience: 'site',
  rule: { group: 'administrators' },
  problems: ['not-found', 'conflict'],
  params: byId,
  body: z.strictObject({ reason: z.nullable(typedText(longestShopText.suspension)) }),
  response: z.null(),
} satisfies ServerHalf;
