import type { ListingKind } from '../kinds.ts';

/**
 * The number in the address of a listing's page: a realtor's is the person's
 * (docs/architecture/listings.md#ids-and-kinds).
 */
export function pageIdOf(listing: {
  readonly listingType: ListingKind;
  readonly id: number;
  readonly ownerId: number;
}): number {
  return listing.listingType === 'realtor' ? listing.ownerId : listing.id;
}
