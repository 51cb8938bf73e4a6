import { type JsonLd, type ListingForStructuredData, withoutEmpty } from './listing.ts';

/** The address, as far as the listing shows it. */
export function postalAddress({ address }: Pick<ListingForStructuredData, 'address'>): JsonLd {
  return withoutEmpty({
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  });
}

/** The position, or undefined where the listing has none. */
export function geoCoordinates({
  lat,
  lng,
}: Pick<ListingForStructuredData, 'lat' | 'lng'>): JsonLd | undefined {
  if (lat === null || lng === null) return undefined;
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng };
}

/** Where a listing is. */
export function place(listing: ListingForStructuredData): JsonLd {
  return withoutEmpty({
    '@type': 'Place',
    address: postalAddress(listing),
    geo: geoCoordinates(listing),
  });
}
