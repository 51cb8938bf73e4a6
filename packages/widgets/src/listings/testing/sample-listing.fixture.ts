import type { Listing, ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import type { Image } from '@boardwalk/sdk-core/media/schemas';
import type { ListingId, UserId } from '@boardwalk/sdk-core/vocabulary/ids';

/** A picture for tests; its files need not exist. */
export function sampleImage(number: number): Image {
  return {
    id: `picture-${number}`,
    path: `/media/picture-${number}`,
    alt: `View ${number}`,
    width: 1280,
    height: 960,
    thumbhash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
  };
}

/** A home for tests, with whatever a test wants otherwise. */
export function sampleListing(other: Partial<Listing> = {}): Listing {
  return {
    // Ids are branded by the contract's schemas, which tests of widgets do without.
    id: 7 as ListingId,
    ownerId: 3 as UserId,
    listingType: 'property',
    title: 'Bright bungalow near the canal',
    subcategory: 'RESIDENTIAL',
    status: 'Active',
    price: { amount: 49_900_000, currency: 'CAD', period: 'ONCE' },
    previousPrice: null,
    address: {
      fullAddress: '12 Elm St, Welland, ON L3B 1A1',
      street: '12 Elm St',
      city: 'Welland',
      region: 'ON',
      country: 'CA',
      postalCode: 'L3B 1A1',
    },
    lat: 43.016,
    lng: -79.261,
    precision: 'exact',
    primaryImage: null,
    images: [],
    attributes: { bedroomsTotal: 3, bathroomsTotal: 2, livingArea: 135, features: ['POOL'] },
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-21T12:00:00.000Z',
    description: 'Quiet street.\n\nClose to the trail.',
    tags: [],
    hours: null,
    timeZone: 'America/Toronto',
    closedAt: null,
    expiresAt: null,
    owner: { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, takesMessages: true },
    contact: { name: 'Rosa Diaz', hasPhone: true, hasEmail: true, website: null },
    structuredData: { '@context': 'https://schema.org', '@type': 'RealEstateListing' },
    ...other,
  };
}

/** The same as a card has it. */
export function sampleSummary(id: number, other: Partial<ListingSummary> = {}): ListingSummary {
  const { ownerId, listingType, title, subcategory, status, price, previousPrice, address } =
    sampleListing();
  const { lat, lng, primaryImage, images, attributes, createdAt, updatedAt } = sampleListing();
  return {
    id: id as ListingId,
    ownerId,
    listingType,
    title,
    subcategory,
    status,
    price,
    previousPrice,
    address,
    lat,
    lng,
    primaryImage,
    images,
    attributes,
    createdAt,
    updatedAt,
    ...other,
  };
}
