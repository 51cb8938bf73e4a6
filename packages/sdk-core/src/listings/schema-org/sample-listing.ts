import { structuredData } from '../structured-data.ts';
import type { JsonLd, ListingForStructuredData } from './listing.ts';

/** A home for sale, for tests. */
export const sampleListing: ListingForStructuredData = {
  kind: 'property',
  subcategory: 'RESIDENTIAL',
  title: 'Brick bungalow near the canal',
  description: 'Three bedrooms, a pool and a shed.',
  status: 'Active',
  price: { amount: 64_990_000, currency: 'CAD', period: 'ONCE' },
  address: {
    street: '12 Canal Street',
    city: 'Welland',
    region: 'ON',
    country: 'CA',
    postalCode: 'L3B 1A1',
  },
  lat: 42.99,
  lng: -79.25,
  imageUrls: ['https://site.example/media/1/1280.webp'],
  attributes: { saleType: 'SALE' },
  hours: null,
  createdAt: '2026-11-01T12:00:00Z',
  updatedAt: '2026-11-02T12:00:00Z',
  expiresAt: null,
  contactName: 'Rosa Marchetti',
  website: null,
  url: 'https://site.example/property/listing/7',
};

/** The schema.org description of the sample with some things otherwise. */
export function mergeExpected(changes: Partial<ListingForStructuredData>): JsonLd {
  return structuredData({ ...sampleListing, ...changes });
}
