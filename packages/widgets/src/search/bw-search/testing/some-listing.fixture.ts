import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import type { ListingId, UserId } from '@boardwalk/sdk-core/vocabulary/ids';

/** A home in Hamilton for `100,000 × id` dollars, listed two weeks ago. */
export function someListing(id: number, changes: Partial<ListingSummary> = {}): ListingSummary {
  return {
    // Ids of tests are ids like any other.
    id: id as ListingId,
    ownerId: 3 as UserId,
    listingType: 'property',
    title: `Home number ${id}`,
    subcategory: 'RESIDENTIAL',
    status: 'Active',
    price: { amount: id * 10_000_000, currency: 'CAD', period: 'ONCE' },
    previousPrice: null,
    address: {
      fullAddress: `${id} Elm Street, Hamilton, ON`,
      street: `${id} Elm Street`,
      city: 'Hamilton',
      region: 'ON',
      country: 'CA',
      postalCode: null,
    },
    lat: 43.2 + id / 100,
    lng: -79.8,
    primaryImage: null,
    images: [],
    attributes: { bedroomsTotal: 3, bathroomsTotal: 2, livingArea: 140 },
    createdAt: new Date(Date.now() - 14 * 86_400_000).toISOString(),
    updatedAt: new Date().toISOString(),
    ...changes,
  };
}

/** Several homes, from number 1 on. */
export function someListings(count: number): ListingSummary[] {
  return Array.from({ length: count }, (_, index) => someListing(index + 1));
}
