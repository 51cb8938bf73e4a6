import type { Shop } from '@boardwalk/sdk-core/shops/schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { samplePicture } from './sample-picture.fixture.ts';

/** A shop for tests, with whatever a test needs otherwise. */
export function sampleShop(other: Partial<Shop> = {}): Shop {
  return {
    id: 'maple-lane',
    name: 'Maple Lane Pottery',
    description: 'Pots for every day.',
    logo: null,
    cover: samplePicture(9),
    country: 'CA',
    currency: 'CAD',
    address: {
      fullAddress: '12 Elm St, Welland, ON L3B 1A1',
      street: '12 Elm St',
      city: 'Welland',
      region: 'ON',
      country: 'CA',
      postalCode: 'L3B 1A1',
    },
    position: null,
    precision: 'city',
    hours: { weekly: [1, 2, 3, 4, 5].map((day) => ({ day, opens: 540, closes: 1020 })) },
    timeZone: 'America/Toronto',
    pickup: { instructions: 'Ring at the side door.', hours: null },
    contact: {
      phone: '+19055550123',
      email: 'hello@maple.example',
      website: 'https://maple.example',
    },
    returns: 'Within 30 days.',
    privacy: 'We store your address until your parcel is there.',
    handling: { from: 1, to: 2 },
    state: 'open',
    away: null,
    // Ids are branded by the contract's schemas, which tests of widgets do without.
    owner: { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, takesMessages: true },
    replies: 'hours',
    shelves: [
      { category: 'KITCHEN_AND_DINING', products: 14 },
      { category: 'HOME_DECOR', products: 1 },
    ],
    since: '2026-01-05T12:00:00.000Z',
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Store',
      name: 'Maple Lane Pottery',
      url: 'https://site.example/marketplace/shop/maple-lane',
    },
    ...other,
  };
}
