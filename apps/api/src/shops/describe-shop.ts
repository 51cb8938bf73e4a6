import { permissionsOn } from '@boardwalk/sdk-core/access/may';
import { internationalNumber } from '@boardwalk/sdk-core/account/phone-rules';
import { publicAddress, publicPrecision } from '@boardwalk/sdk-core/posting/public-place';
import type { OwnShop, Shop } from '@boardwalk/sdk-core/shops/schemas';
import type { ShopBody } from '@boardwalk/sdk-core/shops/shop-bodies';
import { isActive } from '@boardwalk/sdk-core/shops/shop-states';
import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import type { GuardedObject } from '@boardwalk/sdk-core/vocabulary/rights';
import { policyPerson } from '../access/policy-person.ts';
import type { ImagesById } from '../media/find-images.ts';
import type { OperationContext } from '../platform/calls/operation.ts';
import { shopStandingOf } from './states/standing.ts';
import type { ShopRow } from './tables.ts';

/** What the caller may do with a shop: `permissions` as the contract has them. */
export interface HeldRights {
  readonly isOwner: boolean;
  readonly permissions: Action[];
}

/** What the caller may do with a shop by their own right, whether or not the public sees it. */
export function heldRights(
  { caller, clock }: Pick<OperationContext, 'caller' | 'clock'>,
  object: GuardedObject,
): HeldRights {
  const person = policyPerson(caller);
  const hidden = { ...object, isPublic: false };
  return {
    isOwner: person !== null && person.id === object.ownerId,
    permissions: [...permissionsOn(person, hidden, clock.now().getTime())],
  };
}

/** A shop in the list of those who look after it. */
export function describeOwnShop(
  row: ShopRow,
  rights: HeldRights,
  images: ImagesById,
  now: Date,
): OwnShop {
  const { state } = shopStandingOf(row, now);
  return {
    id: row.id,
    name: row.name,
    logo: imageOf(row.logoId, images),
    state,
    active: isActive(state),
    country: row.country,
    currency: row.currency,
    ...rights,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

/** What a shop says of itself to everybody, but for what is beside its row. */
export function describeShop(row: ShopRow, images: ImagesById, now: Date) {
  const place = placeOf(row);
  const { state, away } = shopStandingOf(row, now);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    logo: imageOf(row.logoId, images),
    cover: imageOf(row.coverId, images),
    country: row.country,
    currency: row.currency,
    address: publicAddress(place),
    position: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    precision: publicPrecision(place),
    hours: row.hours,
    timeZone: row.timeZone,
    pickup: row.pickup,
    contact: publicContact(row.contact),
    returns: row.returns,
    privacy: row.privacy,
    handling: { from: row.handlingFrom, to: row.handlingTo },
    state,
    away: state === 'away' && away ? { until: away.until, message: away.message } : null,
    since: (row.openedAt ?? row.createdAt).toISOString(),
  } satisfies Partial<Shop>;
}

/** What was written of a shop, as its people change it. */
export function writtenShop(row: ShopRow, images: ImagesById): ShopBody {
  return {
    name: row.name,
    description: row.description,
    logo: pictureOf(row.logoId, images),
    cover: pictureOf(row.coverId, images),
    place: placeOf(row),
    hours: row.hours,
    pickup: row.pickup,
    contact: row.contact,
    returns: row.returns,
    privacy: row.privacy,
    handling: { from: row.handlingFrom, to: row.handlingTo },
  };
}

/** Only shops whose owner is gone, and drafts that were given up, have no place; these are closed. */
function placeOf({ id, place }: ShopRow): ShopBody['place'] {
  if (place) return place;
  throw new Error(`The shop ${id} has no place.`);
}

function publicContact({ phone, email, website }: ShopBody['contact']): Shop['contact'] {
  return { phone: phone && internationalNumber(phone), email, website };
}

export function imageOf(id: string | null, images: ImagesById) {
  return (id !== null && images.get(id)) || null;
}

function pictureOf(id: string | null, images: ImagesById): ShopBody['logo'] {
  const image = imageOf(id, images);
  return image && { id: image.id, alt: image.alt };
}
