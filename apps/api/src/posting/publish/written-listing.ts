import { internationalNumber } from '@boardwalk/sdk-core/account/phone-rules';
import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import type { ListingBody } from '@boardwalk/sdk-core/posting/body-schemas';
import { publicAddress, publicPrecision } from '@boardwalk/sdk-core/posting/public-place';
import type { NewListing } from '../../listings/storage/new-listing.ts';
import type { Whereabouts } from './find-whereabouts.ts';

/** What its owner does not write. */
export interface UnwrittenFacts
  extends Pick<
    NewListing,
    'ownerId' | 'status' | 'previousPrice' | 'createdAt' | 'updatedAt' | 'closedAt' | 'expiresAt'
  > {
  readonly id: number;
  readonly platformFields: Readonly<Record<string, unknown>>;
}

/** A listing ready to be stored, of what its owner has written and what follows from it. */
export function writtenListing(
  kind: PostingKind,
  body: ListingBody,
  { position, timeZone }: Whereabouts,
  { platformFields, ...facts }: UnwrittenFacts,
): NewListing {
  const { title, description, price, place, hours, tags, pictures, subcategory, attributes } = body;
  const { phone, ...contact } = body.contact;
  const listing = {
    ...facts,
    ...position,
    kind,
    subcategory,
    title,
    description,
    price,
    hours,
    tags,
    attributes: { ...platformFields, ...attributes },
    timeZone,
    address: publicAddress(place),
    precision: publicPrecision(place),
    mediaIds: pictures.map(({ id }) => id),
    contact: { ...contact, phone: phone && internationalNumber(phone) },
  };
  // The body was parsed by the schema of its kind, whose fields these are.
  return listing as NewListing;
}
