import { unknownShape } from '../media/unknown-shape.ts';
import type { ListingId, UserId } from '../vocabulary/ids.ts';
import type { ListingSummary } from './schemas.ts';

/** A listing as cards show it, for tests of what hands it on. */
export function summaryOf(id: ListingId): ListingSummary {
  const primaryImage = { ...unknownShape, id: 'a', path: '/media/a', alt: 'An oak desk' };
  const publishedAt = '2026-11-20T12:00:00.000Z';
  return {
    id,
    // Ids are branded by the contract's schemas, which tests of stores do without.
    ownerId: 3 as UserId,
    listingType: 'item',
    title: 'Oak writing desk',
    subcategory: 'FURNITURE',
    status: 'Active',
    price: { amount: 18_000, currency: 'CAD', period: 'ONCE' },
    previousPrice: null,
    address: {
      fullAddress: 'Hamilton, ON',
      ...{ street: null, city: 'Hamilton', region: 'ON', country: 'CA', postalCode: null },
    },
    ...{ lat: 43.25, lng: -79.87 },
    primaryImage,
    images: [primaryImage],
    attributes: {},
    ...{ createdAt: publishedAt, updatedAt: publishedAt },
  };
}
