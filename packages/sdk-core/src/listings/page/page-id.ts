import type { ListingKind } from '../kinds.ts';

/**
 * The number in the address of a listing's page: a realtor's is the person's
 * (0005-ids-and-kinds.md).
 */
export function pageIdOf(listing: {
  readonly listingType: ListingKind;
  readonly id: number;
  readonly ownerId: number;
}): number {
  return listing.listingType === 'realtor' ? listing.ownerId : listing.id;
}
